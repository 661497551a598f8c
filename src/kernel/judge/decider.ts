/** What hangs on who decides, where the position may leave open whose decision it is. */
import type { Action } from '../../contract/action.js';
import type { Outcome } from '../declare/rule.js';
import type { Inquiry } from './inquiry.js';

/** What a rule says of whoever decides; where that is not known it bans only what it bans of whoever acts, or of everybody. */
export function ofDecider(
  { view, action, unknown }: Pick<Inquiry, 'view' | 'unknown'> & { readonly action: Action },
  judge: (player: string) => Outcome,
): Outcome {
  const lacks = view.deciderLacks;
  if (lacks.length === 0) return judge(view.decider);
  const outcomes = (action.player === undefined ? view.players.map(({ id }) => id) : [action.player]).map(judge);
  return outcomes.every(({ outcome }) => outcome === 'forbid') ? outcomes[0]! : unknown('whose decision it is is not known', lacks);
}
