/** State that an expansion keeps in the snapshot: a running procedure under `turn`, or what the table remembers. */
import type { Cell, Spot } from '../../contract/spot.js';
import type { Board } from '../board/board.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { InForce } from './view.js';

/** A snapshot being read; what is wrong with it is added. */
export interface Check {
  readonly ruleset: InForce;
  readonly snapshot: Snapshot;
  /** Undefined where the tiles are no board. */
  readonly board: Board | undefined;
  /** Which of the tiles are of a folder, by their place in the list. */
  tilesOf(folder: string): readonly number[];
  /** Pointers are relative to the snapshot. */
  add(pointer: string, code: string, message: string): void;
  /** Adds a defect where nobody is called so. */
  player(pointer: string, id: string): void;
  /** Adds a defect where surely no tile lies there. */
  cell(pointer: string, cell: Cell): void;
  /** Adds a defect where the board has no such spot. */
  spot(pointer: string, spot: Spot): void;
  /** Adds a defect where no such figure is on the board. */
  figure(pointer: string, id: string): void;
  /** Adds a defect where no such tile is known. */
  tile(pointer: string, id: string): void;
}

/** A member of the turn or of the snapshot. Its schema stands among the folder's schemas (`wire.ts`). */
export interface StateMember<T = unknown> {
  readonly name: string;
  readonly of: 'turn' | 'snapshot';
  /** What is wrong with it beyond its schema. */
  check?(state: T, check: Check): void;
}

/** The state of a running procedure, under its name in the turn. */
export const procedure = <T>(name: string, check?: (state: T, check: Check) => void): StateMember<T> => ({
  name,
  of: 'turn',
  ...(check && { check }),
});

/** What the table remembers, under its name in the snapshot. */
export const tableState = <T>(name: string, check?: (state: T, check: Check) => void): StateMember<T> => ({
  name,
  of: 'snapshot',
  ...(check && { check }),
});

/** The state of a procedure belongs to its steps, and to whatever interrupts them: with another step the position would not say what is decided. */
export function onlyIn({ snapshot, ruleset, add }: Check, member: string, ...steps: readonly string[]): void {
  const now = snapshot.turn?.step;
  if (now === undefined || steps.includes(now) || ruleset.step(now)?.interrupts) return;
  const named = steps.map((step) => `\`${step}\``).join(' and ');
  add(`/turn/${member}`, 'not-in-this-step', `\`${member}\` belongs to the step ${named}, not to \`${now}\``);
}

/** The state under a name, as it stands there. */
export function stateIn<T>(snapshot: Snapshot, { name, of }: StateMember<T>): T | undefined {
  const holder: Readonly<Record<string, unknown>> | undefined = of === 'turn' ? snapshot.turn : snapshot;
  return holder?.[name] as T | undefined;
}
