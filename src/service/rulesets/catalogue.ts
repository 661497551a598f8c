/** The rulesets that there are: the built-in ones, and those that were stored. */
import { BadCursor, isRulesetId, type RulesetStore, type StoredRuleset } from '../../store/store.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { assembledUnder, builtIn, builtInRuleset, rulesetDocument, type RulesetChoice } from '../../catalog.js';
import type { RulesetSummary } from '../../contract/catalogue.js';
import type { RulesetDocument, RulesetVersion } from '../../contract/ruleset.js';
import { presetAliases } from '../../corpus/presets.js';
import type { CaseLaw } from '../case-law/law.js';
import { blaming } from '../blaming.js';
import { within } from '../decisions/position.js';
import { found } from '../lookup.js';
import { fromCursor, page, toCursor, wordsIn, type Page, type PageQuery } from '../page.js';
import { builtInNames, builtInVersion, DEFAULT_RULESET, findStored } from './lookup.js';

export const rulesetSummary = (choice: RulesetChoice): RulesetSummary => summaryOf(rulesetDocument(choice));

export function summaryOf({ id, version, label, preset, builtIn: isBuiltIn, expansions, hash }: RulesetDocument): RulesetSummary {
  const aliases = Object.entries(presetAliases).filter(([alias, name]) => isBuiltIn && name === id && alias !== id);
  return { id, version, label, preset, builtIn: isBuiltIn, expansions, aliases: aliases.map(([alias]) => alias), hash };
}

export const builtInSummaries: readonly RulesetSummary[] = builtIn.map((choice) => rulesetSummary(choice));

function matching(q: string | undefined): readonly RulesetSummary[] {
  if (q === undefined) return builtInSummaries;
  const words = q.toLowerCase();
  return builtInSummaries.filter(({ id, label, aliases }) => [id, label, ...aliases].some((text) => text.toLowerCase().includes(words)));
}

/** `q`: words of the id, the label or the notes. */
export type RulesetQuery = PageQuery & { readonly q?: string };

/** Built-in rulesets come first; the store goes on where they end. Throws `Invalid`, `Unavailable`. */
export async function listRulesets(store: RulesetStore, { limit = 50, cursor, q: words }: RulesetQuery): Promise<Page<RulesetSummary>> {
  const q = wordsIn(words);
  const name = { list: 'rulesets', ...(q !== undefined && { q }) };
  const after = cursor === undefined ? undefined : fromCursor(name, cursor);
  const inStore = after !== undefined && !builtInRuleset(after);
  if (inStore && !isRulesetId(after)) throw new BadCursor();
  const first = inStore ? { items: [], next: null } : page(matching(q), { limit, cursor }, name);
  if (first.next !== null) return first;
  const room = limit - first.items.length;
  // one more than there is room for, to know whether another page follows
  const stored = await blaming('invalid-parameters', () => store.list({ ...(inStore && { after }), ...(q !== undefined && { q }), limit: room + 1 }));
  const items = [...first.items, ...stored.slice(0, room).map(storedSummary)];
  return { items, next: stored.length > room ? toCursor(name, items.at(-1)!.id) : null };
}

const HASH = /^sha256-[0-9a-f]{64}$/;

const choiceFrom = ({ id, version, document }: StoredRuleset): RulesetChoice => ({ ...document, id, version });

/** Also of one that names what this release knows no more: it stays in the lists, under the hash of its text. */
function storedSummary(stored: StoredRuleset): RulesetSummary {
  try {
    return rulesetSummary(choiceFrom(stored));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { id, version, hash, document } = stored;
    const { label = id, preset = DEFAULT_RULESET, expansions = [] } = document;
    return { id, version, label, preset, builtIn: false, expansions, aliases: [], hash };
  }
}

/** The ruleset with the value of every setting. Throws `Invalid` for one that names what this release knows no more. */
export const documentOf = (choice: RulesetChoice): RulesetDocument => within('ruleset', '', () => rulesetDocument(choice));

/** As it is in force, with the rulings that bind in it. Throws `NotFound`, `Unavailable`, `Invalid`. */
export async function rulesetInForce(store: RulesetStore, law: CaseLaw, id: string, asked: Circumstances): Promise<RulesetDocument> {
  const { version, ...circumstances } = asked;
  // a verdict's hash may be that of a ruleset given inline, or of one with the rulings of the day
  const judgedBy = HASH.test(id) && !(await byHash(store, id)) ? assembledUnder(id) : undefined;
  if (judgedBy) return judgedBy;
  const choice = await rulesetChoice(store, id, version);
  const document = documentOf(choice);
  const reference = { id: document.id, ...(version !== undefined && { version }), ...circumstances };
  const rulings = (await law.current()).bindings(document, reference);
  return rulings.length === 0 ? document : documentOf({ ...choice, rulings });
}

type Circumstances = Pick<RulesetVersion, 'rulings' | 'event'> & { readonly version?: number };

/** By an id, an alias or a hash; the latest version when it is left out. Throws `NotFound`, `Unavailable`. */
export async function rulesetChoice(store: RulesetStore, id: string, version?: number): Promise<RulesetChoice> {
  if (HASH.test(id)) return found(await byHash(store, id), 'ruleset', id);
  const reference = { id, ...(version !== undefined && { version }) };
  const choice = builtInVersion(reference) ?? (await findStored(store, reference));
  return found(choice, 'ruleset', version === undefined ? id : `${id}, version ${version}`, builtInNames);
}

async function byHash(store: RulesetStore, hash: string): Promise<RulesetChoice | undefined> {
  const choice = builtIn.find((candidate) => rulesetDocument(candidate).hash === hash);
  if (choice) return choice;
  const stored = await store.getByHash(hash);
  return stored && choiceFrom(stored);
}

/** Oldest first. Throws `NotFound`, `Unavailable`. */
export async function rulesetVersions(store: RulesetStore, id: string): Promise<{ items: RulesetSummary[] }> {
  const choice = builtInRuleset(id);
  const items = choice ? [rulesetSummary(choice)] : (await store.versions(id)).map(storedSummary);
  found(items[0], 'ruleset', id, builtInNames);
  return { items };
}
