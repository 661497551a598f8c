/** `POST /v1/replays`: a recorded game, judged message by message. */
import type { FastifyInstance } from 'fastify';
import type { ReplayRequest } from '../../contract/requests.js';
import { furtherGameDefects } from '../../service/decisions/further-defects.js';
import { play, replayByWorkers } from '../../service/decisions/replays.js';
import { choiceCalled, DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { worksLong } from '../plugins/admission.js';
import { askedInTime, LongWorkHeaders } from '../plugins/deadline.js';
import { exampleFairyMove, exampleSnapshot } from '../schemas/examples.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS } from './operation.js';
import { sendTold } from './told.js';

const schema = operation({
  operationId: 'replayGame',
  tag: 'adjudication',
  summary: 'Judge a recorded game',
  description:
    'Plays a game through from its messages and says of each whether it was legal and what it scored. An illegal message is reported, and applied all the same. ' +
    '`jcz` is the JSON of a JCloisterZone game; its ruleset, where none is given, follows from its set-up. `seneschal` is a snapshot and a list of actions.',
  body: 'ReplayRequest',
  headers: LongWorkHeaders,
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

export function replayRoutes(app: FastifyInstance, context: Context): void {
  const example = { request: exampleRequest, response: () => play(exampleRequest, choiceCalled(DEFAULT_RULESET)) };
  const bodyLimit = Math.max(BODY_LIMIT, app.initialConfig.bodyLimit ?? 0);
  app.post<{ Body: ReplayRequest }>(
    '/v1/replays',
    { schema, bodyLimit, config: { ...worksLong, example, further: furtherGameDefects } },
    async (request, reply) => sendTold(reply, await replayByWorkers(context, request.body, askedInTime(request, reply))),
  );
}
