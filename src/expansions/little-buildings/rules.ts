/** When and where a building may be placed. */
import type { Pass, PlaceFigure, PlaceToken } from '../../contract/action.js';
import type { Laid } from '../../kernel/board/laid.js';
import { isAfterFigures } from '../../kernel/play/phase.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { ANY, buildingsOn, edgeOf, hasBuilt, isBuilding, KINDS, kindsMeant, left, PLACEMENTS, tilesBelow } from './buildings.js';
import { SCORING } from './settings.js';

const seatOf = ({ players, active }: Position) => players.findIndex(({ id }) => id === active);

const ownSupply = rule<PlaceToken>({
  id: 'building.own-supply',
  about: 'kind',
  on: PLACEMENTS,
  cites: ['little-buildings.place.own-supply', 'little-buildings.setup.share', 'little-buildings.setup.kinds-free'],
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    const count = left(view, view.active, action.kind);
    if (view.get(SCORING) === '3/2/1') inquiry.get(SCORING);
    if (count === undefined) return unknown('how many little buildings the player has is not known', [`/players/${seatOf(view)}/tokens`]);
    if (action.kind === ANY && kindsMeant(view, view.active).length > 1) return unknown('which of his buildings it is is not said', ['/action/kind']);
    return count > 0 ? pass('the player has such a building left', { left: count }) : forbid('the player has no such building left');
  },
});

const tileJustLaid = rule<PlaceToken>({
  id: 'building.tile-just-laid',
  on: PLACEMENTS,
  cites: ['little-buildings.place.own-tile-only'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const { laid, board } = view;
    if (!laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    const { tile, edge } = action.at;
    const isOnOther = edge !== undefined && board.tilesOn(laid.at).some(({ shape, entry }) => shape.half === edge && entry !== laid.entry);
    return !isOnOther && (sameCell(tile, laid.at) || board.tile(tile)?.entry === laid.entry)
      ? pass('it is the tile just laid')
      : forbid('the tile just laid is {laid}: a building goes nowhere else', { laid: laid.at });
  },
});

const oneOnATile = rule<PlaceToken>({
  id: 'building.one',
  on: PLACEMENTS,
  cites: ['little-buildings.place.one'],
  applies: ({ action }) => action.at.tile !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const there = buildingsOn(view, action.at.tile!);
    // of two half tiles in a space it goes on the one just laid
    const isOn = ({ entry }: Laid) => !view.board.isHalved || !view.laid || entry === view.laid.entry;
    if (there.some((token) => tilesBelow(view, token).every(isOn))) return forbid('a building stands on the tile');
    const open = there.filter((token) => tilesBelow(view, token).some(isOn));
    return open.length > 0
      ? unknown(
          'on which of two half tiles a building stands is not known',
          open.map((token) => edgeOf(view, token)),
        )
      : pass('no building stands on the tile');
  },
});

const takenBefore = ({ done, ruleset }: Position) => done.find((action) => ruleset.kinds.of(action, 'place-figure')?.figureAction);

const insteadOfFigure = rule<PlaceToken>({
  id: 'building.instead-of-a-figure',
  about: 'turn',
  on: PLACEMENTS,
  cites: ['little-buildings.place.instead-of-figure', 'little-buildings.place.not-both', 'little-buildings.place.one'],
  judge: ({ view, pass, forbid }) => {
    const taken = takenBefore(view);
    return taken
      ? forbid('a building takes the place of a figure, and another action has been taken', { taken })
      : pass('a building may take the place of a figure');
  },
});

const notBoth = rule<PlaceFigure>({
  id: 'building.no-figure-besides',
  about: 'turn',
  on: 'place-figure',
  cites: ['little-buildings.place.not-both'],
  // what is placed after the scoring is no action with a figure
  applies: ({ view }) => !isAfterFigures(view) && hasBuilt(view),
  judge: ({ forbid }) => forbid('a building has been placed instead of a figure'),
});

const inTheNextPart = rule<PlaceFigure | PlaceToken>({
  id: 'building.in-the-other-part',
  about: 'turn',
  on: ['place-figure', ...PLACEMENTS],
  isRemark: true,
  cites: ['little-buildings.place.not-both'],
  applies: ({ view }) => (view.snapshot.turn?.earlier ?? []).some(isBuilding) && !view.done.some(isBuilding),
  judge: ({ pass }) => pass('the building was placed in the first part of the turn'),
});

const optional = rule<Pass>({
  id: 'building.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['little-buildings.place.optional'],
  applies: ({ view }) => view.turn.step === 'place-figure' && KINDS.some((kind) => (left(view, view.active, kind) ?? 0) > 0),
  judge: ({ pass }) => pass('neither a figure nor a building has to be placed'),
});

const anywhere = rule<PlaceToken>({
  id: 'building.belongs-to-the-tile',
  about: 'turn',
  on: PLACEMENTS,
  isRemark: true,
  cites: [
    'little-buildings.place.tile-not-feature',
    'little-buildings.place.occupancy-no-bar',
    'little-buildings.place.no-claim',
    'little-buildings.score.unoccupied',
    'little-buildings.score.majority-gets',
  ],
  judge: ({ pass }) => pass('a building stands on the tile as a whole, claims nothing, and brings points to whoever scores a feature there'),
});

export const buildingRules = [ownSupply, tileJustLaid, oneOnATile, insteadOfFigure, notBoth, inTheNextPart, optional, anywhere];
