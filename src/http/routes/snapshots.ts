/** `POST /v1/snapshots/validate`: everything that is wrong with a position. */
import type { FastifyInstance } from 'fastify';
import { validate } from '../../kernel/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset.js';
import { exampleRuleset, exampleSnapshot } from '../examples.js';
import { checkNesting } from '../nesting.js';
import { operation } from '../operation.js';
import { DEFAULT_RULESET } from '../rulesets.js';
import { schemaDefects } from '../schema-defects.js';
import type { ValidationRequest } from '../schemas/requests.js';
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
}
