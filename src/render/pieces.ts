/** What stands and lies on the tiles. */
import { cellOf, spotName, type Place } from '../contract/spot.js';
import type { Figure, Snapshot } from '../contract/snapshot.js';
import type { Position } from '../kernel/position/position.js';
import { featureIndex } from '../kernel/board/shape.js';
import { NOBODY } from './colours.js';
import { drawFigure, drawNeutral, drawToken } from './figures.js';
import type { Point } from './geometry.js';
import { corner, middle, type Scene } from './scene.js';
import { escape } from './xml.js';

export function figureOf({ view, colours, standing }: Scene, { id, kind, owner, at }: Figure): string {
  const data = {
    'data-figure': id,
    'data-kind': kind,
    'data-owner': owner,
    'data-at': cellOf(at)?.join(' '),
    'data-feature': spotName(at),
    'data-edge': 'feature' in at ? edgeOf(view, at) : undefined,
  };
  const title = `${kind}${owner === undefined ? '' : ` of ${owner}`} (${id}), ${spotName(at) ?? 'tile'} of [${cellOf(at)?.join(', ') ?? ''}]`;
  return drawFigure(kind, (owner !== undefined && colours.get(owner)) || NOBODY, standing.get(id)!, spotName(at) === 'field', data, escape(title));
}

/** The edge that names the feature in answers, as on its shape. */
function edgeOf({ board }: Position, { tile: cell, feature, edge }: Place): string | undefined {
  const laid = board.tile(cell);
  const index = laid ? featureIndex(laid.shape, feature, edge) : -1;
  return index < 0 ? edge : laid!.shape.edges[index];
}

export function neutrals({ view: { snapshot }, standing }: Scene): string[] {
  const entries = Object.entries(snapshot.neutral ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([kind, where], i) => {
    if (!where.tile) return [];
    const beside = typeof where.figure === 'string' ? standing.get(where.figure) : undefined;
    const [x, y] = middle(where.tile);
    const at: Point = beside ? [beside[0] + 13, beside[1] - 4] : kind === 'dragon' ? [x, y + 4] : [x - 32 + (i % 3) * 22, y + 30];
    const data = { 'data-neutral': kind, 'data-at': where.tile.join(' '), 'data-with': where.figure ?? undefined };
    return [drawNeutral(kind, at, data, escape(`${kind} at [${where.tile.join(', ')}]`))];
  });
}

export function tokensOf({ tokens = [] }: Snapshot): string[] {
  const count = new Map<string, number>();
  return tokens.flatMap(({ kind, tile }) => {
    if (!tile) return [];
    const key = tile.join(' ');
    const before = count.get(key) ?? 0;
    count.set(key, before + 1);
    const [x, y] = corner(tile);
    const at: Point = [x + 12 + (before % 5) * 18, y + 90 - Math.floor(before / 5) * 14];
    return [drawToken(kind, at, { 'data-token': kind, 'data-at': key }, escape(`${kind} on [${tile.join(', ')}]`))];
  });
}
