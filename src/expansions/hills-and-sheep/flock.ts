/** Flocks: the shepherds of one field, and the sheep that they have in common. */
import type { Effect } from '../../contract/effect.js';
import type { Figure, Token } from '../../contract/snapshot.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Score } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import { goesHome, type Happening, type Missing } from '../../kernel/declare/happening.js';
import { score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because } from './author.js';
import { SHEEP, SHEPHERD } from './pieces.js';
import { CLOSED_FIELD } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export interface Flock {
  readonly field: Feature;
  /** At least one. */
  readonly shepherds: readonly Figure[];
}

const isShepherd = ({ kind }: Pick<Figure, 'kind'>) => kind === SHEPHERD;

/** The shepherds on the feature of a node. */
export const shepherdsOn = (view: Position, node: number): Figure[] =>
  flatMap(view.onNode(node), ({ figure }) => (isShepherd(figure) ? [figure] : []));

/** All flocks, in the order of the board. */
export const flocks = (view: Position): readonly Flock[] =>
  view.remember('flocks', () => {
    const roots = new Set(flatMap(view.figures, ({ figure, node }) => (isShepherd(figure) && node >= 0 ? [view.board.rootOf(node)] : [])));
    return [...roots].sort((a, b) => a - b).map((root) => ({ field: view.board.feature(root), shepherds: shepherdsOn(view, root) }));
  });

/** The flock that a shepherd belongs to. */
export const flockOf = (view: Position, id: string): Flock | undefined =>
  flocks(view).find(({ shepherds }) => shepherds.some((other) => other.id === id));

/** Whether somebody else than a shepherd is placed in a field in which nobody but shepherds stands. */
export function isLeftToShepherds(view: Position, { kind, at }: Pick<Figure, 'kind' | 'at'>): boolean {
  const node = kind === SHEPHERD || spotName(at) !== 'field' ? -1 : view.node(at);
  const there = view.onNode(node);
  return there.length > 0 && there.every(({ figure }) => isShepherd(figure));
}

/** The tokens beside a shepherd. One that lies on his tile is his where he is the only one there. */
export function sheepBeside(view: Position, { id, at }: Figure): readonly Token[] {
  const cell = cellOf(at);
  const isAlone = shepherdsAt(view, cell).length === 1;
  return view.tokens(SHEEP).filter(({ figure, tile }) => (figure === undefined ? isAlone && sameCell(tile, cell) : figure === id));
}

const shepherdsAt = (view: Position, cell: readonly [number, number] | undefined) =>
  cell ? view.onTile(cell).filter(({ figure }) => isShepherd(figure)) : [];

/** What would have to be known of the tokens of a flock to count its sheep. */
function unknownTokens(view: Position, { shepherds }: Flock): Missing[] {
  const why = because('flock.sheep', 'hills-and-sheep.flock.several.common-flock');
  return flatMap(view.snapshot.tokens ?? [], (token, i): Missing[] => {
    if (token.kind !== SHEEP) return [];
    const isHere = shepherds.some(({ id, at }) => (token.figure === undefined ? sameCell(token.tile, cellOf(at)) : token.figure === id));
    if (!isHere) return [];
    if (token.value === undefined) return [{ ...why, message: 'how many sheep the token shows is not known', pointer: `/tokens/${i}/value` }];
    const isUnclear = token.figure === undefined && shepherdsAt(view, token.tile).length > 1;
    return isUnclear ? [{ ...why, message: 'beside which shepherd the token lies is not known', pointer: `/tokens/${i}/figure` }] : [];
  });
}

/** Whether somewhere on the board a token lies of which that is not known. */
export const hasUnknownTokens = (view: Position): boolean =>
  view.tokens(SHEEP).some(({ value, figure }) => value === undefined || figure === undefined) &&
  flocks(view).some((flock) => unknownTokens(view, flock).length > 0);

export const sheepIn = (view: Position, { shepherds }: Flock): number =>
  flatMap(shepherds, (figure) => sheepBeside(view, figure)).reduce((sum, { value = 0, count = 1 }) => sum + value * count, 0);

/** Whether nothing can extend the field any more. */
export const isClosed = ({ board }: Position, { field }: Flock): boolean =>
  field.parts.every(({ laid, index }) => laid.shape.halfFeature.every((feature, half) => feature !== index || board.isClosed(laid, half >> 1)));

/** Whether the tile just laid has become part of a field in which the active player had a shepherd. */
export function isExtended(view: Position, { field, shepherds }: Flock): boolean {
  return view.isPartlyOnLaid(field) && shepherds.some(({ owner, at }) => owner === view.active && !view.isOnLaid(at));
}

/** Whether he has let it grow in this part of the turn. */
export const isTended = ({ done }: Position, { shepherds }: Flock): boolean =>
  done.some(
    ({ type, option, figure }) => type === 'choose' && option === 'grow' && (figure === undefined || shepherds.some(({ id }) => id === figure)),
  );

/** Whether the active player has still to choose what becomes of the flock. */
export const isDue = (view: Position, flock: Flock): boolean =>
  isExtended(view, flock) && !isTended(view, flock) && !(isClosed(view, flock) && view.get(CLOSED_FIELD) === 'at-once');

/** All its shepherds go home; their sheep follow by themselves. */
export const homeward = ({ shepherds }: Flock, cause: string, why: ReturnType<typeof because>): Effect[] =>
  shepherds.map((figure) => goesHome(figure, cause, why));

/** Every player with a shepherd there scores all the sheep, once. */
export function stabled(view: Position, flock: Flock, why: ReturnType<typeof because>): Happening {
  const sheep = sheepIn(view, flock);
  const owners = [...new Set(flatMap(flock.shepherds, ({ owner }) => (owner === undefined ? [] : [owner])))];
  const scores = view.players
    .filter(({ id }) => owners.includes(id))
    .map(({ id }): Score => score(id, flock.field.place, [{ label: 'sheep', quantity: sheep, each: 1, points: sheep, ...why }]));
  return { scores, effects: homeward(flock, 'stabled', why), missing: unknownTokens(view, flock) };
}
