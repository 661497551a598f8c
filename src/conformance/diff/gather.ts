/** Many differences and few faults: those that are alike are one divergence, named by the clause that is likeliest to be behind them. */
import { clauseText, type ClauseText } from '../report/law.js';
import { KINDS, type Compared, type Difference, type Kind } from './compare.js';
import type { Course, Line } from './line.js';

/** Which game it came up in, so that it can be played again. */
export interface Where {
  readonly game: number;
  readonly seed: number;
  readonly players: number;
}

export interface Divergence<L extends Course = Line> extends Where {
  readonly kind: Kind;
  readonly means: (typeof KINDS)[Kind];
  /** That decide it on our side, the likeliest first. */
  readonly clauses: readonly string[];
  /** Of the likeliest. */
  readonly law?: ClauseText;
  /** It is known that the engine plays against one of them. */
  readonly known?: boolean;
  /** How many decisions showed it. */
  readonly times: number;
  readonly ours: unknown;
  readonly theirs: unknown;
  /** The shortest line of play that was found to show it. */
  readonly line: L;
}

interface Group<L> {
  readonly difference: Difference;
  readonly line: L;
  readonly where: Where;
  readonly times: number;
}

type Shorten<L> = (line: L, isSame: (compared: Compared) => boolean) => Promise<L>;

export function gathering<L extends Course = Line>() {
  let groups = new Map<string, Group<L>>();
  const agreed = new Map<string, number>();
  const failed = new Map<string, number>();

  const note = (compared: Compared, line: L, where: Where): void => {
    for (const clause of compared.agreed) agreed.set(clause, (agreed.get(clause) ?? 0) + 1);
    // of several actions that differ for the same reason one will do
    const alike = new Map(compared.differences.map((difference) => [`${difference.kind} ${[...difference.clauses].sort().join()}`, difference]));
    for (const [key, difference] of alike) {
      for (const clause of difference.clauses) failed.set(clause, (failed.get(clause) ?? 0) + 1);
      groups.set(key, merged(groups.get(key), { difference, line, where, times: 1 }));
    }
  };

  /** How often it fails where it decides. */
  const likely = (clause: string): number => (failed.get(clause) ?? 0) / ((failed.get(clause) ?? 0) + (agreed.get(clause) ?? 0));
  const likeliestFirst = (clauses: readonly string[]): string[] =>
    [...clauses].sort((a, b) => likely(b) - likely(a) || (failed.get(b) ?? 0) - (failed.get(a) ?? 0) || (a < b ? -1 : 1));

  /** One for each kind and likeliest clause, and of each the shortest line. */
  const shorten = async (shorter: Shorten<L>): Promise<void> => {
    const few = new Map<string, Group<L>>();
    for (const group of groups.values()) {
      const clauses = likeliestFirst(group.difference.clauses);
      const key = `${group.difference.kind} ${clauses[0] ?? ''}`;
      few.set(key, merged(few.get(key), { ...group, difference: { ...group.difference, clauses } }));
    }
    groups = few;
    for (const [key, group] of few) {
      let { difference } = group;
      const same = ({ kind, clauses }: Difference) => kind === group.difference.kind && isFirst(clauses, group.difference.clauses[0]);
      const line = await shorter(group.line, ({ differences }) => {
        const shown = differences.find(same);
        if (shown) difference = shown;
        return shown !== undefined;
      });
      few.set(key, { ...group, line, difference: { ...difference, clauses: likeliestFirst(difference.clauses) } });
    }
  };
  const isFirst = (clauses: readonly string[], first: string | undefined) => likeliestFirst(clauses)[0] === first;

  const divergences = (): Divergence<L>[] =>
    [...groups.values()]
      .sort((a, b) => b.times - a.times)
      .map(({ difference: { kind, clauses, ours, theirs }, line, where, times }) => {
        const law = clauses[0] === undefined ? undefined : clauseText(clauses[0]);
        return { kind, means: KINDS[kind], clauses, ...(law && { law }), times, ours, theirs, ...where, line };
      });

  return { note, shorten, divergences };
}

/** The shorter line stays. */
function merged<L extends Course>(old: Group<L> | undefined, added: Group<L>): Group<L> {
  if (!old) return added;
  const times = old.times + added.times;
  return added.line.decisions.length < old.line.decisions.length ? { ...added, times } : { ...old, times };
}
