/** Reading case law: to be searched, filtered and kept in step with. */
import { badDates, badText, type RulingPage, type RulingQuery, type RulingStore, type Store } from '../../store/store.js';
import type { Defect } from '../../contract/problem.js';
import type { Key } from '../../contract/key.js';
import type { HistoryEntry, RulingHistory } from '../../contract/ruling-requests.js';
import type { AuditEntry, Ruling } from '../../contract/ruling.js';
import { inEnglish } from '../corpus/search.js';
import { blaming } from '../blaming.js';
import { found } from '../lookup.js';
import { wordsIn } from '../page.js';
import { isVisible, readerOf } from './access.js';
import { entriesOf } from './audit.js';

type Asked = Omit<RulingQuery, 'reader' | 'limit' | 'alike'> & { readonly limit?: number | undefined };

/** What this key may see. Throws `Invalid`, `Unavailable`. */
export function listRulings(store: RulingStore, { limit = 50, q: words, ...rest }: Asked, key: Key | undefined): Promise<RulingPage> {
  const reader = readerOf(key);
  const q = wordsIn(words);
  const filter = { ...rest, ...(q !== undefined && { q }) };
  const alike = q === undefined ? undefined : inEnglish(q);
  return blaming('invalid-parameters', () => store.list({ ...filter, ...(alike !== undefined && { alike }), limit, ...(reader && { reader }) }));
}

/** Of a question that has not its shape: the texts and dates in it that are none. */
export function furtherListDefects(asked: unknown, known: readonly Defect[]): Defect[] {
  const isRead = ([name, value]: [string, unknown]) => typeof value === 'string' && !known.some(({ pointer }) => pointer === `/${name}`);
  const read = Object.fromEntries(Object.entries(asked ?? {}).filter(isRead));
  return [...badText(read), ...badDates(read)];
}

const HASH = /^sha256-[0-9a-f]{64}$/;

/** By an id or the hash of a version; the latest version when it is left out. Throws `NotFound`, `Unavailable`. */
export async function rulingOf(store: RulingStore, id: string, version: number | undefined, key: Key | undefined): Promise<Ruling> {
  const ruling = await (HASH.test(id) ? store.getByHash(id) : version === undefined ? store.get(id) : store.getVersion(id, version));
  const name = version === undefined ? id : `${id}, version ${version}`;
  return found(ruling && (await isOpen(store, ruling, key)) ? ruling : undefined, 'ruling', name);
}

/** Once it is published, the drafts that led to it are open too. */
const isOpen = async (store: RulingStore, ruling: Ruling, key: Key | undefined): Promise<boolean> =>
  isVisible(ruling, key) || isVisible((await store.get(ruling.id)) ?? ruling, key);

/** Oldest first. Throws `NotFound`, `Unavailable`. */
export async function rulingVersions(store: RulingStore, id: string, key: Key | undefined): Promise<{ items: readonly Ruling[] }> {
  const items = await store.versions(id);
  const last = items.at(-1);
  found(last && isVisible(last, key) ? last : undefined, 'ruling', id);
  return { items };
}

/** Who did what, oldest first. Throws `NotFound`, `Unavailable`. */
export async function rulingHistory({ rulings, audit }: Store, id: string, key: Key | undefined): Promise<RulingHistory> {
  const { items } = await rulingVersions(rulings, id, key);
  const imports = new Map<number, AuditEntry>();
  for await (const noted of entriesOf(audit, `ruling:${id}`))
    if (noted.action === 'import' && noted.version !== undefined) imports.set(noted.version, noted);
  return { items: items.map((version) => historyEntry(version, imports.get(version.version))) };
}

export const historyEntry = ({ version, status, hash, updatedAt, change }: Ruling, imported?: AuditEntry): HistoryEntry => ({
  version,
  status,
  hash,
  at: updatedAt,
  change,
  ...(imported && { imported: { at: imported.at, by: imported.by } }),
});
