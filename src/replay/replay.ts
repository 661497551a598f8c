/** Plays a recorded game through. */
import type { Replay } from '../contract/replay.js';
import { replayJcz } from './jcz.js';
import type { ReplayOptions } from './options.js';
import { replaySeneschal } from './seneschal.js';

export type { ReplayOptions } from './options.js';

/** Throws `InvalidInput` with every defect, pointers below `/game` and `/ruleset`. */
export function replay(game: unknown, options: ReplayOptions = {}): Replay {
  return options.format === 'seneschal' ? replaySeneschal(game, options) : replayJcz(game, options);
}
