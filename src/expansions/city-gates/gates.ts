/** The gates of the board: what they meet, and which cities have them. */
import type { Feature } from '../../kernel/board/feature.js';
import type { Shape } from '../../kernel/board/shape.js';
import type { PlaceTile } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import { cellKey } from '../../kernel/position/ground.js';
import type { Position } from '../../kernel/position/position.js';

export const GATE = 'gate';
const SIDES = [0, 1, 2, 3] as const;
const across = (side: number): number => (side + 2) & 3;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What is on a side of a shape: a kind of feature, `field`, or `anything`. */
const kindOn = ({ sides, sideFeature, design }: Shape, side: number): string => {
  const index = sideFeature[side]!;
  if (index >= 0) return design.features[index]!.kind;
  return sides[side]! < 0 ? 'anything' : 'field';
};

/** A side with a gate, and what it meets. */
export interface Meeting {
  readonly other: string;
  /** Whether the gate is one that lies there already. */
  readonly isOld: boolean;
}

const hasAnyGate = ({ cells }: Shape): boolean => cells.some(({ shape }) => shape.design.features.some(({ kind }) => kind === GATE));

const NONE: readonly Meeting[] = [];

/** The cells that the gates of the board face: few, and most tiles come to lie elsewhere. */
const facedByGates = ({ board }: Position): ReadonlySet<number> =>
  board.derive('cells that gates face', () => {
    const faced = new Set<number>();
    for (const { shape, x, y } of board.laid)
      for (const side of SIDES) if (kindOn(shape, side) === GATE) faced.add(cellKey([x + STEPS[side][0], y + STEPS[side][1]]));
    return faced;
  });

/** Where a tile that is about to be laid would meet something at a gate, its own or one of the board. */
export function meetings(view: Position, laying: PlaceTile): readonly Meeting[] {
  const whole = view.ruleset.shape(laying.tile, laying.rotation);
  if (!whole) return NONE;
  const { cells } = whole;
  const [x, y] = laying.at;
  const faced = facedByGates(view);
  const isFaced = cells.some(({ dx, dy }) => faced.has(cellKey([x + dx, y + dy])));
  return isFaced || hasAnyGate(whole) ? findMeetings(view, laying, whole) : NONE;
}

function findMeetings({ board }: Position, { at }: PlaceTile, { cells }: Shape): readonly Meeting[] {
  const found: Meeting[] = [];
  for (const { dx, dy, shape } of cells)
    for (const side of SIDES) {
      const there = shape.covers & (1 << side) ? board.facing([at[0] + dx, at[1] + dy], side)?.shape : undefined;
      if (!there) continue;
      const [own, theirs] = [kindOn(shape, side), kindOn(there, across(side))];
      if (theirs === GATE) found.push({ other: own, isOld: true });
      else if (own === GATE) found.push({ other: theirs, isOld: false });
    }
  return found;
}

/** Whether a gate lies beyond a side of a cell. */
export const meetsGate = ({ board }: Position, cell: Cell, side: number): boolean => {
  const other = board.facing(cell, side);
  return other !== undefined && kindOn(other.shape, across(side)) === GATE;
};

/** Whether a road ends at a gate. */
export const endsAtGate = (view: Position, road: Feature): boolean =>
  road.parts.some(({ laid, index }) => SIDES.some((side) => laid.shape.sideFeature[side] === index && meetsGate(view, laid.at, side)));

const isGateMark = (mark: string): boolean => mark.startsWith(`${GATE}-`);

export const hasGate = ({ parts }: Feature): boolean => parts.some(({ printed }) => printed.marks.some(isGateMark));

/** Whether a gate of the city meets another one. */
export const meetsAnother = (view: Position, city: Feature): boolean =>
  city.parts.some(
    ({ laid, printed }) =>
      printed.marks.some(isGateMark) && SIDES.some((side) => kindOn(laid.shape, side) === GATE && meetsGate(view, laid.at, side)),
  );

/** Whether the road ends at a gate of the city. */
export const endsAtGateOf = ({ board }: Position, road: Feature, city: Feature): boolean =>
  road.parts.some(({ laid, index }) =>
    SIDES.some((side) => {
      const other = board.neighbour(laid, side);
      const isAtGate = laid.shape.sideFeature[side] === index && other !== undefined && kindOn(other.shape, across(side)) === GATE;
      return isAtGate && city.parts.some((part) => part.laid === other && part.printed.marks.some(isGateMark));
    }),
  );

/** The city that is whole on its tile: all its sides are gates. */
export const isFourGates = ({ kind, parts: [only, ...others] }: Feature): boolean =>
  kind === 'city' && others.length === 0 && only!.printed.marks.filter(isGateMark).length === SIDES.length;

/** Whether one of the parts of a field lies beside a gate. */
export const isBesideGate = ({ kind, parts }: Feature): boolean =>
  kind === 'field' &&
  parts.some(({ laid: { shape }, index }) =>
    SIDES.some((side) => kindOn(shape, side) === GATE && (shape.halfFeature[2 * side] === index || shape.halfFeature[2 * side + 1] === index)),
  );

/** Whether a road runs over the city on a bridge that is printed on its tile: the city has parts on both sides of it. */
export const liesUnderRoad = ({ kind, parts }: Feature): boolean =>
  kind === 'city' && parts.some(({ laid }) => laid.shape.design.id === 'city-gates/rcrg');
