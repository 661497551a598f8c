/** In which part of a turn a position is. */
import type { Phase } from '../declare/step.js';
import type { Position } from '../position/position.js';

export function phaseOf({ ruleset, turn }: Position): Phase | undefined {
  const phase = ruleset.step(turn.step)?.phase;
  return typeof phase === 'function' ? phase(ruleset.settings) : phase;
}

const AFTER_FIGURES: readonly (Phase | undefined)[] = ['scoring', 'after-scoring', 'after-part', 'end'] satisfies Phase[];

/** From the scoring on: what is placed then comes on top of what was done with a figure, and may be another player's. */
export const isAfterFigures = (view: Position): boolean => AFTER_FIGURES.includes(phaseOf(view));
