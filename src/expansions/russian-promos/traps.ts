/** The traps spring by themselves: when a tile is laid, and when a figure comes. */
import type { Effect, PieceMoved } from '../../contract/effect.js';
import { cellOf, type Cell, type Spot } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, type Own } from './author.js';
import { FROM_THE_CITY, SOLOVEI_REACH, SPECIAL_FIGURES, TREE_BESIDE_LAKE } from './settings.js';
import { besideLake, isBesideLake, isFromTheCity, isTrap, onTheRoad, roadOf, SOLOVEI, tilesWith, trapAt, VODYANOY } from './trap-places.js';
import { taken, trappedByTheDragon } from './with-princess-and-dragon.js';
import { flatMap } from '../../kernel/lists.js';

const BOTH: readonly Own[] = ['traps.at-once', 'traps.free-again', 'vodyanoy.orphans'];
const LAKE: readonly Own[] = ['vodyanoy.eight', 'vodyanoy.later', 'vodyanoy.off-tile-safe', 'traps.vodyanoy-first', ...BOTH];
const TREE: readonly Own[] = [
  'solovei.later-connected',
  'solovei.when-tile',
  'solovei.when-figure',
  'solovei.when-joined',
  'solovei.own-tile-thief',
  'solovei.off-the-road',
  'solovei.before-scoring',
  'solovei.neutral',
  ...BOTH,
];

const chosen = (view: Position, ...settings: (typeof SOLOVEI_REACH | typeof SPECIAL_FIGURES)[]): readonly string[] =>
  flatMap(settings, (setting) => view.ruleset.citesOf(setting, view.get(setting as typeof SPECIAL_FIGURES)));

function intoTheLake(view: Position, { id, at }: Figure, lake: Cell): Effect {
  const why = because('vodyanoy.takes', 'vodyanoy.traps-around', ...LAKE);
  const volcano = view.ruleset.has('princess-and-dragon') ? cites('volcano.tree') : [];
  return {
    type: 'piece-moved',
    piece: { figure: id },
    from: at,
    to: trapAt(lake, VODYANOY),
    ...why,
    cites: [...new Set([...why.cites, ...chosen(view, SPECIAL_FIGURES), ...volcano])],
  };
}

function ontoTheTree(view: Position, { id, at }: Figure, tree: Cell): Effect {
  const why = because('solovei.takes', 'solovei.traps-thieves', ...TREE);
  const lake = isBesideLake(view, tree) ? view.ruleset.citesOf(TREE_BESIDE_LAKE, view.get(TREE_BESIDE_LAKE)) : [];
  const volcano = view.ruleset.has('princess-and-dragon') ? [...cites('volcano.tree'), 'pd.volcano.allow.russian-move-thieves'] : [];
  return {
    type: 'piece-moved',
    piece: { figure: id },
    from: at,
    to: trapAt(tree, SOLOVEI),
    ...why,
    cites: [...new Set([...why.cites, ...chosen(view, SOLOVEI_REACH, SPECIAL_FIGURES), ...lake, ...volcano])],
  };
}

/** The lake takes first; what it takes the robber does not see. `springs`: whose trap has been touched. */
function sprung(view: Position, springs: (tree: Cell) => boolean): Effect[] {
  const lakes = tilesWith(view, VODYANOY);
  const drowned = flatMap(lakes, (lake) => besideLake(view, lake).map((figure) => ({ figure, lake })));
  const first = drowned.filter(({ figure }, i) => drowned.findIndex((other) => other.figure === figure) === i);
  const spared = first.map(({ figure }) => figure);
  const caught = flatMap(tilesWith(view, SOLOVEI).filter(springs), (tree) => onTheRoad(view, tree, spared).map((figure) => ({ figure, tree })));
  return [
    ...flatMap(first, ({ figure, lake }) => taken(view, figure, intoTheLake(view, figure, lake))),
    ...flatMap(
      caught.filter(({ figure }, i) => caught.findIndex((other) => other.figure === figure) === i),
      ({ figure, tree }) => taken(view, figure, ontoTheTree(view, figure, tree)),
    ),
  ];
}

const happening = (view: Position, effects: readonly Effect[]): Happening => ({ effects, missing: trappedByTheDragon(view, effects) });

export const trapsAfterTile: Trigger = {
  id: 'russian-promos.traps.tile',
  on: 'tile-placed',
  cites: cites('solovei.when-tile', 'vodyanoy.traps-around', 'solovei.traps-thieves', ...LAKE, ...TREE, 'volcano.tree'),
  then: (view) => {
    if (!view.laid) return undefined;
    const isReached = (tree: Cell) => {
      const road = roadOf(view, tree);
      return road !== undefined && view.isPartlyOnLaid(road);
    };
    return happening(view, sprung(view, isReached));
  },
};

/** Whether a figure has come to the road of a tree. */
const cameTo = (view: Position, spot: Spot) => (tree: Cell) => {
  const node = view.node(spot);
  return node >= 0 && view.board.feature(node) === roadOf(view, tree);
};

export const trapsAfterFigure: Trigger = {
  id: 'russian-promos.traps.figure',
  on: ['figure-placed', 'piece-moved'],
  cites: cites('solovei.when-figure', 'vodyanoy.later', 'traps.at-once'),
  then: (view, effect, before) => {
    const to = effect.type === 'figure-placed' ? effect.at : (effect as PieceMoved).to;
    if (effect.type === 'piece-moved' && effect.piece.figure === undefined) return afterToken(view, before);
    if (effect.type === 'piece-moved' && isFromTheCity(effect.from) && view.get(FROM_THE_CITY) === 'not-trapped') return undefined;
    if (effect.rule.startsWith(`${FOLDER}.`)) return fromTreeToLake(view, effect as PieceMoved);
    return happening(view, sprung(view, cameTo(view, to)));
  },
};

/** A piece that joins another road to that of a tree: only if somebody stands on that other one. */
function afterToken(view: Position, before: Position) {
  const onRoad = (position: Position, tree: Cell) => {
    const road = roadOf(position, tree);
    return road ? position.on(road).length : 0;
  };
  return happening(
    view,
    sprung(view, (tree) => onRoad(view, tree) > onRoad(before, tree)),
  );
}

/** A tree beside the lake is beside it too. */
function fromTreeToLake(view: Position, { piece, to }: PieceMoved) {
  const figure = piece.figure === undefined ? undefined : view.figure(piece.figure)?.figure;
  const cell = cellOf(to);
  const lake = cell && isTrap(to) && to.feature === SOLOVEI ? isBesideLake(view, cell) : undefined;
  if (!figure || !lake || view.get(TREE_BESIDE_LAKE) === 'stays') return undefined;
  return happening(view, [intoTheLake(view, figure, lake)]);
}

export const trapConsequences = [
  { id: 'russian-promos.vodyanoy.takes', cites: cites('vodyanoy.traps-around') },
  { id: 'russian-promos.solovei.takes', cites: cites('solovei.traps-thieves') },
  { id: 'russian-promos.release.goes-home', cites: cites('release.instead-of-figure') },
];
