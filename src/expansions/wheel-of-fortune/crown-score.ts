/** What followers on the crowns of a segment bring, and how they come home. */
import { goesHome, type Happening } from '../../kernel/declare/happening.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { LONE_CROWN } from './settings.js';
import { crownsOf, crownsPointer, onSegment, somewhereOnWheel } from './wheel.js';
import type { Segment } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const SHARED = { label: 'crown', each: 3 };
const ALONE = { label: 'crown, alone', each: 6 };
const HOME = cites('wheel-of-fortune.crown.then-return');

/** The crowns of a segment, after its event: points for those who stand there, who go home. */
export function crownsScored(view: Position, segment: Segment): Happening {
  const there = onSegment(view, segment).map(({ figure }) => figure);
  const reading = view.get(LONE_CROWN);
  const crowns = crownsOf(view, segment);
  const isAlone = there.length === 1 && reading === 'six' && crowns === 2;
  const why = because(
    'crown.scored',
    'wheel-of-fortune.crown.scored-when-pig-lands',
    'wheel-of-fortune.spin.sequence',
    ...(isAlone ? cites('wheel-of-fortune.crown.six-if-alone') : []),
    ...(there.length > 1 && there.every(({ owner }) => owner === there[0]!.owner) ? cites('wheel-of-fortune.crown.both-own') : []),
  );
  const named = isAlone ? ALONE : SHARED;
  const lines = (quantity: number) => [{ ...named, quantity, points: quantity * named.each, ...why }];
  const number = (player: string) => there.filter(({ owner }) => owner === player).length;
  return {
    scores: flatMap(view.playersFrom(view.active), (player) => (number(player) === 0 ? [] : [score(player, null, lines(number(player)))])),
    effects: there.map((figure) => goesHome(figure, 'crown', because('crown.returns', ...HOME))),
    missing: [
      ...(there.length === 1 && reading === 'six' && crowns === undefined
        ? [{ ...why, message: 'whether the segment has one crown or two is not known', pointer: crownsPointer(segment) }]
        : []),
      ...(somewhereOnWheel(view) < 0
        ? []
        : [{ ...why, message: 'on which crown a follower stands is not known', pointer: `/figures/${somewhereOnWheel(view)}/at/place` }]),
    ],
  };
}
