/** Plays a recorded game through. */
import type { Replay } from '../contract/replay.js';
import { InvalidInput, TooManyReadings } from '../kernel/position/invalid-input.js';
import { replayJcz } from './jcz.js';
import type { ReplayOptions } from './options.js';
import { replaySeneschal } from './seneschal.js';

export type { ReplayOptions } from './options.js';

/** Throws `InvalidInput` with every defect, pointers below `/game` and `/ruleset`. */
export function replay(game: unknown, options: ReplayOptions = {}): Replay {
  try {
    return options.format === 'seneschal' ? replaySeneschal(game, options) : replayJcz(game, options);
  } catch (error) {
    if (!(error instanceof TooManyReadings)) throw error;
    const isOfGame = options.format === 'seneschal' && options.ruleset === undefined;
    throw new InvalidInput(error.defects.map((defect) => ({ ...defect, pointer: `${isOfGame ? '/game/ruleset' : '/ruleset'}${defect.pointer}` })));
  }
}
