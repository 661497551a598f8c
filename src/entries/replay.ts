/** Recorded games: `import { replay } from 'seneschal/replay'`, as `POST /v1/replays` plays them, apart from rulings. */
import type { ReplayFormat } from '../contract/replay.js';
import { chosen, type Choice } from '../library.js';
import { fathomed } from '../library-depth.js';
import { checkOptions } from '../library-options.js';
import type { Replay } from '../library-types.js';
import { replay as played } from '../replay/replay.js';

export type { JczGame, ReplayAssertion, ReplayFormat, SeneschalGame } from '../contract/replay.js';
export type { Replay, ReplayStep } from '../library-types.js';

export interface ReplayOptions {
  /** Left out: what the game looks like. */
  readonly format?: ReplayFormat;
  /** Left out: the game's own set-up decides. */
  readonly ruleset?: Choice;
  /** Whether the final scoring is added; left out: as the game says, or when its tiles are used up. */
  readonly endGame?: boolean;
  /** Whether each step lists what was legal before it. */
  readonly legalActions?: boolean;
  /** The position before the message of this index is told as well; that many messages: the one after the last. */
  readonly at?: number;
}

/** Plays a game of JCloisterZone, or a position and the actions taken from it. Throws `InvalidInput`, pointers below `/game` and `/ruleset`. */
export function replay(game: unknown, options: ReplayOptions = {}): Replay {
  checkOptions(options);
  const { ruleset, format = formatOf(game), ...rest } = options;
  const play = () => played(game, { ...rest, format, ...(ruleset !== undefined && { ruleset: chosen(ruleset, '/ruleset') }) }) as Replay;
  return fathomed([{ game, ruleset }], play);
}

const formatOf = (game: unknown): ReplayFormat =>
  typeof game === 'object' && game !== null && 'snapshot' in game && !('setup' in game) ? 'seneschal' : 'jcz';
