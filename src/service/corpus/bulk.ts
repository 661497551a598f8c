/** Whole lists as files of lines, for whoever would otherwise ask for page after page. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { cases } from '../../conformance/catalogue.js';
import { BULK, type BulkId, type Download } from '../../contract/bulk.js';
import { Unavailable } from '../../contract/errors.js';
import type { Store } from '../../store/store.js';
import { exportRulings } from '../case-law/transfer.js';
import { expansionList, tileList } from './catalogue.js';
import { wholeClauses } from './clauses.js';
import { conflictList } from './conflicts.js';
import { corpusModified } from './last-modified.js';
import { rules } from './rules.js';
import { settingList } from './settings.js';

const DESCRIPTIONS: Readonly<Record<BulkId, string>> = {
  clauses: 'what the sources say, clause by clause',
  cases: 'the cases of the conformance suite, each with its position',
  conflicts: 'contradictions of the sources, then open questions',
  expansions: 'the expansions, and what each adds',
  rules: 'the rules that verdicts name',
  rulings: 'every version of every published ruling, in the order in which they were written',
  settings: 'the points on which editions, publishers and tables differ',
  tiles: 'the designs of the tiles',
};

const LISTS: Readonly<Record<Exclude<BulkId, 'rulings'>, () => readonly unknown[]>> = {
  clauses: wholeClauses,
  cases: () => [...cases().values()],
  conflicts: () => Object.values(conflictList('en')).flat(),
  expansions: () => expansionList('en').items,
  rules: () => rules,
  settings: () => settingList({}, 'en').items,
  tiles: () => tileList({}).items,
};

/** A file, packed: it is held so, and unpacked for the few who do not take it so. */
interface File {
  readonly download: Download;
  readonly packed: Buffer;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

async function fileOf(id: BulkId, lines: readonly unknown[], updatedAt: Date): Promise<File> {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const packed = await pack(bytes);
  const download: Download = {
    id,
    description: DESCRIPTIONS[id],
    href: `/v1/bulk/${id}`,
    contentType: 'application/x-ndjson',
    items: lines.length,
    bytes: bytes.length,
    gzipBytes: packed.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    updatedAt: updatedAt.toISOString(),
  };
  return { download, packed };
}

export interface Bulk {
  /** Of what there is; while the store does not answer, without the rulings. */
  list(): Promise<{ items: Download[] }>;
  /** Throws `Unavailable`. */
  file(id: BulkId): Promise<File>;
}

/** Files are made when they are first asked for: once of what changes only with a release, of the rulings again when they have changed. */
export function bulkOf({ rulings, aside }: Pick<Store, 'rulings' | 'aside'>): Bulk {
  const made = new Map<BulkId, Promise<File>>();
  let revision: number | undefined;

  async function ofRulings(): Promise<File> {
    const all = [];
    for await (const ruling of exportRulings(rulings, undefined)) all.push(ruling);
    const newest = Math.max(0, ...all.map(({ updatedAt }) => Date.parse(updatedAt)));
    return fileOf('rulings', all, new Date(newest));
  }

  async function forgetChanged(): Promise<void> {
    const now = await aside.revision();
    if (now !== revision) made.delete('rulings');
    revision = now;
  }

  async function file(id: BulkId): Promise<File> {
    if (id === 'rulings') await forgetChanged();
    const known = made.get(id);
    if (known) return known;
    const making = id === 'rulings' ? ofRulings() : fileOf(id, LISTS[id](), corpusModified());
    made.set(id, making);
    // what failed is tried again
    making.catch(() => made.delete(id));
    return making;
  }

  return {
    file,
    async list() {
      const files = await Promise.all(
        BULK.map((id) =>
          file(id).catch((error: unknown) => {
            if (error instanceof Unavailable) return undefined;
            throw error;
          }),
        ),
      );
      return { items: files.flatMap((found) => (found ? [found.download] : [])) };
    },
  };
}

/** As it was before it was packed. */
export const unpacked = ({ packed }: File): Promise<Buffer> => unpack(packed);
