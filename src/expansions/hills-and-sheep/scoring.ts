/** What shepherds do not do when fields and games are scored: nothing is counted otherwise, and the lines say why. */
import type { Addition, FinalScore } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import { because, cites } from './author.js';
import { flocks, sheepIn } from './flock.js';
import { SHEPHERD } from './pieces.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

/** A shepherd is nobody of whom a majority is made. */
export const noFarmer: Addition = {
  id: 'hills-and-sheep.shepherd.is-no-farmer',
  to: ['base.score.field-cities'],
  cites: cites('hills-and-sheep.shepherd.no-follower', 'hills-and-sheep.shepherd.place.no-majority'),
  by: (view, scoring) => (scoring && view.on(scoring.feature).some(({ figure }) => figure.kind === SHEPHERD) ? 0 : undefined),
};

/** Whoever has not come to the stable by then. */
export const flocksAtTheEnd: FinalScore = {
  id: 'hills-and-sheep.flock.end',
  cites: cites('hills-and-sheep.flock.end.no-points'),
  score: (view) =>
    flatMap(
      flocks(view).filter((flock) => sheepIn(view, flock) > 0),
      (flock) =>
        [...new Set(mapPresent(flock.shepherds, ({ owner }) => owner))].map((player) =>
          score(player, flock.field.place, [
            { label: 'sheep', quantity: sheepIn(view, flock), each: 0, points: 0, ...because('flock.end', 'hills-and-sheep.flock.end.no-points') },
          ]),
        ),
    ),
};
