/** One ingot on the gold tile, a second on a tile beside it. */
import type { Pass, PlaceFigure, PlaceTile, PlaceToken } from '../../contract/action.js';
import type { TilePlaced } from '../../contract/effect.js';
import type { Cell } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { flatMap } from '../../kernel/lists.js';
import { GOLD, goldOn, neighbours, put, spotsOn, SYMBOL, type GoldSpot } from './pieces.js';
import { onOrdinaryTiles } from './wide-tiles.js';

export const STEP = 'place-gold';
export const PLACE = `place-token/${GOLD}` as const;

const hasPlaced = ({ done }: Position): boolean => done.some(({ type, kind }) => type === 'place-token' && kind === GOLD);

export const firstIngot: Trigger = {
  id: 'goldmines.place.first',
  on: 'tile-placed',
  cites: cites('goldmines.place.one-on-the-tile', 'goldmines.place.no-feature'),
  then: (view, effect) => {
    const { tile, at } = effect as TilePlaced;
    if (!(view.ruleset.design(tile)?.symbols.includes(SYMBOL) ?? false)) return undefined;
    return {
      effects: [put({ tile: at }, because('place.first', 'goldmines.place.one-on-the-tile', 'goldmines.place.no-feature', 'goldmines.turn.order'))],
    };
  },
};

/** The tiles beside the one just laid, of two half tiles in a space each. */
const spotsBeside = (view: Position): GoldSpot[] => flatMap(neighbours(view), (cell) => spotsOn(view, cell));

/** The only tile there, or the half tile that is named; of two half tiles it may be left open which. */
function spotNamed(view: Position, tile: Cell, edge: string | undefined): GoldSpot {
  const there = spotsOn(view, tile);
  return (there.length === 1 ? there[0] : there.find((spot) => spot.edge === edge)) ?? { tile };
}

export const placeGoldStep: Step = {
  id: STEP,
  phase: 'tile',
  after: ['place-tile'],
  cites: cites('goldmines.place.one-on-a-neighbour', 'goldmines.place.before-figures', 'goldmines.place.single-neighbour', 'goldmines.turn.order'),
  decides: true,
  due: (view) => view.laidSymbol(SYMBOL) && !hasPlaced(view),
  begin: (view) => {
    const spots = spotsBeside(view);
    const why = because('place.second', 'goldmines.place.single-neighbour', 'goldmines.place.one-on-a-neighbour');
    return spots.length === 1 ? { effects: [put(spots[0]!, why)] } : {};
  },
  open: (view) => spotsBeside(view).length > 1 && !hasPlaced(view),
};

export const placeGold: ActionKind<PlaceToken> = {
  id: PLACE,
  in: [STEP],
  cites: cites('goldmines.place.one-on-a-neighbour'),
  propose: (view) => spotsBeside(view).map((at): PlaceToken => ({ type: 'place-token', kind: GOLD, at })),
  canPerform: (_view, { at }) => at.tile !== undefined,
  perform: (view, { at: { tile, edge } }) => ({
    effects: [put(spotNamed(view, tile!, edge), because('place.second', 'goldmines.place.one-on-a-neighbour', 'goldmines.place.no-feature'))],
  }),
};

const besideTheGoldTile = rule<PlaceToken>({
  id: 'place.beside-the-gold-tile',
  on: PLACE,
  cites: ['goldmines.place.one-on-a-neighbour', 'goldmines.place.any-tile'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (!view.laidSymbol(SYMBOL)) return forbid('the tile just laid has no gold mine');
    return neighbours(view).some((cell) => sameCell(cell, action.at.tile))
      ? pass('the tile touches the one just laid, by a side or a corner')
      : forbid('gold goes onto a tile that touches the one just laid', { laid: view.laid.at });
  },
});

const stacks = rule<PlaceToken>({
  id: 'place.stacks',
  on: PLACE,
  isRemark: true,
  cites: ['goldmines.place.stacking'],
  applies: ({ view, action }) => action.at.tile !== undefined && goldOn(view, action.at.tile) > 0,
  judge: ({ pass }) => pass('gold may lie on gold'),
});

const once = rule<PlaceToken>({
  id: 'place.two-ingots',
  about: 'turn',
  on: PLACE,
  cites: ['goldmines.place.one-on-a-neighbour'],
  judge: ({ view, pass, forbid }) => (hasPlaced(view) ? forbid('the second ingot has been placed') : pass('the second ingot is still to be placed')),
});

const must = rule<Pass>({
  id: 'place.no-passing',
  about: 'turn',
  on: 'pass',
  cites: ['goldmines.place.one-on-a-neighbour'],
  applies: ({ view }) => view.turn.step === STEP,
  judge: ({ forbid }) => forbid('the second ingot must be placed'),
});

const first = rule<PlaceFigure>({
  id: 'place.before-figures',
  about: 'turn',
  on: 'place-figure',
  cites: ['goldmines.place.before-figures', 'goldmines.turn.order'],
  applies: ({ view }) => view.laidSymbol(SYMBOL),
  judge: ({ view, pass, forbid }) => (view.turn.step === STEP ? forbid('the gold comes first') : pass('the gold has been placed')),
});

const laidAsUsual = rule<PlaceTile>({
  id: 'tile.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['goldmines.tile.ordinary'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(SYMBOL),
  judge: ({ pass }) => pass('a tile with a gold mine is laid like every tile'),
});

export const placingRules: readonly Rule[] = [besideTheGoldTile, onOrdinaryTiles, stacks, once, must, first, laidAsUsual];
