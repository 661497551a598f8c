/** A recorded game, judged message by message. */
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { RulesetChoice } from '../../catalog.js';
import { Invalid } from '../../contract/errors.js';
import type { Question } from '../../contract/question.js';
import type { Replay } from '../../contract/replay.js';
import type { ReplayRequest } from '../../contract/requests.js';
import { presetById } from '../../corpus/presets.js';
import { replayIn } from '../../languages/index.js';
import { replay, type ReplayOptions } from '../../replay/replay.js';
import { namingConflicts } from '../corpus/conflicts.js';
import { checkNesting } from '../input/nesting.js';
import { plainEnglish, type Asked, type Speak, type Told } from '../language.js';
import { choiceUnderLaw } from '../rulesets/lookup.js';
import { tellingOf } from './snapshot-defects.js';
import type { Services } from '../services.js';
import type { WithWorkers } from '../workers/workers.js';

type Bench = Pick<Services, 'rulesets' | 'law'>;

/** Throws `Invalid` with every defect of the ruleset or the game, `Unavailable`. */
export async function replayGame(bench: Bench, request: ReplayRequest, speak: Speak = plainEnglish): Promise<Replay> {
  const choice = await choiceOf(request, bench);
  return replayIn(play(request, choice), speak(editionOf(choice)));
}

/** The same by the workers, as the bytes of its JSON. */
export async function replayByWorkers(bench: Bench & WithWorkers, request: ReplayRequest, { speak, ...asking }: Asked): Promise<Told> {
  const choice = await choiceOf(request, bench);
  const language = speak(editionOf(choice));
  return { text: await bench.workers.run('replay', { request, ...(choice && { choice }), language }, asking), language };
}

const editionOf = (choice: RulesetChoice | undefined) => presetById(choice?.preset ?? '')?.edition;

async function choiceOf(request: ReplayRequest, bench: Bench): Promise<RulesetChoice | undefined> {
  checkNesting(request);
  const asked = request.format === 'seneschal' ? { snapshot: request.game.snapshot } : {};
  return tellingOf(asked, async () => choiceFor(request, bench), '/game');
}

/** The ruleset of the request, or else the one that the game names; undefined: the game's own set-up decides. */
function choiceFor({ ruleset, format, game }: ReplayRequest, { rulesets, law }: Bench): Promise<RulesetChoice> | undefined {
  if (ruleset !== undefined) return choiceUnderLaw(rulesets, law, ruleset);
  return format === 'seneschal' && game.ruleset !== undefined ? choiceUnderLaw(rulesets, law, game.ruleset, '/game/ruleset') : undefined;
}

/** Throws `Invalid` with every defect. */
export function play(
  { format, game, endGame, legalActions, at }: ReplayRequest,
  ruleset: RulesetChoice | undefined,
  watch?: ReplayOptions['watch'],
): Replay {
  try {
    const played = replay(game, {
      format,
      ...(watch && { watch }),
      ...(ruleset && { ruleset }),
      ...(endGame !== undefined && { endGame }),
      ...(legalActions !== undefined && { legalActions }),
      ...(at !== undefined && { at }),
    });
    return { ...played, steps: played.steps.map(namingConflicts) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const ofRuleset = error.defects.every(({ pointer }) => pointer.startsWith('/ruleset'));
    throw new Invalid(ofRuleset ? 'invalid-ruleset' : 'invalid-game', undefined, error.defects);
  }
}

/** The position before a message of a game, of whichever format it looks like. Throws `Invalid` with every defect. */
export function positionAt(game: unknown, at: number): Question {
  const format = typeof game === 'object' && game !== null && 'setup' in game ? 'jcz' : 'seneschal';
  // asked for a position that there is, a replay has it
  return play({ format, game, at } as ReplayRequest, undefined).position!;
}
