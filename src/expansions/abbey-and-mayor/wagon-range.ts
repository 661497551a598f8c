/** To which places a wagon can move on: those connected with the feature that was scored, or those around its tile. */
import type { Place } from '../../contract/spot.js';
import { cellOf } from '../../contract/spot.js';
import type { Board, Laid } from '../../kernel/board/board.js';
import { placeOf, type Feature, type Part } from '../../kernel/board/feature.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Position } from '../../kernel/position/position.js';
import { isAbbey } from './abbey.js';
import { WAGON_CONNECTIONS, WAGON_CROSSINGS, WAGON_MOVE, WAGON_TILE } from './settings.js';
import { WAGON_LINKS } from './wagon-links.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

/** Indexes of the features of a design that are connected, group by group; as it lies, since pieces change what is on a tile. */
const groupsByDesign = new WeakMap<TileDesign, readonly (readonly number[])[]>();

function linkGroups(design: TileDesign): readonly (readonly number[])[] {
  let groups = groupsByDesign.get(design);
  if (!groups) {
    const text = design.aliases.map((alias) => WAGON_LINKS[alias.replace(/^jcz:/, '')]).find((found) => found !== undefined);
    groups =
      text === undefined
        ? printedLinks(design)
        : text.split(', ').map((group) => mapPresent(group.split(' - '), (name) => featureNamed(design, name)));
    groupsByDesign.set(design, groups);
  }
  return groups;
}

/** Of a tile that the table does not have: the features with the same mark of a link. */
function printedLinks({ features }: TileDesign): number[][] {
  const links = [...new Set(flatMap(features, ({ marks }) => marks.filter((mark) => mark.startsWith('link-'))))];
  return links.map((link) => flatMap(features, ({ marks }, i) => (marks.includes(link) ? [i] : [])));
}

/** `road s`: the road that has its side s, as the tile is printed, or what a piece has made of it, that side alone. */
export function featureNamed({ features }: TileDesign, name: string): number | undefined {
  const [kind = '', place = 'centre'] = name.split(' ');
  const index = features.findIndex((feature) => feature.kind === kind && (feature.places as readonly string[]).includes(place));
  const instead = index < 0 ? features.findIndex(({ places }) => places.length === 1 && places[0] === place) : index;
  return instead < 0 ? undefined : instead;
}

/** What a table holds to be connected. */
type Connections = 'as-answered' | 'as-drawn';

/** The nodes of the same tile that are connected with a part of a feature. Two cities never are, unless the crossing at which they lie decides. */
const linkedOnTile = ({ laid, index, node, printed }: Part, connections: Connections): number[] =>
  flatMap(linkGroups(laid.shape.design), (group) => (group.includes(index) ? group : []))
    .filter((other) => other !== index)
    .filter((other) => connections === 'as-drawn' || !(printed.kind === 'city' && laid.shape.design.features[other]!.kind === 'city'))
    .map((other) => node - index + other);

/** What is printed where roads end, of which no source says whether they meet there. */
const isUnsaid = ({ symbols }: TileDesign): boolean =>
  symbols.some((symbol) => ['tower', 'bazaar', 'lake', 'circus', 'acrobats'].includes(symbol) || symbol.startsWith('watchtower-'));

const endsHere = ({ kind, places }: TileDesign['features'][number]): boolean => kind === 'road' && places.length === 1;

/** The nodes of the same tile that may meet a part of a road at what is printed there. */
function perhapsOnTile({ laid, index, node, printed }: Part): number[] {
  const { design } = laid.shape;
  if (!endsHere(printed) || !isUnsaid(design)) return [];
  return flatMap(design.features, (other, i) => (i !== index && endsHere(other) ? [node - index + i] : []));
}

/** An abbey is connected with what ends at its sides, and, as it was answered, the other way round. */
function linkedByAbbey(board: Board, { laid, index }: Part, connections: Connections): number[] {
  if (isAbbey(laid) && connections === 'as-drawn') return [];
  return flatMap([0, 1, 2, 3], (side) => {
    const beside: Laid | undefined = board.neighbour(laid, side);
    if (!beside) return [];
    if (isAbbey(laid)) {
      const ending = beside.shape.sideFeature[(side + 2) & 3] ?? -1;
      return isAbbey(beside) || ending < 0 ? [] : [beside.node + ending];
    }
    return isAbbey(beside) && laid.shape.sideFeature[side] === index ? [beside.node] : [];
  });
}

/** The nodes at which other features are connected with this one. */
const touching = (board: Board, feature: Feature, connections: Connections): number[] =>
  flatMap(feature.parts, (part) => [...linkedOnTile(part, connections), ...linkedByAbbey(board, part, connections)]);

const connected = (view: Position, feature: Feature, connections: Connections = view.get(WAGON_CONNECTIONS)): number[] =>
  wholly(view, feature, touching(view.board, feature, connections));

/** Whether tables differ about what connects a node with what a wagon was scored on. */
export function isDrawnOtherwise(view: Position, from: Place, node: number): boolean {
  const scored = view.feature(from);
  return scored !== undefined && connected(view, scored, 'as-answered').includes(node) !== connected(view, scored, 'as-drawn').includes(node);
}

/** Where a wagon may stop on what it comes to at these nodes. */
function wholly(view: Position, feature: Feature, touched: readonly number[]): number[] {
  const { board } = view;
  const nodes = touched.filter((node) => board.rootOf(node) !== feature.root);
  if (view.get(WAGON_TILE) === 'touching') return nodes;
  return flatMap(nodes, (node) => board.feature(node).parts.map((part) => part.node));
}

const STEPS = [-1, 0, 1];

/** Everything on the tile and the eight around it. */
function around({ board }: Position, [x, y]: readonly [number, number]): number[] {
  const tiles = flatMap(STEPS, (dy) => flatMap(STEPS, (dx) => board.tilesOn([x + dx, y + dy])));
  return flatMap(tiles, ({ node, shape }) => shape.design.features.map((_, index) => node + index));
}

/** The nodes in reach of a wagon that stands there; nothing is said of whether it may stop on them. */
export function inReach(view: Position, from: Place): ReadonlySet<number> {
  const scored = view.feature(from);
  if (!scored) return new Set();
  if (view.get(WAGON_MOVE) !== 'connected') return new Set(around(view, cellOf(from)!));
  const perhaps = perhapsMet(view, scored);
  return new Set(perhaps.length > 0 && view.get(WAGON_CROSSINGS) === 'crossing' ? [...connected(view, scored), ...perhaps] : connected(view, scored));
}

const perhapsMet = (view: Position, scored: Feature): number[] => wholly(view, scored, flatMap(scored.parts, perhapsOnTile));

/** The nodes of which no source says whether they are in reach. */
export function perhapsInReach(view: Position, from: Place): ReadonlySet<number> {
  const scored = view.feature(from);
  const perhaps = scored && view.get(WAGON_MOVE) === 'connected' ? perhapsMet(view, scored) : [];
  return new Set(perhaps.length > 0 && view.get(WAGON_CROSSINGS) === 'unregulated' ? perhaps : []);
}

/** The places that name these nodes. */
export const placesOf = (board: Board, nodes: Iterable<number>): Place[] =>
  [...nodes].map((node) => {
    const laid = board.ownerOf(node);
    return placeOf(laid, node - laid.node);
  });
