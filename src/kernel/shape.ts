/** A tile design as it lies on the board in one of its four rotations: what is printed at each port. */
import { HALF_SIDES, SIDES } from '../contract/compass.js';
import { ROTATIONS, type Rotation } from '../contract/snapshot.js';
import type { FeatureKind, TileDesign, TileFeature } from './tile-notation.js';

/** What meets the neighbouring tile on a side. */
export const SIDE_KINDS = ['field', 'road', 'city', 'river'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

export interface Shape {
  readonly design: TileDesign;
  readonly rotation: Rotation;
  /** The place of the design in the catalogue. */
  readonly number: number;
  /** Index into SIDE_KINDS, by side (n e s w). */
  readonly sides: readonly number[];
  /** Index of the city, road or river on a side, or -1. */
  readonly sideFeature: readonly number[];
  /** Index of the field on a half-side (clockwise from nnw), or -1. */
  readonly halfFeature: readonly number[];
  /** For each feature the name of its first edge clockwise from n (nnw for fields); undefined in the centre. */
  readonly edges: readonly (string | undefined)[];
}

/** Sides first, then half-sides. */
const PORTS: ReadonlyMap<string, number> = new Map([...SIDES, ...HALF_SIDES].map((name, port) => [name, port]));

const turned = (names: readonly string[], place: string, quarters: number): string => {
  const at = names.indexOf(place);
  return at < 0 ? place : names[(at + quarters * (names.length / 4)) % names.length]!;
};

/** Places of a feature after a rotation, clockwise from n (nnw for fields). */
export function rotatedPlaces(feature: TileFeature, rotation: Rotation): string[] {
  const names: readonly string[] = feature.kind === 'field' ? HALF_SIDES : SIDES;
  const places = feature.places.map((place) => turned(names, place, rotation / 90));
  return places.sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

function shape(design: TileDesign, number: number, rotation: Rotation): Shape {
  const sides = [0, 0, 0, 0];
  const sideFeature = [-1, -1, -1, -1];
  const halfFeature = [-1, -1, -1, -1, -1, -1, -1, -1];
  const edges = design.features.map((feature, index) => {
    const places = rotatedPlaces(feature, rotation);
    for (const place of places) {
      if (feature.kind === 'field') {
        const half = (HALF_SIDES as readonly string[]).indexOf(place);
        if (half >= 0) halfFeature[half] = index;
      } else {
        const side = (SIDES as readonly string[]).indexOf(place);
        if (side >= 0) {
          sideFeature[side] = index;
          sides[side] = (SIDE_KINDS as readonly FeatureKind[]).indexOf(feature.kind);
        }
      }
    }
    return edgeName(places[0]);
  });
  return { design, number, rotation, sides, sideFeature, halfFeature, edges };
}

const edgeName = (place: string | undefined) => (place === undefined || place === 'centre' ? undefined : place);

/** The four rotations of a design, by quarter turns. */
export function shapes(design: TileDesign, number = 0): readonly Shape[] {
  return ROTATIONS.map((rotation) => shape(design, number, rotation));
}

/** The feature that a place names on a shape, or -1. An edge may be left out in the centre, or where only one feature of the kind is there. */
export function featureIndex(shape: Shape, kind: string, edge: string | undefined): number {
  const { features } = shape.design;
  if (edge === undefined || edge === 'centre' || edge === 'centre-2') return centreIndex(features, kind, edge ?? 'centre', edge === undefined);
  const port = PORTS.get(edge)!;
  const index = port < 4 ? shape.sideFeature[port]! : shape.halfFeature[port - 4]!;
  return index >= 0 && features[index]!.kind === kind ? index : -1;
}

function centreIndex(features: readonly TileFeature[], kind: string, place: string, orOnlyOne: boolean): number {
  let only = -1;
  let count = 0;
  for (let i = 0; i < features.length; i++) {
    const feature = features[i]!;
    if (feature.kind !== kind) continue;
    if (feature.places.length === 0 || (feature.places as readonly string[]).includes(place)) return i;
    only = i;
    count++;
  }
  return orOnlyOne && count === 1 ? only : -1;
}
