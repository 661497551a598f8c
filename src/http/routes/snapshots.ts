/** `POST /v1/snapshots/validate` and `render`: everything that is wrong with a position, and a picture of it. */
import type { FastifyInstance } from 'fastify';
import { validate } from '../../kernel/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset.js';
import { renderBoard } from '../../render/index.js';
import { exampleAction, exampleRuleset, exampleSnapshot } from '../examples.js';
import { readAction } from '../input.js';
import { checkNesting } from '../nesting.js';
import { operation, POST_PROBLEMS, SVG } from '../operation.js';
import { sendSvg } from '../picture.js';
import { DEFAULT_RULESET } from '../rulesets.js';
import { schemaDefects } from '../schema-defects.js';
import type { RenderRequest, ValidationRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';
import { ajvErrors } from '../validation.js';
import { invalid } from '../plugins/problems.js';

const schema = operation({
  operationId: 'validateSnapshot',
  tag: 'adjudication',
  summary: 'What is wrong with this position?',
  description:
    'Lists every defect of a snapshot under a ruleset, also those of its shape. A defect of the request besides the snapshot is a problem, as everywhere.',
  body: 'ValidationRequest',
  answer: 'Validation',
  answerDescription: 'whether the position is sound, and every defect',
  problems: [400, 413, 415, 422, 503],
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

const draw = (ruleset: Ruleset, { size, ...request }: RenderRequest): string =>
  renderBoard(readAction(ruleset, request), { ...(request.action && { action: request.action }), ...(size !== undefined && { size }) });

function check(ruleset: Ruleset, { snapshot }: ValidationRequest) {
  const defects = validate(ruleset, snapshot).map((defect) => ({ ...defect, pointer: `/snapshot${defect.pointer}` }));
  return { valid: defects.length === 0, defects };
}

export function snapshotRoutes(app: FastifyInstance, { rulesets }: Services): void {
  const request: ValidationRequest = { ruleset: DEFAULT_RULESET, snapshot: { ...exampleSnapshot, tiles: exampleSnapshot.tiles.slice(0, 1) } };
  const example = { request, response: () => check(exampleRuleset(), request) };
  app.post<{ Body: ValidationRequest }>(
    '/v1/snapshots/validate',
    { schema, config: { example }, attachValidation: true },
    async ({ body, validationError }) => {
      if (validationError?.validation) {
        const defects = schemaDefects(ajvErrors(validationError.validation));
        if (!defects.every(({ pointer }) => pointer.startsWith('/snapshot/'))) throw invalid(defects);
        return { valid: false, defects };
      }
      checkNesting(body);
      return check(await rulesets.of(body.ruleset), body);
    },
  );

  const renderRequest: RenderRequest = { ruleset: DEFAULT_RULESET, snapshot: exampleSnapshot, action: exampleAction, size: 120 };
  const renderExample = { request: renderRequest, response: () => draw(exampleRuleset(), renderRequest) };
  app.post<{ Body: RenderRequest }>('/v1/snapshots/render', { schema: renderSchema, config: { example: renderExample } }, async ({ body }, reply) => {
    checkNesting(body);
    return sendSvg(reply, draw(await rulesets.of(body.ruleset), body));
  });
}
