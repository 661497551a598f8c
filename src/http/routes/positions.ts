/** `POST /v1/positions`: what stands in a position, what it is worth, and whom it endangers. */
import type { FastifyInstance } from 'fastify';
import type { PositionRequest } from '../../contract/requests.js';
import { describePosition, descriptionOf, renderSnapshot } from '../../service/decisions/snapshots.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { judges } from '../plugins/admission.js';
import { chooseType } from '../plugins/accept.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { exampleRuleset, exampleSnapshot } from '../schemas/examples.js';
import type { Context } from './context.js';
import { operation, POST_PROBLEMS, SVG } from './operation.js';
import { sendSvg } from './picture.js';

const schema = operation({
  operationId: 'describePosition',
  tag: 'adjudication',
  summary: 'What stands here?',
  description:
    'Tells every feature with its tiles, open edges, figures, majority and owners, and what it would bring if it were completed as it stands and at the end of the ' +
    'game, line by line; every figure with what threatens it and what protects it; and, where the snapshot has a turn, the places where a figure can be put now. ' +
    'With `Accept: image/svg+xml` the picture of the position.',
  body: 'PositionRequest',
  headers: LanguageHeader,
  answer: 'PositionDescription',
  alsoAs: [SVG],
  answerDescription: 'what stands there',
  problems: POST_PROBLEMS,
});

export function positionRoutes(app: FastifyInstance, context: Context): void {
  const request: PositionRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot };
  const example = { request, response: () => descriptionOf(exampleRuleset(), request) };
  app.post<{ Body: PositionRequest }>('/v1/positions', { schema, config: { ...judges, example } }, async (asked, reply) =>
    chooseType(asked, reply, ['application/json', SVG]) === SVG
      ? sendSvg(reply, await renderSnapshot(context, asked.body))
      : describePosition(context, asked.body, (edition) => speak(asked, reply, edition)),
  );
}
