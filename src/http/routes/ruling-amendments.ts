/** `PATCH /v1/rulings/{id}`: a draft is changed by a JSON merge patch, into a new version. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ruling, RulingInput } from '../../contract/ruling.js';
import { mergePatch } from '../merge-patch.js';
import { checkNesting } from '../nesting.js';
import { once } from '../once.js';
import { operation } from '../operation.js';
import { invalid } from '../plugins/problems.js';
import { toChange } from '../ruling-access.js';
import { exampleAmendment, exampleRuling } from '../ruling-examples.js';
import type { RulingPatch } from '../schemas/rulings.js';
import type { Services } from '../services.js';
import { defectsOf } from '../validation.js';
import type { IdParameter } from './lookup.js';
import { answered, authorOf, changing, checked, type Work } from './ruling-writes.js';

const MERGE_PATCH = 'application/merge-patch+json';

const amendSchema = operation({
  ...changing,
  operationId: 'amendRuling',
  summary: 'Amend a draft',
  description:
    'Makes a new version of a draft. The body is a JSON merge patch (RFC 7396): what is left out stays as it is, null removes, objects are merged. The engine is asked anew.',
  body: 'RulingPatch',
  bodyAlsoAs: [MERGE_PATCH],
});

export function rulingAmendmentRoutes(app: FastifyInstance, services: Services): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const { id } = exampleRuling();
  const example = { request: exampleAmendment, parameters: { id }, response: () => exampleRuling('amended') };
  // here only, so that other routes answer 415 to it
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(MERGE_PATCH, { parseAs: 'string' }, parse);
    scope.patch<{ Params: IdParameter; Body: RulingPatch }>(
      '/v1/rulings/:id',
      { schema: amendSchema, config: { example }, onRequest: services.auth.needs('judge') },
      (request, reply) => amend(services, request, reply),
    );
    done();
  });
}

type Amending = FastifyRequest<{ Params: IdParameter; Body: RulingPatch }>;

async function amend(services: Services, request: Amending, reply: FastifyReply): Promise<FastifyReply> {
  const { rulings, idempotency } = services.store;
  const { params, body } = request;
  checkNesting(body);
  const { reason, ...patch } = body;
  const work: Work = async (receipt) => {
    const { version, ...before } = await toChange(rulings, params.id, request);
    const input = patched(before, patch);
    const verdict = await checked(services, input, request.key!);
    const write = { by: authorOf(request), expectedVersion: version, ...(verdict && { verdict }), ...(reason !== undefined && { reason }) };
    return rulings.amend(params.id, input, { ...write, ...receipt });
  };
  return once(idempotency, request, reply, { answer: answered(200), work });
}

/** Throws `ProblemError` when what comes out is no ruling. */
function patched(before: Omit<Ruling, 'version'>, patch: Omit<RulingPatch, 'reason'>): RulingInput {
  const input = mergePatch(inputOf(before), patch);
  const defects = defectsOf('RulingInput', input);
  if (defects.length > 0) throw invalid(defects);
  return input as RulingInput;
}

/** What the judge had handed in. */
function inputOf(ruling: Omit<Ruling, 'version'>): RulingInput {
  const {
    id: _id,
    status: _status,
    verdict: _verdict,
    supersededBy: _by,
    author: _author,
    createdAt: _created,
    updatedAt: _updated,
    publishedAt: _published,
    change: _change,
    hash: _hash,
    ...input
  } = ruling;
  return input;
}
