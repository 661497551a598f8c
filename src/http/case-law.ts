/** The published rulings, held in memory: which of them bind in a ruleset, and which touch a verdict. */
import type { BindingRuling } from '../catalog.js';
import type { Ruling, RulingStatus } from '../contract/ruling.js';
import type { RulesetReference } from '../contract/ruleset.js';
import type { Verdict } from '../contract/verdict.js';
import type { RulingStore } from '../store/store.js';

/** A ruling as a verdict shows it. */
export interface Precedent {
  readonly id: string;
  readonly version: number;
  readonly question: string;
  readonly decision: string;
  readonly authorityLevel: Ruling['authorityLevel'];
  readonly binding: boolean;
  readonly hash: string;
}

export interface Law {
  /** Those that bind in the ruleset with this hash, the newest last. */
  bindings(rulesetHash: string): readonly BindingRuling[];
  /** Those that cite a clause which the verdict cites, or decide a rule that it rests on; the newest first. */
  precedents(verdict: Verdict): readonly Precedent[];
}

export interface CaseLaw {
  /** At once, unless it has just changed here or was never read. */
  current(): Law | Promise<Law>;
  /** A ruling has been published, superseded or withdrawn. */
  changed(): void;
}

/** How old the law may be, in milliseconds: what another server publishes is in force here within that time. */
const FRESH = 1000;
const PAGE = 200;
const MOST = 20;
const PUBLISHED: RulingStatus = 'published';

const NO_LAW: Law = { bindings: () => [], precedents: () => [] };

/** `hashOf` says which ruleset a ruling was made for. A store that does not answer leaves the law as it was last read. */
export function caseLawOf(store: RulingStore, hashOf: (reference: RulesetReference) => Promise<string | undefined>): CaseLaw {
  let law: Law | undefined;
  let readAt = 0;
  let reading: Promise<Law> | undefined;
  const read = () =>
    (reading ??= load(store, hashOf)
      .then((read) => (law = read))
      .catch(() => law ?? NO_LAW)
      .finally(() => {
        readAt = Date.now();
        reading = undefined;
      }));
  return {
    current() {
      if (!law) return read();
      if (Date.now() - readAt > FRESH) void read();
      return law;
    },
    changed() {
      law = undefined;
    },
  };
}

async function load(store: RulingStore, hashOf: (reference: RulesetReference) => Promise<string | undefined>): Promise<Law> {
  const rulings: Ruling[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.list({ status: PUBLISHED, limit: PAGE, ...(cursor !== undefined && { cursor }) });
    rulings.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rulings.length === 0 ? NO_LAW : lawOf(rulings, await bindingsOf(rulings, hashOf));
}

const today = () => new Date().toISOString().slice(0, 10);

async function bindingsOf(rulings: readonly Ruling[], hashOf: (reference: RulesetReference) => Promise<string | undefined>) {
  const byRuleset = new Map<string, BindingRuling[]>();
  // the list is newest first
  for (const { id, binding, ruleset, effectiveFrom } of [...rulings].reverse()) {
    if (!binding || (effectiveFrom !== undefined && effectiveFrom > today())) continue;
    const hash = await hashOf(ruleset);
    if (hash !== undefined) byRuleset.set(hash, [...(byRuleset.get(hash) ?? []), { id, binding }]);
  }
  return byRuleset;
}

function lawOf(rulings: readonly Ruling[], byRuleset: ReadonlyMap<string, readonly BindingRuling[]>): Law {
  const byName = new Map<string, Set<number>>();
  rulings.forEach(({ cites, binding }, i) => {
    const names = [
      ...cites,
      ...(binding?.kind === 'question' ? [binding.rule] : []),
      ...(binding?.kind === 'setting' ? [`settings.${binding.setting}`] : []),
    ];
    for (const name of names) byName.set(name, (byName.get(name) ?? new Set()).add(i));
  });
  return {
    bindings: (hash) => byRuleset.get(hash) ?? [],
    precedents({ clauses, findings }) {
      const read = findings.flatMap(({ settings = {} }) => Object.keys(settings).map((key) => `settings.${key}`));
      const touched = [...Object.keys(clauses), ...findings.map(({ rule }) => rule), ...read].flatMap((name) => [...(byName.get(name) ?? [])]);
      return [...new Set(touched)]
        .sort((a, b) => a - b)
        .slice(0, MOST)
        .map((i) => precedent(rulings[i]!));
    },
  };
}

const precedent = ({ id, version, question, decision, authorityLevel, binding, hash }: Ruling): Precedent => ({
  id,
  version,
  question,
  decision,
  authorityLevel,
  binding: binding !== undefined,
  hash,
});
