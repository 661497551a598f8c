/** `POST /v1/replays`: a recorded game, judged message by message. */
import type { FastifyInstance } from 'fastify';
import { builtInRuleset, type RulesetChoice } from '../../catalog.js';
import { presetById } from '../../corpus/presets.js';
import { InvalidInput } from '../../kernel/defects.js';
import { replayIn } from '../../languages/index.js';
import { replay } from '../../replay/replay.js';
import { namingConflicts } from '../corpus/conflicts.js';
import { exampleFairyMove, exampleSnapshot } from '../examples.js';
import { LanguageHeader, speak } from '../language.js';
import { checkNesting } from '../nesting.js';
import { operation, POST_PROBLEMS } from '../operation.js';
import { ProblemError } from '../problems.js';
import { choiceUnderLaw, DEFAULT_RULESET } from '../rulesets.js';
import type { ReplayRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';

const schema = operation({
  operationId: 'replayGame',
  tag: 'adjudication',
  summary: 'Judge a recorded game',
  description:
    'Plays a game through from its messages and says of each whether it was legal and what it scored. An illegal message is reported, and applied all the same. ' +
    '`jcz` is the JSON of a JCloisterZone game; its ruleset, where none is given, follows from its set-up. `seneschal` is a snapshot and a list of actions.',
  body: 'ReplayRequest',
  headers: LanguageHeader,
  answer: 'Replay',
  answerDescription: 'each step, and how it ended',
  problems: POST_PROBLEMS,
});

/** A long game, with all that its program has written beside the moves, is larger than a position. */
const BODY_LIMIT = 4 * 1024 * 1024;

const exampleRequest: ReplayRequest = {
  format: 'seneschal',
  ruleset: DEFAULT_RULESET,
  game: { snapshot: exampleSnapshot, actions: [exampleFairyMove] },
};

export function replayRoutes(app: FastifyInstance, services: Services): void {
  const example = { request: exampleRequest, response: () => play(exampleRequest, builtInRuleset(DEFAULT_RULESET)) };
  const bodyLimit = Math.max(BODY_LIMIT, app.initialConfig.bodyLimit ?? 0);
  app.post<{ Body: ReplayRequest }>('/v1/replays', { schema, bodyLimit, config: { example } }, async (request, reply) => {
    const { body } = request;
    checkNesting(body);
    const choice = await choiceFor(body, services);
    return replayIn(play(body, choice), speak(request, reply, presetById(choice?.preset ?? '')?.edition));
  });
}

/** The ruleset of the request, or else the one that the game names; undefined: the game's own set-up decides. */
function choiceFor({ ruleset, format, game }: ReplayRequest, { rulesets, law }: Services): Promise<RulesetChoice> | undefined {
  if (ruleset !== undefined) return choiceUnderLaw(rulesets, law, ruleset);
  return format === 'seneschal' && game.ruleset !== undefined ? choiceUnderLaw(rulesets, law, game.ruleset, '/game/ruleset') : undefined;
}

function play({ format, game, endGame, legalActions }: ReplayRequest, ruleset: RulesetChoice | undefined) {
  try {
    const played = replay(game, {
      format,
      ...(ruleset && { ruleset }),
      ...(endGame !== undefined && { endGame }),
      ...(legalActions !== undefined && { legalActions }),
    });
    return { ...played, steps: played.steps.map(namingConflicts) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const ofRuleset = error.defects.every(({ pointer }) => pointer.startsWith('/ruleset'));
    throw new ProblemError(ofRuleset ? 'invalid-ruleset' : 'invalid-game', undefined, error.defects);
  }
}
