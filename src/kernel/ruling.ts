/** Rulings that the engine executes: what a judge decided about one question, identified by a rule and a pattern. */
import type { Action } from '../contract/action.js';
import type { QuestionBinding } from '../contract/ruling.js';
import type { Position } from './position.js';

export interface QuestionRuling {
  /** Id of the ruling, without `ruling:`. */
  readonly id: string;
  readonly decides: QuestionBinding;
}

/** How verdicts cite a ruling. */
export const citationOf = (id: string): string => `ruling:${id}`;

/** Whether an action in a position is of the kind that the ruling decides; what the pattern leaves out matches everything. */
export function matches({ decides: { pattern } }: QuestionRuling, view: Position, action: Action): boolean {
  const { kind, feature } = subject(view, action);
  const among = (list: readonly string[] | undefined, value: string | undefined) => !list || (value !== undefined && list.includes(value));
  return among(pattern.figureKinds, kind) && among(pattern.featureKinds, feature) && (pattern.step === undefined || pattern.step === view.turn.step);
}

/** The figure that an action is about, and the feature it stands on or goes to. */
function subject(view: Position, action: Action): { kind?: string | undefined; feature?: string | undefined } {
  if (action.type === 'place-figure') return { kind: action.kind, feature: action.at.feature };
  const id = action.type === 'move-fairy' && 'figure' in action.to ? action.to.figure : (action as { figure?: string }).figure;
  const figure = id === undefined ? undefined : view.figure(id)?.figure;
  return { kind: figure?.kind, feature: figure?.at.feature };
}
