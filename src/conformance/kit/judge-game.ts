/** A game: the verdict and the points of each step, and the points at the end. */
import type { GameAnswer, Level } from '../../contract/conformance.js';
import { difference, matches, type Difference } from '../compare.js';
import { outcome, type Outcomes } from './outcome.js';
import type { GameRun } from './plan.js';

export function judgeGame(run: GameRun, levels: readonly Level[], answer: GameAnswer): Outcomes {
  return {
    ...(levels.includes('verdict') && { verdict: outcome(verdicts(run, answer)) }),
    ...(levels.includes('effects') && { effects: outcome(points(run, answer)) }),
  };
}

/** Every step that the game does not speak of is legal; a message that is no action has no verdict. */
function verdicts({ expected, test }: GameRun, { steps }: GameAnswer): Difference[] {
  const wanted = new Map((expected.steps ?? []).map(({ index, verdict }) => [index, verdict]));
  const count = lengthOf(test);
  const wrong = steps.flatMap(({ verdict }, i): Difference[] => {
    const due = wanted.get(i) ?? 'legal';
    return verdict === undefined || verdict === null || verdict === due ? [] : [difference(`/steps/${i}/verdict`, due, verdict)];
  });
  return steps.length < count ? [difference('/steps', count, steps.length), ...wrong] : wrong;
}

/** Undefined where the engine tells no points. */
function points({ expected }: GameRun, { steps, final }: GameAnswer): Difference[] | undefined {
  if (final?.points === undefined && steps.every((step) => step.points === undefined)) return undefined;
  const wrong = (expected.steps ?? []).flatMap(({ index, points: due }): Difference[] => {
    const told = steps[index]?.points;
    return due === undefined || told === undefined || matches(due, told) ? [] : [difference(`/steps/${index}/points`, due, told)];
  });
  const end = final?.points;
  return end === undefined || matches(expected.points, end) ? wrong : [...wrong, difference('/points', expected.points, end)];
}

function lengthOf({ play }: GameRun['test']): number {
  if (play.request === 'play') return play.actions.length;
  const { replay, actions } = play.game as { readonly replay?: readonly unknown[]; readonly actions?: readonly unknown[] };
  return (replay ?? actions ?? []).length;
}
