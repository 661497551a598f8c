/** What hangs on who decides, where the position may leave open whose decision it is. */
import type { Action } from '../../contract/action.js';
import type { Outcome } from '../declare/rule.js';
import type { Inquiry } from './inquiry.js';

/**
 * What a rule says of whoever decides. Where that is not known it may be anybody, unless the action names him, and only what is banned of everybody is banned, and allowed
 * what is allowed to everybody; whose turn it is decides where he is named, unless the step takes another for him.
 */
export function ofDecider(
  { view, action, unknown }: Pick<Inquiry, 'view' | 'unknown'> & { readonly action: Action },
  judge: (player: string) => Outcome,
): Outcome {
  const { active, decider, deciderLacks: lacks } = view;
  const isActive = decider === active && action.player === active;
  if (lacks.length === 0 || isActive) return judge(decider);
  const mayDecide = action.player === undefined ? view.players.map(({ id }) => id) : [action.player];
  const outcomes = mayDecide.map(judge);
  if (outcomes.every(({ outcome }) => outcome === 'forbid')) return outcomes[0]!;
  const isAllowed = action.player === undefined && outcomes.every(({ outcome }) => outcome === 'permit');
  return isAllowed ? judge(decider) : unknown('whose decision it is is not known', lacks);
}
