/** `POST /v1/setups`: how a game begins under a ruleset. */
import type { FastifyInstance } from 'fastify';
import type { SetupRequest } from '../../contract/setup.js';
import { setUp, setupOf } from '../../service/decisions/setups.js';
import { judges } from '../plugins/admission.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { exampleRuleset } from '../schemas/examples.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS } from './operation.js';

const schema = operation({
  operationId: 'setUp',
  tag: 'adjudication',
  summary: 'How does the game begin?',
  description:
    'The position before the first tile is drawn: what each player takes, what lies on the table and who stands where, what is drawn from and in which order, what ' +
    'chance or the table still decides, and the clauses that say so. Put a tile of the first pile into `turn.tile` of the snapshot, and play on.',
  body: 'SetupRequest',
  headers: LanguageHeader,
  answer: 'Setup',
  answerDescription: 'how it begins',
  problems: POST_PROBLEMS,
});

export function setupRoutes(app: FastifyInstance, context: Context): void {
  const request: SetupRequest = { players: ['red', 'blue'] };
  const example = { request, response: () => setupOf(exampleRuleset(), request) };
  app.post<{ Body: SetupRequest }>('/v1/setups', { schema, config: { ...judges, example } }, (asked, reply) =>
    setUp(context, asked.body, (edition) => speak(asked, reply, edition)),
  );
}
