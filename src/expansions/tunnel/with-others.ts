/** With inns and the robber: the joined road is one road. */
import type { PlaceToken } from '../../contract/action.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites, rule } from './author.js';
import { PLACE } from './placing.js';

export const innsOnJoinedRoads: readonly ScoreRule[] = [
  {
    id: 'tunnel.with-inns-and-cathedrals.inn',
    stage: 'rate',
    of: ['road'],
    cites: cites('tunnel.score.inn'),
    raises: ['base.score.road-tiles'],
    applies: ({ feature }) => feature.count('tunnel') > 0 && feature.count('inn') > 0,
    by: () => 0,
  },
];

const longestRoad = rule<PlaceToken>({
  id: 'with-king-and-robber.length',
  on: PLACE,
  isRemark: true,
  cites: ['tunnel.robber.length'],
  judge: ({ pass }) => pass('for the longest road the tiles count on which it is seen'),
});
export const rulesWithKingAndRobber = [longestRoad];
