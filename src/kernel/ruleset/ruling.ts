/** Rulings that the engine executes: what a judge decided about one question, identified by a rule and a pattern. */
import type { Action } from '../../contract/action.js';
import type { QuestionBinding } from '../../contract/ruling.js';
import { spotName } from '../../contract/spot.js';
import type { View } from '../declare/view.js';

export interface QuestionRuling {
  /** Id of the ruling, without `ruling:`. */
  readonly id: string;
  readonly decides: QuestionBinding;
}

/** How verdicts cite a ruling. */
export const citationOf = (id: string): string => `ruling:${id}`;

/** Whether an action in a position is of the kind that the ruling decides; what the pattern leaves out matches everything. */
export function matches({ decides: { pattern } }: QuestionRuling, view: View, action: Action): boolean {
  const { kind, feature } = subject(view, action);
  const among = (list: readonly string[] | undefined, value: string | undefined) => !list || (value !== undefined && list.includes(value));
  return among(pattern.figureKinds, kind) && among(pattern.featureKinds, feature) && (pattern.step === undefined || pattern.step === view.turn.step);
}

/** The figure that an action is about, and the feature it goes to, or else stands on. */
function subject(view: View, action: Action): { kind?: string | undefined; feature?: string | undefined } {
  const names = view.ruleset.types.get(action.type)?.names?.(action) ?? [];
  const placed = names.find((named) => named.is === 'kind');
  // of two spots the second is where it ends
  const spot = names.findLast((named) => named.is === 'spot');
  const named = placed ? undefined : names.find((candidate) => candidate.is === 'figure');
  const figure = named && view.figure(named.figure)?.figure;
  return { kind: placed?.kind ?? figure?.kind, feature: spot ? spotName(spot.spot) : figure && spotName(figure.at) };
}
