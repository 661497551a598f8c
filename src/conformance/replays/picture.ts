/** The board at the first step of a game at which we are not of one mind with it. */
import { ruleset as assemble } from '../../catalog.js';
import type { JczGame, SeneschalGame } from '../../contract/replay.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { read } from '../../kernel/judge/adjudicate.js';
import { renderBoard } from '../../render/index.js';
import type { JudgedGame } from '../../replay/judge.js';
import { replay } from '../../replay/replay.js';
import { rulesetOf } from '../../replay/setup.js';

const SIZE = 50;

/** SVG; undefined where there is nothing to be drawn. `file` is the game as it was read. */
export function gamePicture(file: unknown, { format, mismatches, length }: Pick<JudgedGame, 'format' | 'mismatches' | 'length'>): string | undefined {
  const until = mismatches[0]?.index ?? length;
  try {
    if (format === 'jcz') {
      const game = file as JczGame;
      const { final } = replay({ ...game, replay: game.replay.slice(0, until) }, { endGame: false });
      return renderBoard(read(assemble(rulesetOf(game.setup)), final.snapshot), { size: SIZE });
    }
    const { ruleset, snapshot, actions } = file as SeneschalGame;
    const { final } = replay({ ruleset, snapshot, actions: actions.slice(0, until) }, { format, endGame: false });
    const action = actions[until];
    return renderBoard(read(assemble((ruleset ?? {}) as object), final.snapshot), { size: SIZE, ...(action && { action }) });
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}
