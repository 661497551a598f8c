/** The tile on which two city segments cross each other. */
import type { PlaceTile } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites, type KingAndRobberClauseId } from './author.js';

const rule = rulesOf<KingAndRobberClauseId>('king-and-robber');
const CROSSING = 'king-and-robber/two-crossing-cities';

export const hasTwoSegments = ({ kind, parts }: Feature): boolean => kind === 'city' && parts.some(({ laid }) => laid.shape.design.id === CROSSING);

/** It raises nothing: it tells why the tile is counted once, and only for the city of the segment. */
export const crossingCities: ScoreRule = {
  id: 'king-and-robber.tile.two-segments',
  stage: 'rate',
  of: ['city'],
  raises: ['base.score.city-tiles'],
  cites: cites('king-and-robber.tile.two-segments', 'king-and-robber.tile.two-segments-one-tile'),
  applies: ({ feature }) => hasTwoSegments(feature),
  by: () => 0,
};

/** The tiles of the set are land tiles like all others. */
export const landTile: Rule = rule<PlaceTile>({
  id: 'tile.ordinary',
  on: 'place-tile',
  cites: ['king-and-robber.setup.land-tiles'],
  isRemark: true,
  applies: ({ view, action }) => view.ruleset.design(action.tile)?.expansion === 'king-and-robber',
  judge: ({ pass }) => pass('the tile is laid like every tile'),
});
