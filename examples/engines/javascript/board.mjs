// The board of the small engine: which printed features belong together, and what they come to.

const SIDES = ['n', 'e', 's', 'w'];
const HALVES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'];
const STEP = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
// what a place touches on the next tile
const ACROSS = { n: 's', s: 'n', e: 'w', w: 'e', nnw: 'ssw', nne: 'sse', ene: 'wnw', ese: 'wsw', sse: 'nne', ssw: 'nnw', wsw: 'ese', wnw: 'ene' };
const sideOf = (place) => (SIDES.includes(place) ? place : SIDES[Math.floor(HALVES.indexOf(place) / 2)]);
const key = ([x, y]) => `${x},${y}`;
const beside = ([x, y], side) => [x + STEP[side][0], y + STEP[side][1]];

const turned = (place, rotation) => {
  for (const names of [SIDES, HALVES])
    if (names.includes(place)) return names[(names.indexOf(place) + ((rotation / 90) * names.length) / 4) % names.length];
  return place;
};

/** The features of a design as it lies. */
export const featuresOf = (design, rotation) =>
  design.features.map((feature) => ({ ...feature, places: feature.places.map((place) => turned(place, rotation)) }));

const sideKind = (features, side) => features.find(({ places }) => places.includes(side))?.kind ?? 'field';

export class Board {
  /** `tiles` as they stand in a snapshot; `designOf` finds a design by any of its names. */
  constructor(tiles, designOf) {
    this.tiles = new Map(tiles.map(({ tile, at, rotation }) => [key(at), { at, features: featuresOf(designOf(tile), rotation) }]));
  }

  at(cell) {
    return this.tiles.get(key(cell));
  }

  fits(features, cell) {
    if (this.at(cell)) return false;
    const neighbours = SIDES.map((side) => [side, this.at(beside(cell, side))]).filter(([, tile]) => tile);
    return neighbours.length > 0 && neighbours.every(([side, tile]) => sideKind(features, side) === sideKind(tile.features, ACROSS[side]));
  }

  /** Empty cells beside the board. */
  frontier() {
    const cells = [...this.tiles.values()].flatMap(({ at }) => SIDES.map((side) => beside(at, side)));
    return [...new Map(cells.filter((cell) => !this.at(cell)).map((cell) => [key(cell), cell])).values()];
  }

  /** The feature that a place belongs to: its parts, and whether a side of it is open. Undefined where nothing is there. */
  feature({ tile, feature: kind, edge = 'centre' }) {
    const start = this.at(tile);
    const index = start?.features.findIndex((one) => one.kind === kind && one.places.includes(edge)) ?? -1;
    if (index < 0) return undefined;
    const parts = new Map([[`${key(tile)} ${index}`, { tile: start, index }]]);
    let open = false;
    // a map that grows while it is walked is walked to its end
    for (const { tile: here, index: i } of parts.values())
      for (const place of here.features[i].places) {
        if (!(place in ACROSS)) continue;
        const next = this.at(beside(here.at, sideOf(place)));
        const j = next ? next.features.findIndex((one) => one.kind === kind && one.places.includes(ACROSS[place])) : -1;
        if (j < 0) open = true;
        else if (!parts.has(`${key(next.at)} ${j}`)) parts.set(`${key(next.at)} ${j}`, { tile: next, index: j });
      }
    return {
      kind,
      id: [...parts.keys()].sort()[0],
      parts: [...parts.values()],
      open,
      place: { tile, feature: kind, ...(edge !== 'centre' && { edge }) },
    };
  }

  /** How many of the nine tiles around and under a cell lie there. */
  around([x, y]) {
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => this.at([x + dx, y + dy]))).filter(Boolean).length;
  }

  isComplete(feature) {
    return feature.kind === 'monastery' ? this.around(feature.parts[0].tile.at) === 9 : !feature.open;
  }

  /** The cities that a field touches, one of each. */
  citiesOf(field) {
    const cities = field.parts.flatMap(({ tile, index }) =>
      tile.features[index].touches.map((i) => this.feature({ tile: tile.at, feature: 'city', edge: tile.features[i].places[0] })),
    );
    return [...new Map(cities.map((city) => [city.id, city])).values()];
  }
}
