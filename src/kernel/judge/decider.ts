/** What hangs on who decides, where the position may leave open whose decision it is. */
import type { Action } from '../../contract/action.js';
import type { Outcome } from '../declare/rule.js';
import type { Inquiry } from './inquiry.js';

/**
 * What a rule says of whoever decides. Where that is not known it is whose turn it is, named or not, unless the step takes another for him; of whoever
 * else acts it bans only what it bans of him, or of everybody.
 */
export function ofDecider(
  { view, action, unknown }: Pick<Inquiry, 'view' | 'unknown'> & { readonly action: Action },
  judge: (player: string) => Outcome,
): Outcome {
  const { active, decider, deciderLacks: lacks } = view;
  const isActive = decider === active && (action.player ?? active) === active;
  if (lacks.length === 0 || isActive) return judge(decider);
  const outcomes = (action.player === undefined ? view.players.map(({ id }) => id) : [action.player]).map(judge);
  return outcomes.every(({ outcome }) => outcome === 'forbid') ? outcomes[0]! : unknown('whose decision it is is not known', lacks);
}
