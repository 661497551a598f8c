/** The same question under several printings: `import { compare } from 'seneschal/compare'`, as `POST /v1/comparisons` does it, apart from rulings. */
import { Invalid } from '../contract/errors.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { adjudicate } from '../library.js';
import type { Action, Defect, Differences, Readable, Snapshot, Verdict } from '../library-types.js';
import { compare as compared, type Opinion } from '../service/decisions/differences.js';

export type { Differences } from '../library-types.js';

/** Under this ruleset the position or the action cannot be read. */
export interface Unreadable {
  ruleset: { id: string; hash: string };
  defects: Defect[];
}

export interface Comparison {
  /** One for each of the rulesets, in their order. */
  verdicts: (Verdict | Unreadable)[];
  /** Whether the verdict and all that follows are the same under each. */
  agree: boolean;
  differences: Differences;
}

/** Throws `InvalidInput` where there are no rulesets, or none of them can read the question; the defects are those under the first. */
export function compare(rulesets: readonly Ruleset[], snapshot: Readable<Snapshot>, action: Readable<Action>): Comparison {
  const given: unknown = rulesets;
  if (!Array.isArray(given) || given.length === 0)
    throw new InvalidInput([{ pointer: '/rulesets', code: 'wrong-type', message: 'must be a list of what `ruleset(...)` returns' }]);
  const asked = Array.from(rulesets, (ruleset) => ask(ruleset, snapshot, action));
  const refusals = asked.flatMap(({ refused }) => (refused ? [refused] : []));
  if (refusals[0] && refusals.length === asked.length) throw refusals[0];
  const opinions = asked.map(opinionOf);
  const verdicts = asked.map(({ ruleset: { id, hash }, verdict, refused }): Verdict | Unreadable => {
    return verdict ?? { ruleset: { id, hash }, defects: [...(refused?.defects ?? [])] };
  });
  return { verdicts, ...compared(opinions, (ruleset) => opinionOf(ask(ruleset, snapshot, action))) } as Comparison;
}

const opinionOf = ({ ruleset, verdict, refused }: Asked): Opinion =>
  verdict ? { ruleset, verdict } : { ruleset, refused: new Invalid('invalid-snapshot', undefined, refused?.defects ?? []) };

interface Asked {
  readonly ruleset: Ruleset;
  readonly verdict?: Verdict;
  readonly refused?: InvalidInput;
}

function ask(ruleset: Ruleset, snapshot: Readable<Snapshot>, action: Readable<Action>): Asked {
  try {
    return { ruleset, verdict: adjudicate(ruleset, snapshot, action) };
  } catch (error) {
    if (error instanceof InvalidInput) return { ruleset, refused: error };
    throw error;
  }
}
