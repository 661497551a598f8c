/** Counting figures that do not stand for the score: only what the final scoring brings is counted without them. */
import type { Defect } from '../../contract/problem.js';
import type { Player } from '../../contract/snapshot.js';
import type { View } from '../../kernel/declare/view.js';
import { flatMap } from '../../kernel/lists.js';
import { GAME_OVER } from '../../kernel/play/game-over.js';
import type { Track } from './wire.js';

const isCounting = ({ ruleset, snapshot: { turn } }: View): boolean =>
  turn === undefined || (turn.step !== GAME_OVER && ruleset.step(turn.step)?.phase !== 'end');

export function apartFromTheScore(view: View): Defect[] {
  if (!isCounting(view)) return [];
  return flatMap(view.snapshot.players as readonly (Player & { readonly track?: Track })[], ({ id, score, track }, i) => {
    const sum = track && track.meeple + track.messenger;
    if (score === undefined || sum === undefined || sum === score) return [];
    return [
      {
        pointer: `/players/${i}/track`,
        code: 'counters-not-the-score',
        message: `the counting figures of \`${id}\` stand for ${sum} points together, and the score is ${score}`,
      },
    ];
  });
}
