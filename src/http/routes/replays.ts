/** `POST /v1/replays`: a recorded game, judged message by message. */
import type { FastifyInstance } from 'fastify';
import { builtInRuleset, type RulesetChoice } from '../../catalog.js';
import { InvalidInput } from '../../kernel/defects.js';
import { replay } from '../../replay/replay.js';
import { exampleFairyMove, exampleSnapshot } from '../examples.js';
import { checkNesting } from '../nesting.js';
import { operation, POST_PROBLEMS } from '../operation.js';
import { ProblemError } from '../problems.js';
import { DEFAULT_RULESET, type Rulesets } from '../rulesets.js';
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
  answer: 'Replay',
  answerDescription: 'each step, and how it ended',
  problems: POST_PROBLEMS,
});

/** A long game, with all that its program has written beside the moves, is larger than a position. */
const BODY_LIMIT = 4 * 1024 * 1024;

const request: ReplayRequest = { format: 'seneschal', ruleset: DEFAULT_RULESET, game: { snapshot: exampleSnapshot, actions: [exampleFairyMove] } };

export function replayRoutes(app: FastifyInstance, { rulesets }: Services): void {
  const example = { request, response: () => play(request, builtInRuleset(DEFAULT_RULESET)) };
  const bodyLimit = Math.max(BODY_LIMIT, app.initialConfig.bodyLimit ?? 0);
  app.post<{ Body: ReplayRequest }>('/v1/replays', { schema, bodyLimit, config: { example } }, async ({ body }) => {
    checkNesting(body);
    return play(body, await choiceFor(body, rulesets));
  });
}

/** The ruleset of the request, or else the one that the game names; undefined: the game's own set-up decides. */
function choiceFor({ ruleset, format, game }: ReplayRequest, rulesets: Rulesets): RulesetChoice | Promise<RulesetChoice> | undefined {
  if (ruleset !== undefined) return rulesets.choiceOf(ruleset);
  return format === 'seneschal' && game.ruleset !== undefined ? rulesets.choiceOf(game.ruleset, '/game/ruleset') : undefined;
}

function play({ format, game, endGame, legalActions }: ReplayRequest, ruleset: RulesetChoice | undefined) {
  try {
    return replay(game, {
      format,
      ...(ruleset && { ruleset }),
      ...(endGame !== undefined && { endGame }),
      ...(legalActions !== undefined && { legalActions }),
    });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const ofRuleset = error.defects.every(({ pointer }) => pointer.startsWith('/ruleset'));
    throw new ProblemError(ofRuleset ? 'invalid-ruleset' : 'invalid-game', undefined, error.defects);
  }
}
