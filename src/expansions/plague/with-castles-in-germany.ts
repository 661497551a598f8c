/** With Castles in Germany: whether their tiles are one tile for the plague or two no source says. Here is what hangs on it. */
import type { MoveFigure, MoveToken, PlaceFigure, PlaceToken } from '../../contract/action.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { CastlesInGermanyClauseId } from '../castles-in-germany/author.js';
import type { PlagueClauseId } from './author.js';
import {
  BY_TILES,
  CASTLE,
  hasWideTiles,
  isTargetBySpaces,
  isTargetByTiles,
  joinsOtherwise,
  otherHalf,
  targetsByTilesOnly,
  tileOn,
} from './castle-tiles.js';
import { FLEE, flightsBy, reaches } from './flight.js';
import { isHit } from './outbreak.js';
import { FLEA, fleaOn, inSupply, takable } from './regions.js';
import { BOTH, goalOf, MOVE, PUT, takenUp, type Flea } from './spreading.js';

const rule = rulesOf<PlagueClauseId | CastlesInGermanyClauseId>('plague.with-castles-in-germany');
const UNKNOWN = ['castles-in-germany.x-spaces.unknown-c1', 'castles-in-germany.x-spaces.ranges'] as const;

const unsaid = ({ unregulated }: Pick<Inquiry, 'unregulated'>) =>
  unregulated('no source says whether a castle tile is one tile or two for the plague');

/** Whether somebody would go home if the other half were the same tile: who stands on that, and the lord, who stands on both. */
function hitsBeside(view: Position, cell: Cell): boolean {
  const other = otherHalf(view.board, cell);
  return other !== undefined && view.onTile(other).some(({ figure }) => spotName(figure.at) === CASTLE || isHit(view, figure));
}

/** Whether a flea may come there, by spaces and by tiles. */
function comes({ view, action }: Inquiry<Flea>) {
  const cell = goalOf(action);
  if (!cell) return undefined;
  const taken = takenUp(view, action);
  return { cell, taken, bySpaces: isTargetBySpaces(view, cell, taken), byTiles: isTargetByTiles(view, cell, taken) };
}

const spreads = rule<Flea>({
  id: 'spread',
  on: BOTH,
  cites: UNKNOWN,
  applies: (inquiry) => {
    const { view } = inquiry;
    const may = hasWideTiles(view) ? comes(inquiry) : undefined;
    if (!may) return false;
    return may.bySpaces !== may.byTiles || (may.bySpaces && (hitsBeside(view, may.cell) || joinsOtherwise(view, may.cell, may.taken)));
  },
  judge: unsaid,
});

const spreadsByTiles = rule<Flea>({
  id: 'spread-by-tiles',
  on: BOTH,
  overrides: ['plague.spread.target'],
  cites: UNKNOWN,
  applies: (inquiry) => {
    const may = hasWideTiles(inquiry.view) ? comes(inquiry) : undefined;
    return may !== undefined && may.byTiles && !may.bySpaces;
  },
  judge: ({ pass }) => pass('as one tile the castle lets the plague come there'),
});

const putByTiles: Proposal<PlaceToken> = {
  kind: PUT,
  propose: (view) =>
    inSupply(view) > 0 ? targetsByTilesOnly(view).map((tile): PlaceToken => ({ type: 'place-token', kind: FLEA, at: { tile } })) : [],
};
const moveByTiles: Proposal<MoveToken> = {
  kind: MOVE,
  propose: (view) =>
    flatMap(takable(view), (flea) =>
      targetsByTilesOnly(view, flea).map((tile): MoveToken => ({ type: 'move-token', kind: FLEA, from: { tile: flea.tile! }, to: { tile } })),
    ),
};

const flees = rule<MoveFigure>({
  id: 'flight',
  on: FLEE,
  cites: UNKNOWN,
  applies: ({ view, action }) => hasWideTiles(view) && reaches(view, action) !== reaches(view, action, BY_TILES),
  judge: unsaid,
});

const fleesByTiles = rule<MoveFigure>({
  id: 'flight-by-tiles',
  on: FLEE,
  overrides: ['plague.flee.where'],
  cites: UNKNOWN,
  applies: ({ view, action }) => hasWideTiles(view) && !reaches(view, action) && reaches(view, action, BY_TILES),
  judge: ({ pass }) => pass('as one tile the castle is left with the first step'),
});
const fleeByTiles: Proposal<MoveFigure> = { kind: FLEE, propose: (view) => (hasWideTiles(view) ? flightsBy(view, BY_TILES) : []) };

/** A flea on the other half; a lord stands on both. */
const comesToFlea = rule<PlaceFigure | MoveFigure>({
  id: 'flea-on-the-other-half',
  on: ['place-figure', 'move-figure/wagon', 'move-figure/leave-city', 'move-figure/leave-city-at-end'],
  cites: UNKNOWN,
  applies: ({ view, action }) => {
    const at = action.type === 'place-figure' ? action.at : action.to;
    const cell = cellOf(at);
    if (!cell || !otherHalf(view.board, cell) || (action.type === 'place-figure' && action.kind === 'barn')) return false;
    return tileOn(view.board, cell).some((half) => fleaOn(view, half) !== undefined && (spotName(at) === CASTLE || !sameCell(half, cell)));
  },
  judge: unsaid,
});

export const withCastlesInGermany = {
  proposals: [putByTiles, moveByTiles, fleeByTiles],
  rules: [spreads, spreadsByTiles, flees, fleesByTiles, comesToFlea],
};
