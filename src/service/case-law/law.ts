/** The published rulings, held in memory: which of them bind in a ruleset, and which touch a verdict. */
import { Unavailable, type Aside } from '../../store/store.js';
import type { Precedent } from '../../contract/precedent.js';
import type { Verdict } from '../../contract/verdict.js';
import type { BindingRuling } from '../../catalog.js';
import { bindingsOf, essence, type Bindings, type Essence, type HashOf } from './bindings.js';
import { coalesced } from './coalesce.js';
import { signal } from '../signals.js';

export interface Law {
  /** Those that bind in the ruleset that a reference stands for, the newest last. */
  readonly bindings: Bindings;
  /** Those that cite, or decide, something that a verdict touches; the newest first, and each with its language. `bound`: those that bound it. */
  precedents(touched: readonly string[], bound: readonly BindingRuling[]): readonly Precedent[];
}

/** The clauses that a verdict cites, and the rules and settings that it rests on. */
export const touchedBy = ({ clauses, findings }: Pick<Verdict, 'clauses' | 'findings'>): string[] => [
  ...Object.keys(clauses),
  ...findings.map(({ rule }) => rule),
  ...findings.flatMap(({ settings = {} }) => Object.keys(settings).map((key) => `settings.${key}`)),
];

export interface CaseLaw {
  /**
   * As it stands now, whichever server has changed it; at once where none but this one can. While the store does not answer,
   * as it was last read. Throws `Unavailable` when it never was.
   */
  current(): Law | Promise<Law>;
  /** While the store does not answer: when the law was last known to stand so. */
  staleSince(): Date | undefined;
}

/** Milliseconds that a verdict waits for a store that does not answer, where nothing else is said. */
export const LAW_PATIENCE = 1000;
const DAY = 86_400_000;
const PAGE = 200;
const MOST = 20;

export function caseLawOf(store: Aside, hashOf: HashOf, patience = LAW_PATIENCE): CaseLaw {
  const published = new Map<string, Essence>();
  let since = '1970-01-01';
  let read: { readonly mark: string; readonly law: Law; at: number } | undefined;
  let stale: Date | undefined;

  /** What was written since the last time. */
  async function catchUp(): Promise<void> {
    let cursor: string | undefined;
    do {
      const { items, next, asOf } = await store.rulings.list({ changedSince: since, limit: PAGE, ...(cursor !== undefined && { cursor }) });
      for (const ruling of items) {
        if (ruling.status === 'published') published.set(ruling.id, essence(ruling));
        else published.delete(ruling.id);
      }
      cursor = next ?? undefined;
      // not before the last page: several may have been written at one instant
      if (cursor === undefined) since = asOf ?? since;
    } while (cursor !== undefined);
  }

  const refresh = coalesced(async (): Promise<Law> => {
    const at = Date.now();
    const mark = markOf(await store.revision());
    if (read?.mark !== mark) {
      await catchUp();
      const rulings = [...published.values()].sort(newestFirst);
      read = { mark, law: lawOf(rulings, await bindingsOf(rulings, hashOf)), at };
    } else read = { ...read, at };
    stale = undefined;
    return read.law;
  });

  const inPatience = async (last: NonNullable<typeof read>): Promise<Law> => {
    const law = await inTime(refresh(), patience);
    if (!law) stale = new Date(last.at);
    return law ?? last.law;
  };

  return {
    current() {
      if (!read) return refresh();
      const known = store.known();
      const isSame = known !== undefined && read.mark === markOf(known);
      signal('cache', { cache: 'case-law', result: isSame ? 'hit' : 'miss' });
      if (!isSame) return inPatience(read);
      read.at = Date.now();
      return read.law;
    },
    staleSince: () => stale,
  };
}

/** A new day may bring rulings into force. */
const markOf = (revision: number): string => `${revision} ${Math.floor(Date.now() / DAY)}`;

/** Undefined when the store does not answer, or not in time. */
async function inTime<T>(work: Promise<T>, patience: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined).unref();
  });
  try {
    return await Promise.race([work, over]);
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const newestFirst = (a: Essence, b: Essence): number => compare(b.createdAt, a.createdAt) || compare(b.id, a.id);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const NO_LAW: Law = { bindings: () => [], precedents: () => [] };

function lawOf(rulings: readonly Essence[], bindings: Law['bindings']): Law {
  if (rulings.length === 0) return NO_LAW;
  const byName = new Map<string, number[]>();
  rulings.forEach(({ cites, binding }, i) => {
    const names = [
      ...cites,
      ...(binding?.kind === 'question' ? [binding.rule] : []),
      ...(binding?.kind === 'setting' ? [`settings.${binding.setting}`] : []),
    ];
    for (const name of new Set(names)) {
      const list = byName.get(name) ?? [];
      byName.set(name, list);
      // the newest come first; more than are shown need not be known
      if (list.length < MOST) list.push(i);
    }
  });
  return {
    bindings,
    precedents(touched, bound) {
      return [...new Set(touched.flatMap((name) => byName.get(name) ?? []))]
        .sort((a, b) => a - b)
        .slice(0, MOST)
        .map((i) => precedent(rulings[i]!, bound));
    },
  };
}

const precedent = (
  { id, version, question, decision, authorityLevel, binding, ruleset, event, effectiveFrom, hash, language = 'en' }: Essence,
  bound: readonly BindingRuling[],
): Precedent => ({
  id,
  version,
  question,
  decision,
  authorityLevel,
  binding: binding !== undefined,
  binds: bound.some((ruling) => ruling.id === id),
  ruleset,
  ...(event !== undefined && { event }),
  ...(effectiveFrom !== undefined && { effectiveFrom }),
  hash,
  language,
});
