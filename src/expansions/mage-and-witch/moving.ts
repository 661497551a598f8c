/** Moving one of the two: when the tile just laid bears the symbol, and when both have come to one road or city. */
import type { MoveFigure, RemoveFigure } from '../../contract/action.js';
import type { PieceMoved, Procedure, TilePlaced } from '../../contract/effect.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { placeOf } from '../../kernel/board/feature.js';
import { anyLegal } from '../../kernel/judge/legal-actions.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { areJoined, aside, BOTH, isMagic, isOnBoard, MAGIC, moved, roadOrCity, roadsAndCities, SYMBOL } from './figures.js';
import { JOINED_BY_PIECES } from './settings.js';
import type { Magic } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const STEP = 'move-magic-figure';
export const MOVE = `move-figure/${STEP}`;
export const REMOVE = 'remove-figure/magic-symbol';

const due = (state: Magic | null, why: ReturnType<typeof because>): Procedure => ({ type: 'procedure', procedure: MAGIC.name, state, ...why });
const joined = due(
  { why: 'joined' },
  because('move.joined', 'mage-and-witch.move.when-joined', 'mage-and-witch.move.other-causes', 'mage-and-witch.move.when-joined-scoring'),
);
/** Where only the next tile parts whom a piece has joined. */
const stillJoined = due({ why: 'joined' }, because('move.joined', 'mage-and-witch.move.when-joined', 'mage-and-witch.move.other-causes-next-tile'));

const waitsForTheNextTile = (view: Position): boolean => view.get(JOINED_BY_PIECES) === 'with-the-next-tile';
/** A piece that comes together with the tile is there when the tile is looked at. */
const comesWithTheTile = (view: Position): boolean => view.turn.step === 'place-tile' && view.laid !== undefined;

export const magicTriggers: readonly Trigger[] = [
  {
    id: 'mage-and-witch.move.symbol',
    on: 'tile-placed',
    cites: cites('mage-and-witch.move.must', 'mage-and-witch.move.when-joined', 'mage-and-witch.move.other-causes-next-tile'),
    then: (view, effect, before) => {
      const { tile } = effect as TilePlaced;
      const isSymbol = view.ruleset.design(tile)?.symbols.includes(SYMBOL) ?? false;
      if (isSymbol)
        return { effects: [due({ why: 'symbol' }, because('move.symbol', 'mage-and-witch.move.must', 'mage-and-witch.move.before-figures'))] };
      if (!areJoined(view)) return undefined;
      if (!areJoined(before)) return { effects: [joined] };
      return waitsForTheNextTile(view) ? { effects: [stillJoined] } : undefined;
    },
  },
  {
    id: 'mage-and-witch.move.joined',
    on: 'piece-moved',
    cites: cites('mage-and-witch.move.when-joined', 'mage-and-witch.move.other-causes', 'mage-and-witch.move.when-joined-scoring'),
    then: (view, effect, before) => {
      const isJoining = (effect as PieceMoved).piece.token !== undefined && areJoined(view) && !areJoined(before);
      return isJoining && (comesWithTheTile(view) || !waitsForTheNextTile(view)) ? { effects: [joined] } : undefined;
    },
  },
  {
    // a city that has become a castle is none any more
    id: 'mage-and-witch.move.loses-its-place',
    on: 'piece-moved',
    cites: cites('mage-and-witch.move.road-or-city', 'mage-and-witch.score.unoccupied'),
    then: (view, effect, before) => {
      if ((effect as PieceMoved).piece.token === undefined) return undefined;
      const gone = BOTH.filter((kind) => before.neutralFeature(kind) && !view.neutralFeature(kind));
      const why = because('move.loses-its-place', 'mage-and-witch.move.road-or-city', 'mage-and-witch.score.unoccupied');
      return { effects: gone.map((kind) => aside(view, kind, why)) };
    },
  },
];

export const anyPlace = (view: Position): boolean => anyLegal(view, MOVE);

/** With nowhere to go, a figure that is alone on the board leaves it by itself. */
function alone(view: Position): Happening {
  const there = BOTH.filter((kind) => isOnBoard(view, kind));
  if (there.length !== 1 || anyPlace(view)) return {};
  return { effects: [aside(view, there[0]!, because('move.no-place', 'mage-and-witch.move.no-place'))] };
}

