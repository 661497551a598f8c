/** Figures on half tiles, what these count for, and what nobody says of them. */
import type { Action, MoveFigure, PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { meetsLong } from '../../kernel/board/shape.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Payout, ScoreRule } from '../../kernel/declare/score.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { Capture } from '../tower/wire.js';
import { because, cites, FOLDER, rule } from './author.js';
import { isBesideHalves, isHalf, isHalfAt, isHalfTile } from './halves.js';
import { GRID } from './settings.js';

const asUsual = rule<PlaceFigure>({
  id: 'figure.as-usual',
  on: 'place-figure',
  isRemark: true,
  cites: ['halflings.figure.as-usual'],
  applies: ({ view }) => isHalfTile(view.laid),
  judge: ({ pass }) => pass('a half tile is occupied like every tile'),
});
export const figureRules = [asUsual];

const SCORED = ['road', 'city'];

export const halfTileScoring: readonly ScoreRule[] = [
  {
    id: `${FOLDER}.score.full-value`,
    stage: 'rate',
    of: SCORED,
    cites: cites('halflings.score.full-value', 'halflings.score.normal'),
    raises: ['base.score.road-tiles', 'base.score.city-tiles'],
    applies: ({ feature }) => feature.parts.some(({ laid }) => isHalfTile(laid)),
    by: () => 0,
  },
  {
    id: `${FOLDER}.score.long-side-open`,
    stage: 'rate',
    of: SCORED,
    cites: cites('halflings.score.long-side-open'),
    raises: ['base.score.road-tiles', 'base.score.city-tiles'],
    applies: ({ feature }) => feature.parts.some(({ laid, index }) => meetsLong(laid.shape, index)),
    by: () => 0,
  },
  {
    id: `${FOLDER}.score.by-the-grid`,
    stage: 'rate',
    of: ['monastery', 'garden'],
    cites: cites('halflings.monastery.cells'),
    raises: '*',
    applies: ({ view, feature }) => isBeside(view, feature) && view.get(GRID) === 'cell',
    by: () => 0,
  },
];

/** Whether it counts the tiles around it, and half tiles among them. */
const isBeside = ({ board }: Position, { completedBy, parts }: Feature): boolean =>
  completedBy === 'surroundings' && parts.some(({ laid }) => isBesideHalves(board, laid));

/** Where each half tile is a tile, no source says what a space with one counts for beside a monastery. */
const isUnsaid = (view: Position, feature: Feature): boolean => isBeside(view, feature) && view.get(GRID) !== 'cell';

export const besideHalves: Payout = {
  id: `${FOLDER}.monastery.cells`,
  cites: cites('halflings.monastery.cells'),
  pay: ({ view, feature, scores }) => {
    return scores.length === 0 || !isUnsaid(view, feature) ? {} : { missing: [unsaid()] };
  },
};

const unsaid = (): Missing => ({
  ...because('monastery.cells', 'halflings.monastery.cells'),
  message: 'no source says what a space with half tiles counts for beside a monastery',
  isUnregulated: true,
  settings: [GRID],
});

/** An abbot who is taken back is scored for the tiles around him too. */
export const abbotsBesideHalves: Proposal<RemoveFigure> = {
  kind: 'remove-figure/abbot',
  perform: (view, { figure }, usual) => {
    const feature = view.feature(view.figure(figure)!.figure.at);
    const happening = usual();
    return feature && isUnsaid(view, feature) ? { ...happening, missing: [...(happening.missing ?? []), unsaid()] } : happening;
  },
};

/** Whether who is taken back is scored for a monastery that nobody counts. */
function takesBackUnsaid(view: Position, action: Action): boolean {
  const standing = action.type === 'remove-figure' ? view.figure((action as RemoveFigure).figure) : undefined;
  const feature = standing && view.feature(standing.figure.at);
  return feature !== undefined && isUnsaid(view, feature);
}

/** Actions that put nobody on a feature but on the one that they name: whoever else comes to stand there does so by an action of his own. */
const NAMES_WHERE: readonly string[] = ['place-tile', 'place-figure', 'move-figure', 'place-token', 'move-token', 'move-fairy', 'pass'];

/** Whether an action may put somebody on one of them. */
function mayBring(view: Position, action: Action, isOne: (feature: Feature) => boolean): boolean {
  if (!NAMES_WHERE.includes(action.type)) return true;
  const spot = action.type === 'place-figure' ? (action as PlaceFigure).at : action.type === 'move-figure' ? (action as MoveFigure).to : undefined;
  const feature = spot && view.feature(spot);
  return feature !== undefined && isOne(feature);
}

/** Whether a monastery with half tiles around it may be scored; at the end every one is that somebody is on. */
export function monksInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (view.get(GRID) === 'cell') return false;
  const isUnsaidHere = (feature: Feature) => isUnsaid(view, feature);
  const isLast = view.snapshot.bag?.remaining === 0 && view.board.isHalved;
  if (isLast && view.occupiedFeatures.some(isUnsaidHere)) return true;
  const isManned = (feature: Feature) => feature.completedBy === 'surroundings' && view.on(feature).length > 0;
  const isMannedUnsaid = (feature: Feature) => isManned(feature) && isUnsaidHere(feature);
  const among = () => view.occupiedFeatures;
  const [isManScored, isUnsaidScored] = [mayBeScored(view, { isOne: isManned, among }), mayBeScored(view, { isOne: isMannedUnsaid, among })];
  return (action) => {
    const bringsHalf = action.type === 'place-tile' && isHalf(view.ruleset.design((action as PlaceTile).tile));
    if (isLast && (bringsHalf || mayBring(view, action, isUnsaidHere))) return true;
    if (!bringsHalf && !view.board.isHalved) return false;
    if (takesBackUnsaid(view, action) || (bringsHalf ? isManScored : isUnsaidScored)(action)) return true;
    const isBrought = (feature: Feature) => mayBring(view, action, ({ root }) => root === feature.root) && isUnsaidHere(feature);
    // no piece of the board brings anybody
    return action.type !== 'place-tile' && mayBeScored(view, { isOne: isBrought, among: () => [] })(action);
  };
}

