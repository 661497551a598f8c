/** The fair on the tiles: a part of the landscape on which nobody stands. */
import type { MoveFigure, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Check } from '../../kernel/declare/state.js';
import { rule } from './author.js';
import { FAIR } from './tiles.js';

/** It can be named, so that the answer is why nobody stands there. */
export const fairSpot: Location = {
  name: FAIR,
  defect: (spot, { board }) => ('tile' in spot && board.tile(spot.tile)?.shape.design.symbols.includes(FAIR) ? undefined : 'the tile has no fair'),
};

export function nobodyOnFairs({ snapshot: { figures = [] }, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (spotName(at) === FAIR) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', 'nobody stands on a fair');
  });
}

const nobodyThere = rule<PlaceFigure>({
  id: 'fair.nobody-on-it',
  on: 'place-figure',
  cites: ['catapult.fair.nobody-on-it'],
  applies: ({ view, action }) => spotName(action.at) === FAIR || view.laidSymbol(FAIR),
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === FAIR ? forbid('nobody stands on a fair') : pass('the figure stands beside the fair, on a feature of its tile'),
});

const asUsual = rule<PlaceTile | PlaceFigure>({
  id: 'fair.laid-normally',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['catapult.fair.laid-normally'],
  applies: ({ view, action }) => (action.type === 'place-tile' ? view.ruleset.design(action.tile)!.symbols.includes(FAIR) : view.laidSymbol(FAIR)),
  judge: ({ pass }) => pass('a tile with a fair is laid as usual, and the turn is completed before anybody throws'),
});

const endsRoads = rule<PlaceFigure>({
  id: 'fair.ends-roads',
  on: 'place-figure',
  isRemark: true,
  cites: ['catapult.fair.feature'],
  applies: ({ view, action }) => spotName(action.at) === 'road' && view.laidSymbol(FAIR),
  judge: ({ pass }) => pass('a fair ends roads: those that run up to it are several'),
});

const stopsWagons = rule<MoveFigure>({
  id: 'fair.stops-wagons',
  on: 'move-figure/wagon',
  isRemark: true,
  cites: ['catapult.fair.feature'],
  applies: ({ view, action }) => 'tile' in action.to && view.board.tile(action.to.tile)?.shape.design.symbols.includes(FAIR) === true,
  judge: ({ pass }) => pass('no wagon drives through a fair'),
});

/** It changes no points: it says where a road that is scored ends. */
export const fairScoring: readonly ScoreRule[] = [
  {
    id: 'catapult.fair.ends-the-road',
    stage: 'rate',
    of: ['road'],
    cites: ['catapult.fair.feature'],
    raises: '*',
    applies: ({ feature }) => feature.parts.some(({ laid }) => laid.shape.design.symbols.includes(FAIR)),
    by: () => 0,
  },
];

export const fairRules = [nobodyThere, asUsual, endsRoads];
export const rulesWithAbbeyAndMayor = [stopsWagons];
