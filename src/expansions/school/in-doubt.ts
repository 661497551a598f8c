/** Where what the teacher repeats may hang on what no source says. */
import type { Action } from '../../contract/action.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import { kindsWithExtras } from './extras.js';
import { CHOOSE, LESSON } from './lesson.js';
import { holderOf } from './teacher.js';

/** Whatever may bring a feature to be scored on which something comes on top of its points, or have one chosen that has been. */
export const extrasInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (holderOf(view) === undefined) return false;
  const kinds = kindsWithExtras(view);
  if (kinds.size === 0) return false;
  if (view.turn.step === CHOOSE || view.state(LESSON) !== undefined) return true;
  const isScored = mayBeScored(view, { isOne: ({ kind, root }) => kinds.has(kind) && view.onNode(root).length > 0 });
  // whoever comes may be the one who scores
  const isScoredIfOneComes = mayBeScored(view, { isOne: ({ kind }) => kinds.has(kind) });
  return (action) => (action.type === 'place-tile' ? isScored(action) : isScoredIfOneComes(action));
};