/** By the grid it is the cell that counts; otherwise nobody says. */
function onTheCell<A extends Action>(inquiry: Inquiry<A>) {
  return inquiry.get(GRID) === 'cell'
    ? inquiry.pass('what acts on a tile acts on the whole space')
    : inquiry.unregulated('no source says whether it acts on a half tile or on the space');
}

const dragon = rule<MoveDragon>({
  id: 'dragon.cells',
  on: 'move-dragon',
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => isHalfAt(view.board, action.to),
  judge: onTheCell,
});
export const rulesWithDragon = [dragon];

const tower = rule<Capture>({
  id: 'tower.cells',
  on: 'capture',
  cites: ['halflings.dragon.cells'],
  applies: ({ view, action }) => {
    const standing = view.figure(action.figure);
    const cell = standing && cellOf(standing.figure.at);
    return cell !== undefined && isHalfAt(view.board, cell);
  },
  judge: onTheCell,
});
export const rulesWithTower = [tower];

/** As it is laid, and at the end of the part that then follows. */
const extended = rule<Action>({
  id: 'builder.double',
  on: ['place-tile', 'place-figure', 'pass'],
  isRemark: true,
  cites: ['halflings.builder.double'],
  applies: ({ view, action }) => {
    const { tile } = action as { readonly tile?: string };
    const hasBuilder = view.figures.some(({ figure: { kind, owner } }) => kind === 'builder' && owner === view.active);
    return hasBuilder && (tile === undefined ? isHalfTile(view.laid) : isHalf(view.ruleset.design(tile)));
  },
  judge: ({ pass }) => pass('a half tile that extends the feature of the builder wins a second part like every tile'),
});
export const rulesWithBuilder = [extended];

/** Each half tile is there once. */
export function checkHalves({ snapshot: { players, tiles }, tilesOf, ruleset, add }: Check): void {
  const seen = new Set<string>();
  const see = (tile: string, pointer: string) => {
    const id = ruleset.tileId(tile);
    if (!id?.startsWith(`${FOLDER}/`)) return;
    if (seen.has(id)) add(pointer, 'half-tile-twice', `there is one \`${id}\`, and it is somewhere else already`);
    seen.add(id);
  };
  players.forEach(({ hand = [] }, i) => hand.forEach((tile, k) => see(tile, `/players/${i}/hand/${k}`)));
  for (const i of tilesOf(FOLDER)) see(tiles[i]!.tile, `/tiles/${i}/tile`);
}
