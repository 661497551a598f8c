/** What the caller of a replay may choose. */
import { ruleset as assemble, type RulesetChoice } from '../catalog.js';
import type { Defect } from '../contract/problem.js';
import type { ReplayFormat } from '../contract/replay.js';
import type { Snapshot } from '../contract/snapshot.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Position } from '../kernel/position/position.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';

export interface ReplayOptions {
  /** `jcz` when left out. */
  readonly format?: ReplayFormat;
  readonly ruleset?: RulesetChoice;
  /** Left out: as the game says, or when its tiles are used up. */
  readonly endGame?: boolean;
  /** Whether each step lists what was legal before it. */
  readonly legalActions?: boolean;
  /** The position before the message of this index is told as well; that many messages: the one after the last. */
  readonly at?: number;
  /** Is told of the first message that cannot be read: the steps end before it. Left out: a game with such a message is refused. */
  readonly stopped?: (index: number, defects: readonly Defect[]) => void;
  /** Is told of the position in which each message is judged. */
  readonly judgedIn?: (view: Position, index: number) => void;
  /** Is told of the position after each message, while the game is being played. */
  readonly watch?: (after: Snapshot, index: number, messages: number) => void;
}

/** Puts a ruleset together; its defects are reported below `pointer`. */
export function rulesetBelow(pointer: string, choice: RulesetChoice): Ruleset {
  return below(pointer, () => assemble(choice));
}

/** Defects that `read` throws are reported below `pointer`. */
export function below<T>(pointer: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.defects.map((defect) => ({ ...defect, pointer: `${pointer}${defect.pointer}` })));
  }
}
