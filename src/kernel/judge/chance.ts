/** An action that tells at once what chance brought is the same as that action followed by the draw. */
import type { Action, Chance, Outcome } from '../../contract/action.js';
import { nameDefects } from '../position/action-defects.js';
import { InvalidInput } from '../position/invalid-input.js';
import type { Position } from '../position/position.js';
import type { Decision } from './decision.js';
import { decide, type Readings } from './fork.js';

/** Throws `InvalidInput` where nothing is drawn after the action. */
export function decideWithOutcome(view: Position, posted: Action & { readonly outcome?: unknown }, outcome: Outcome, readings?: Readings): Decision {
  const { outcome: _told, ...action } = posted;
  const first = decide(view, action, readings);
  if (!first.after || first.verdict !== 'legal') return { ...first, action: posted };
  const draw = drawIn(first.after, outcome);
  if (!draw)
    throw new InvalidInput([{ pointer: '/outcome', code: 'nothing-drawn', message: 'nothing is drawn, rolled or thrown after this action' }]);
  const { ruleset, snapshot } = first.after;
  const wrong = nameDefects(ruleset, snapshot.players, draw);
  if (wrong.length > 0) throw new InvalidInput(wrong);
  const second = decide(first.after, draw, readings);
  return {
    ...second,
    action: { ...first.action, outcome } as Action,
    findings: [...first.findings, ...second.findings],
    effects: second.after ? [...first.effects, ...second.effects] : [],
    scores: second.after ? [...first.scores, ...second.scores] : [],
  };
}

/** The draw that the step now due asks for. */
function drawIn(view: Position, outcome: Outcome): Chance | undefined {
  const kind = view.ruleset.kinds.decidedIn(view.turn.step).find((id) => id.startsWith('chance/'));
  return kind === undefined ? undefined : { type: 'chance', of: kind.slice('chance/'.length), outcome };
}
