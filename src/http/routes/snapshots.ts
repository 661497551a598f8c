/** `POST /v1/snapshots/validate` and `render`: everything that is wrong with a position, and a picture of it. */
import type { FastifyError, FastifyInstance } from 'fastify';
import type { RenderRequest, ValidationRequest } from '../../contract/requests.js';
import { misshapenSnapshot, pictureOf, renderSnapshot, validateSnapshot, validationOf } from '../../service/decisions/snapshots.js';
import { schemaDefects } from '../../shapes/defects.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { ajvErrors } from '../plugins/validation.js';
import { exampleAction, exampleRuleset, exampleSnapshot } from '../schemas/examples.js';
import type { Context } from './context.js';
import { judges } from '../plugins/admission.js';
import { operation, POST_PROBLEMS, SVG } from './operation.js';
import { sendSvg } from './picture.js';

const schema = operation({
  operationId: 'validateSnapshot',
  tag: 'adjudication',
  summary: 'What is wrong with this position?',
  description:
    'Lists every defect of a snapshot under a ruleset, also those of its shape, and warns of what is unlikely but possible: more copies of a tile than a box holds, a figure beside the dragon. A defect of the request besides the snapshot is a problem, as everywhere.',
  body: 'ValidationRequest',
  answer: 'Validation',
  answerDescription: 'whether the position is sound, and every defect',
  problems: [400, 413, 415, 422],
});

const renderSchema = operation({
  operationId: 'renderSnapshot',
  tag: 'adjudication',
  summary: 'What does this position look like?',
  description:
    'Draws the board as SVG: every tile from what is printed on it, turned as it lies, the figures in the colours of their owners ' +
    "(a player's id that is the name of a colour is that colour), dragon, fairy and tokens, the tile just laid, the tiles of the dragon's walk with the " +
    'numbers of its steps, and the place of the action if there is one. The shape of each feature carries `data-feature` and `data-edge`, each tile `data-tile` and `data-at`, ' +
    'each figure `data-figure` and the place where it stands. The same request is always answered with the same bytes.',
  body: 'RenderRequest',
  answer: 'Svg',
  answerAs: SVG,
  answerDescription: 'the picture',
  problems: POST_PROBLEMS,
});

export function snapshotRoutes(app: FastifyInstance, context: Context): void {
  const request: ValidationRequest = { ruleset: DEFAULT_RULESET, snapshot: { ...exampleSnapshot, tiles: exampleSnapshot.tiles.slice(0, 1) } };
  const example = { request, response: () => validationOf(exampleRuleset(), request) };
  app.post<{ Body: ValidationRequest }>(
    '/v1/snapshots/validate',
    { schema, config: { ...judges, example }, attachValidation: true },
    async ({ body, validationError }) => {
      const validation = validationError?.validation as FastifyError['validation'];
      return validation ? misshapenSnapshot(body, schemaDefects(ajvErrors(validation))) : validateSnapshot(context, body);
    },
  );

  const renderRequest: RenderRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, action: exampleAction, size: 120 };
  const renderExample = { request: renderRequest, response: () => pictureOf(exampleRuleset(), renderRequest) };
  app.post<{ Body: RenderRequest }>(
    '/v1/snapshots/render',
    { schema: renderSchema, config: { ...judges, example: renderExample } },
    async ({ body }, reply) => sendSvg(reply, await renderSnapshot(context, body)),
  );
}
