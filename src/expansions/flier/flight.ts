/** Where machines stand and head for, and the flight that is under way. */
import { cellOf, spotIn, spotName, type Cell, type Spot } from '../../contract/spot.js';
import type { DoneAction, Snapshot } from '../../contract/snapshot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Ground } from '../../kernel/declare/piece.js';
import { onlyIn, procedure, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { Flight } from './wire.js';

export const MACHINE = 'flying-machine';
/** `via` of the landing. */
export const BY_AIR = 'flying-machine';
const SYMBOL = `${MACHINE}-`;
/** On every square of the City of Carcassonne. */
export const CITY_OF_CARCASSONNE = 'city-of-carcassonne';
/** On every space of the board of the Wheel of Fortune. */
export const WHEEL_BOARD = 'wheel-of-fortune';

/** As printed, eighths of a turn clockwise from north. */
const HEADINGS: Readonly<Record<string, number>> = { w: 6, nw: 7 };
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** The word after the symbol: how the machine heads as printed; undefined where there is none. */
const printed = (laid: Laid | undefined): string | undefined =>
  laid?.shape.design.symbols.find((symbol) => symbol.startsWith(SYMBOL))?.slice(SYMBOL.length);

export const hasMachine = (board: Board, cell: Cell | undefined): boolean => cell !== undefined && printed(board.tile(cell)) !== undefined;

/** Where so many steps lead from a machine; it turns with its tile. Undefined where there is no machine. */
export function reached(board: Board, [x, y]: Cell, steps: number): Cell | undefined {
  const laid = board.tile([x, y]);
  const heading = HEADINGS[printed(laid) ?? ''];
  if (!laid || heading === undefined) return undefined;
  const [dx, dy] = STEPS[(heading + laid.shape.rotation / 45) % STEPS.length]!;
  return [x + dx * steps, y + dy * steps];
}

export const FLIGHT = procedure<Flight>('flight', ({ kind, from }, check) => {
  const { snapshot, board, cell, add, ruleset } = check;
  if (!ruleset.figures.has(kind)) add('/turn/flight/kind', 'unknown-figure-kind', `no expansion of the ruleset has a \`${kind}\``);
  cell('/turn/flight/from', from);
  onlyIn(check, 'flight', 'roll-die', 'land-figure');
  const { placed } = snapshot.turn ?? {};
  const isElsewhere = placed !== undefined && placed.at.join() !== from.join();
  if (board && (isElsewhere || !hasMachine(board, from)))
    add('/turn/flight/from', 'no-machine-there', `no flying machine was laid on [${from.join(', ')}] in this turn`);
});

/** Where the flight under way ends; undefined where nobody flies, or the die is not cast. */
export function target(view: Position): Cell | undefined {
  const flight = view.state(FLIGHT);
  return flight?.rolled === undefined ? undefined : reached(view.board, flight.from, flight.rolled);
}

export const isTakeOff = ({ type, at, via }: DoneAction): boolean =>
  type === 'place-figure' && via === undefined && spotName(spotIn(at) ?? { area: '' }) === MACHINE;
/** Whether a figure has flown in this part, of which the roll of the die may be all that is told. */
export const hasFlown = ({ done }: Position): boolean => done.some((one) => isTakeOff(one) || (one.type === 'chance' && one['of'] === 'flight'));
export const isLanding = ({ type, via }: DoneAction): boolean => type === 'place-figure' && via === BY_AIR;

/** What is wrong with a machine that a spot names. */
export const noMachine = (spot: Spot, { board }: Ground): string | undefined => {
  const cell = cellOf(spot);
  // where the tile itself is not known, that is the defect
  return cell && board.tile(cell) && !hasMachine(board, cell) ? 'the tile has no flying machine' : undefined;
};

/** Nobody stays on a machine (flier.tile.no-border). */
export function nobodyOnMachines({ snapshot, add }: Check): void {
  const figures: Snapshot['figures'] = snapshot.figures ?? [];
  figures.forEach(({ id, at }, i) => {
    if (spotName(at) === MACHINE) add(`/figures/${i}/at`, 'nobody-stays-on-machine', `\`${id}\` cannot stay on a flying machine`);
  });
}
