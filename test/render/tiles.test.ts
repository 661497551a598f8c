/** Every tile of the catalogue is drawn as its notation says. */
import { describe, expect, it } from 'vitest';
import { ruleset, tiles, vocabulary } from '../../src/catalog.js';
import { HALF_SIDES, SIDES } from '../../src/contract/compass.js';
import { rotatedPlaces, shapes } from '../../src/kernel/board/shape.js';
import { distanceTo, inside, polylines, turnPoint, type Point } from '../../src/render/geometry.js';
import { turnedSize, turning } from '../../src/desk/board/turned.js';
import { drawTile, renderTile } from '../../src/render/index.js';
import { anchor, layoutOf } from '../../src/render/tile.js';

/** A tile of several cells is drawn cell by cell. */
const drawn = tiles.flatMap((design) => design.cells?.designs.map((cell, i) => ({ ...cell, id: `${design.id} ${i + 1}` })) ?? [design]);
const all = drawn.map((design) => [design.id, shapes(design, vocabulary)] as const);

/** In the middle of the tile, without a shape of their own. */
const HOUSES = ['monastery', 'garden', 'yaga-hut', 'palace', 'cemetery', 'german-castle'];

/** Just inside the tile, in the middle of a side or half-side. */
function port(place: string): Point {
  const side = (SIDES as readonly string[]).indexOf(place);
  if (side >= 0) return turnPoint([50, 3], side);
  const half = (HALF_SIDES as readonly string[]).indexOf(place);
  return turnPoint([half % 2 === 0 ? 27 : 73, 1], half >> 1);
}

/** The numbers of the features that are drawn at a point of the tile as it is written down. */
function at(layout: ReturnType<typeof layoutOf>, point: Point): number[] {
  const { cities, lines } = layout.plan;
  const city = [...cities].filter(([, { area }]) => inside(polylines(area), point));
  const line = [...lines].filter(([, { way }]) => polylines(way).some((part) => distanceTo(part, point) < 4));
  const field = [...layout.fields].filter(([, way]) => inside(polylines(way), point));
  return (city.length > 0 ? city : line.length > 0 ? line : field).map(([index]) => index);
}

describe.each(all)('the drawing of %s', (_id, [upright, ...turned]) => {
  const layout = layoutOf(upright!);
  const { features } = upright!.design;

  it('parts the fields that the notation parts, and no others', () => {
    expect(layout.faults).toEqual([]);
  });

  it('shows at each side and half-side the feature that is there', () => {
    features.forEach((feature, index) => {
      for (const place of feature.places)
        if (!['monastery', 'garden'].includes(feature.kind) && !place.startsWith('centre'))
          expect(at(layout, port(place)), `${feature.kind} ${place}`).toEqual([index]);
    });
  });

  it('names the shape of each feature as answers name it, in all four rotations', () => {
    for (const shape of [upright!, ...turned]) {
      const svg = renderTile(shape);
      features.forEach((feature, index) => {
        const edge = shape.edges[index];
        expect(edge).toBe(rotatedPlaces(feature, shape.rotation).find((place) => place !== 'centre'));
        expect(svg, `${feature.kind} ${edge}`).toContain(
          `data-feature="${feature.kind}"${edge === undefined ? ' d=' : ` data-edge="${edge}"`}`.replace(
            new RegExp(`(${HOUSES.join('|')})" d=`),
            '$1"',
          ),
        );
      });
    }
  });

  it('has room for a figure on each feature, at a spot of its own', () => {
    const spots = features.map((_, index) => anchor(upright!, index));
    features.forEach(({ kind }, index) => {
      if (!HOUSES.includes(kind)) expect(at(layout, spots[index]!), `${kind} ${index}`).toContain(index);
    });
    expect(new Set(spots.map(String)).size).toBe(spots.length);
    if (spots.length > 0) turned.forEach((shape, i) => expect(anchor(shape, 0)).toEqual(turnPoint(spots[0]!, i + 1)));
  });

  it('is the same, to the byte, when it is laid out anew', () => {
    for (const [i, shape] of shapes({ ...upright!.design }, vocabulary).entries())
      expect(renderTile(shape)).toBe(renderTile([upright!, ...turned][i]!));
  });
});

describe('the drawing of a tile of several cells', () => {
  const castle = shapes(
    tiles.find(({ id }) => id === 'castles-in-germany/1')!,
    vocabulary,
  );

  it('has each cell beside the others, as it has them when it lies', () => {
    for (const [i, shape] of castle.entries()) {
      const [width, height] = i % 2 === 0 ? [200, 100] : [100, 200];
      const svg = renderTile(shape);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      for (const { dx, dy, shape: cell } of shape.cells)
        expect(svg).toContain(`<g transform="translate(${dx * 100} ${dy * 100})">${drawTile(cell)}</g>`);
    }
  });

  it('has no feature without its place', () => {
    expect(renderTile(castle[0]!)).not.toMatch(/data-feature="(field|road|city)" d=/);
  });

  it('stays with its north-west cell where it was, however it is held on the desk', () => {
    const size = [2, 3] as const;
    const corners = ([0, 90, 180, 270] as const).map((rotation) => {
      const [, x, y] = /^translate\((\d+) (\d+)\) rotate/.exec(turning(size, rotation))!.map(Number);
      const cells = [0, 1, 2, 3, 4, 5].map((i) => turnPoint([50 + 100 * (i % 2), 50 + 100 * Math.floor(i / 2)], rotation / 90));
      return [Math.min(...cells.map((cell) => cell[0])) + x!, Math.min(...cells.map((cell) => cell[1])) + y!];
    });
    expect(corners).toEqual([50, 50, 50, 50].map((middle) => [middle, middle]));
    expect([0, 90].map((rotation) => turnedSize(size, rotation))).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });
});

describe('half a tile', () => {
  const printed = ruleset({ expansions: ['base', 'halflings'] }).printing({
    'halflings/1-1': ['city n; road w; field wnw ~n; field long-1 long-2 wsw ~n'],
  });

  it('is drawn on its own half of the cell, and whoever stands on it stands there', () => {
    for (const [rotation, far] of [
      [0, [1, 1]],
      [90, [-1, 1]],
      [180, [-1, -1]],
      [270, [1, -1]],
    ] as const) {
      const shape = printed.ruleset.shape('halflings/1-1', rotation)!;
      const svg = renderTile(shape);
      expect(svg).toContain(`clip-path="url(#half-${shape.half!})"`);
      shape.design.features.forEach((_, index) => {
        const [x, y] = anchor(shape, index);
        // beyond the long side
        expect((x - 50) * far[0] + (y - 50) * far[1], `${rotation} ${index}`).toBeLessThanOrEqual(0);
      });
    }
  });
});
