/** What stands and lies on the tiles. */
import { cellOf, spotName, type Place } from '../contract/spot.js';
import type { Figure, Token } from '../contract/snapshot.js';
import type { Position } from '../kernel/position/position.js';
import { SIDES, type Side } from '../contract/compass.js';
import { featureIndex } from '../kernel/board/shape.js';
import { COLOURS, NOBODY } from './colours.js';
import { drawFigure, drawNeutral, drawToken } from './figures.js';
import { turnPoint, type Point } from './geometry.js';
import { corner, type Scene } from './scene.js';
import { el, escape } from './xml.js';

/** What the expansion with the ghosts writes down of a figure. */
type Haunted = { readonly ghosts?: number };

export function figureOf({ view, colours, standing }: Scene, { id, kind, owner, at, ghosts = 0 }: Figure & Haunted): string {
  const data = {
    'data-figure': id,
    'data-kind': kind,
    'data-owner': owner,
    'data-at': cellOf(at)?.join(' '),
    'data-feature': spotName(at),
    'data-edge': 'feature' in at ? edgeOf(view, at) : undefined,
  };
  const [x, y] = standing.get(id)!;
  const title = `${kind}${owner === undefined ? '' : ` of ${owner}`} (${id}), ${spotName(at) ?? 'tile'} of [${cellOf(at)?.join(', ') ?? ''}]`;
  const figure = drawFigure(kind, (owner !== undefined && colours.get(owner)) || NOBODY, [x, y], spotName(at) === 'field', data, escape(title));
  return ghosts > 0 ? figure + drawToken('ghost', [x + 12, y - 10], { 'data-token': 'ghost' }, `ghosts: ${ghosts}`, ghosts) : figure;
}

/** The edge that names the feature in answers, as on its shape. */
function edgeOf({ board }: Position, { tile: cell, feature, edge }: Place): string | undefined {
  const laid = board.tile(cell);
  const index = laid ? featureIndex(laid.shape, feature, edge) : -1;
  return index < 0 ? edge : laid!.shape.edges[index];
}

export function neutrals({ view: { snapshot }, neutral }: Scene): string[] {
  return [...neutral].map(([kind, at]) => {
    const where = snapshot.neutral?.[kind];
    const data = { 'data-neutral': kind, 'data-at': where?.tile?.join(' '), 'data-with': where?.figure ?? undefined };
    return drawNeutral(kind, at, data, escape(`${kind} at ${where?.tile ? `[${where.tile.join(', ')}]` : (where?.place ?? where?.area ?? '')}`));
  });
}

/** Those that are laid along an edge beside it, the others in a row at the bottom of their tile, those beside a figure at its foot. */
export function tokensOf({ view: { snapshot }, colours, standing }: Scene): string[] {
  const count = new Map<string, number>();
  const behind = (key: string): number => {
    const before = count.get(key) ?? 0;
    count.set(key, before + 1);
    return before;
  };
  const placeOf = ({ tile, edge, figure }: Token): Point | undefined => {
    const beside = figure === undefined ? undefined : standing.get(figure);
    if (beside) return [beside[0] - 8 + behind(figure!) * 14, beside[1] + 15];
    if (!tile) return undefined;
    const [x, y] = corner(tile);
    const before = behind(`${tile.join(' ')} ${edge ?? ''}`);
    if (edge === undefined) return [x + 12 + (before % 5) * 18, y + 90 - Math.floor(before / 5) * 14];
    const [ex, ey] = turnPoint([78, 10 + before * 14], SIDES.indexOf(edge[0] as Side));
    return [x + ex, y + ey];
  };
  return (snapshot.tokens ?? []).flatMap((token) => {
    const { kind, owner, tile } = token;
    const at = token.edges ? undefined : placeOf(token);
    if (!at) return [];
    const where = tile ? `on [${tile.join(', ')}]` : `beside ${token.figure}`;
    const colour = owner === undefined ? undefined : colours.get(owner);
    return [drawToken(kind, at, { 'data-token': kind, 'data-at': tile?.join(' ') }, escape(`${kind} ${where}`), numberOn(token), colour)];
  });
}

/** What tells it from others of its kind: how many lie there, what is printed on it, of which pair it is. */
const numberOn = ({ count, value, number, pair }: Token): number | string | undefined => value ?? number ?? pair ?? (count === 1 ? undefined : count);

/** Pieces that lie from one side of their tile to another: bridges, and ferries. */
export function waysOf({ view: { snapshot } }: Scene): string[] {
  return (snapshot.tokens ?? []).flatMap(({ kind, tile, edges }) => {
    if (!tile || !edges) return [];
    const [x, y] = corner(tile);
    const [from, to] = edges.map((edge) =>
      turnPoint([50, 0], SIDES.indexOf(edge))
        .map((value, i) => value + [x, y][i]!)
        .join(' '),
    );
    const d = `M${from}L${x + 50} ${y + 50}L${to}`;
    const way = (stroke: string, width: number) => el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
    const title = el('title', {}, escape(`${kind} on [${tile.join(', ')}]`));
    return [el('g', { 'data-token': kind, 'data-at': tile.join(' ') }, title, way(COLOURS.wall, 12), way(COLOURS.road, 7))];
  });
}
