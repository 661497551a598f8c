/** With Halflings: no source says whether the plague acts on a half tile or on the space; where the grid counts, it does so on the space. */
import type { MoveFigure, MoveToken, PlaceFigure, PlaceToken } from '../../contract/action.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { flatMap } from '../../kernel/lists.js';
import type { Position } from '../../kernel/position/position.js';
import type { HalflingsClauseId } from '../halflings/author.js';
import type { PlagueClauseId } from './author.js';
import { FLEE, flightsBy, reaches, type Reading } from './flight.js';
import { activeRegion, FLEA, hasActiveOutbreak, inSupply, isBorder, takable } from './regions.js';
import { BOTH, goalOf, MOVE, PUT, takenUp, type Flea } from './spreading.js';

const rule = rulesOf<PlagueClauseId | HalflingsClauseId>('plague.with-halflings');

const grid = ({ ruleset }: Position): Setting => ruleset.settings.entry('halflings.grid')!.setting;
/** Whether each half tile may be a tile of its own. */
const byHalves = (view: Position): boolean => view.board.isHalved && view.get(grid(view)) !== 'cell';

const isHalfAt = ({ board }: Position, cell: Cell): boolean => board.isHalved && board.tilesOn(cell).some(({ shape }) => shape.design.half);

/** Whether fleas lie in a space, but on fewer than its tiles: nobody tells on which. */
const isPartlyInfected = (view: Position, cell: Cell): boolean => {
  const count = view.tokensOn(FLEA, cell).length;
  return count > 0 && count < view.board.tilesOn(cell).length;
};

const spreads = rule<Flea>({
  id: 'spread',
  on: BOTH,
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => {
    const cell = goalOf(action);
    return cell !== undefined && isHalfAt(view, cell);
  },
  judge: (inquiry) =>
    inquiry.get(grid(inquiry.view)) === 'cell'
      ? inquiry.pass('a flea lies on the whole space')
      : inquiry.unregulated('no source says whether a flea lies on a half tile or on the space'),
});

const isOtherHalf = (view: Position, cell: Cell, action?: Flea): boolean =>
  isPartlyInfected(view, cell) && isBorder(view, cell, action && takenUp(view, action));

const spreadsByHalves = rule<Flea>({
  id: 'spread-to-the-other-half',
  on: BOTH,
  overrides: ['plague.spread.target'],
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => {
    const cell = goalOf(action);
    return cell !== undefined && byHalves(view) && isOtherHalf(view, cell, action);
  },
  judge: ({ pass }) => pass('the flea may lie on the other half tile'),
});

const otherHalves = (view: Position): readonly Cell[] =>
  byHalves(view) ? [...activeRegion(view).border.values()].filter((cell) => isOtherHalf(view, cell)) : [];

const putByHalves: Proposal<PlaceToken> = {
  kind: PUT,
  propose: (view) => (inSupply(view) > 0 ? otherHalves(view).map((tile): PlaceToken => ({ type: 'place-token', kind: FLEA, at: { tile } })) : []),
};
const moveByHalves: Proposal<MoveToken> = {
  kind: MOVE,
  propose: (view) =>
    flatMap(takable(view), (flea) =>
      otherHalves(view).map((tile): MoveToken => ({ type: 'move-token', kind: FLEA, from: { tile: flea.tile! }, to: { tile } })),
    ),
};

/** Ways out, with each half tile as a tile: a flea of the space may lie on the other one. */
const BY_HALVES: Reading = {
  id: 'halves',
  isFree: (view, { at }) => (view.tokensOn(FLEA, at).length === 0 || isPartlyInfected(view, at)) && !hasActiveOutbreak(view, at),
  isOwn: (_view, laid, start) => laid === start,
};

const isOpenByHalves = (view: Position, action: MoveFigure): boolean => byHalves(view) && !reaches(view, action) && reaches(view, action, BY_HALVES);

const flees = rule<MoveFigure>({
  id: 'flight',
  on: FLEE,
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => isOpenByHalves(view, action),
  judge: (inquiry) => {
    inquiry.get(grid(inquiry.view));
    return inquiry.unregulated('no source says whether one flees from half tiles or from spaces');
  },
});

const fleesByHalves = rule<MoveFigure>({
  id: 'flight-by-halves',
  on: FLEE,
  overrides: ['plague.flee.where'],
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => isOpenByHalves(view, action),
  judge: ({ pass }) => pass('the other half tile may be another tile'),
});
const fleeByHalves: Proposal<MoveFigure> = { kind: FLEE, propose: (view) => (byHalves(view) ? flightsBy(view, BY_HALVES) : []) };

const isBesideFlea = (view: Position, { at }: PlaceFigure): boolean => {
  const cell = cellOf(at);
  return cell !== undefined && byHalves(view) && isPartlyInfected(view, cell);
};

const placing = rule<PlaceFigure>({
  id: 'placing',
  on: 'place-figure',
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => action.kind !== 'barn' && isBesideFlea(view, action),
  judge: (inquiry) => {
    inquiry.get(grid(inquiry.view));
    return inquiry.unregulated('no source says whether a flea lies on a half tile or on the space');
  },
});

const placingByHalves = rule<PlaceFigure>({
  id: 'placing-by-halves',
  on: 'place-figure',
  overrides: ['plague.infected.no-placing'],
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => action.kind !== 'barn' && isBesideFlea(view, action),
  judge: ({ pass }) => pass('the flea may lie on the other half tile'),
});

export const withHalflings = {
  proposals: [putByHalves, moveByHalves, fleeByHalves],
  rules: [spreads, spreadsByHalves, flees, fleesByHalves, placing, placingByHalves],
};