/** On a gold tile the gold comes first. */
const waitsForGold = (view: Position): boolean =>
  view.laidSymbol('gold') &&
  ['place-tile', 'place-gold'].includes(view.turn.step) &&
  !view.done.some(({ type, kind }) => type === 'place-token' && kind === 'gold');

const hasMoved = ({ done }: Position): boolean => done.some(({ figure }) => isMagic(String(figure)));

/** The step that was interrupted, where the position does not say it. */
function interrupted({ done }: Position): string {
  const last = done.findLast(({ type }) => type === 'place-token' || type === 'move-token');
  if (last?.['kind'] === 'ferry') return last.type === 'move-token' ? 'move-ferry' : 'place-ferry';
  return last && ['tunnel-token', 'bridge'].includes(String(last['kind'])) ? 'place-piece' : 'place-tile';
}

export const moveMagicFigure: Step = {
  id: STEP,
  phase: 'tile',
  cites: cites(
    'mage-and-witch.move.must',
    'mage-and-witch.move.one-of-two',
    'mage-and-witch.move.both-wording',
    'mage-and-witch.move.before-figures',
    'mage-and-witch.move.when-joined',
    'mage-and-witch.move.no-place',
    'mage-and-witch.move.nothing-on-board',
    'mage-and-witch.move.who',
  ),
  timeCites: cites(
    'mage-and-witch.move.must',
    'mage-and-witch.move.one-of-two',
    'mage-and-witch.move.both-wording',
    'mage-and-witch.move.when-joined',
  ),
  deciderCites: cites('mage-and-witch.move.who'),
  decides: true,
  due: (view) => view.state(MAGIC) !== undefined && !waitsForGold(view),
  interrupts: (view) => view.state(MAGIC)?.from ?? interrupted(view),
  begin: (view, from) => {
    const state = view.state(MAGIC)!;
    const isNamed = from !== undefined && from !== 'place-tile';
    const named = isNamed ? [due({ ...state, from }, because('move.is-due', 'mage-and-witch.move.when-joined'))] : [];
    return { effects: [...named, ...(alone(view).effects ?? [])] };
  },
  end: (view) => ({
    effects: [
      due(
        null,
        hasMoved(view)
          ? because('move.done', 'mage-and-witch.move.one-of-two', 'mage-and-witch.move.both-wording')
          : because('move.done', 'mage-and-witch.move.no-place', 'mage-and-witch.move.nothing-on-board'),
      ),
    ],
  }),
};

export const moveMagic: ActionKind<MoveFigure> = {
  id: MOVE,
  in: [STEP],
  isMeant: ({ figure }) => isMagic(figure),
  cites: cites('mage-and-witch.move.one-of-two', 'mage-and-witch.move.anywhere'),
  propose: (view) => flatMap(BOTH, (figure) => roadsAndCities(view).map((to): MoveFigure => ({ type: 'move-figure', figure, to }))),
  canPerform: (view, { figure, to }) => isMagic(figure) && roadOrCity(view, to) !== undefined,
  perform: (view, { figure, to }) => {
    const node = view.node(to);
    const laid = view.board.ownerOf(node);
    const why = because('move.moves', 'mage-and-witch.move.one-of-two', 'mage-and-witch.move.anywhere', 'mage-and-witch.move.may-return');
    return { effects: [moved(view, figure, placeOf(laid, node - laid.node), why)] };
  },
};

export const setAside: ActionKind<RemoveFigure> = {
  id: REMOVE,
  in: [STEP],
  cites: cites('mage-and-witch.move.no-place', 'mage-and-witch.move.when-joined-no-place'),
  propose: (view) =>
    BOTH.filter((kind) => isOnBoard(view, kind)).map((figure): RemoveFigure => ({ type: 'remove-figure', figure, by: 'magic-symbol' })),
  canPerform: (view, { figure }) => isMagic(figure) && isOnBoard(view, figure),
  perform: (view, { figure }) => ({
    effects: [aside(view, figure, because('move.no-place', 'mage-and-witch.move.no-place', 'mage-and-witch.move.when-joined-no-place'))],
  }),
};
