/** A rule is the unit: one object, one name, at least one citation. */
import type { Action } from '../../contract/action.js';
import type { Reading } from '../../contract/verdict.js';
import type { Asked } from './view.js';

/** The type of an action, with what tells its kinds apart: `place-tile`, `move-token/gold`, `choose/buy`. */
export type ActionKindId = string;

/** The facts a finding rests on; as a function where they cost something and most answers never show them. */
export type Facts = Readonly<Record<string, unknown>> | (() => Readonly<Record<string, unknown>>);

/** What a rule says of an action. */
export interface Outcome {
  readonly outcome: 'permit' | 'forbid' | 'unknown' | 'disputed' | 'unregulated' | 'unsupported';
  readonly message: string;
  readonly facts?: Facts | undefined;
  /** JSON pointers into the snapshot, for `unknown`. */
  readonly missing?: readonly string[];
  readonly readings?: readonly Reading[];
}

export interface Rule<A extends Action = Action> {
  readonly id: string;
  /** The kinds of action it judges: a kind, all of a type, or `*` for all. */
  readonly on: ActionKindId | readonly ActionKindId[] | '*';
  readonly cites: readonly string[];
  /** Rules that have no say where this one permits: it beats their ban, and also that they know too little or know no regulation. */
  readonly overrides?: readonly string[];
  /** Where it bans, its ban stands in the place of what they object as well: of this kind of figure it alone says whether it may stand there. */
  readonly supplants?: true;
  /**
   * What of the action it looks at, so that many candidates are judged at once: nothing (`turn`), or no more than which tile is laid,
   * which kind of figure is placed and in which way (`kind`). Left out: everything.
   */
  readonly about?: 'turn' | 'kind';
  /** It always permits: it tells what holds, and decides nothing where another rule permits as well. */
  readonly isRemark?: true;
  /** Of a remark: rules whose ban is, of what it speaks of, its own too. Where one of them bans, it bans beside it; where none does, it permits as ever. */
  readonly seconds?: readonly string[];
  /** Where none of those bans it is not told at all: what it cites is a ban. */
  readonly secondsOnly?: true;
  /** Left out: it always applies. */
  applies?(inquiry: Asked<A>): boolean;
  judge(inquiry: Asked<A>): Outcome;
}

/** A rule as its folder writes it: without the folder's prefix, citing the folder's own clauses. */
export type RuleText<C extends string, A extends Action> = Omit<Rule<A>, 'cites'> & { readonly cites: readonly [C, ...C[]] };

/** The `rule` function of one folder: puts the folder's name before each id, and lets only clauses `C` be cited. */
export function rulesOf<C extends string>(folder: string) {
  return <A extends Action = Action>(text: RuleText<C, A>): Rule => {
    const { id, on, cites, overrides, supplants, about, isRemark, seconds, secondsOnly, applies, judge } = text;
    // all of one form, as the evaluator goes through hundreds of them for each question
    return { id: `${folder}.${id}`, on, cites, overrides, supplants, about, isRemark, seconds, secondsOnly, applies, judge } as Rule<A>;
  };
}
