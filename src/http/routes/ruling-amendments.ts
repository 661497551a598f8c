/** `PATCH /v1/rulings/{id}`: a draft is changed by a JSON merge patch, into a new version. */
import type { FastifyInstance } from 'fastify';
import type { RulingPatch } from '../../contract/ruling-requests.js';
import type { Ruling } from '../../contract/ruling.js';
import { amendRuling } from '../../service/case-law/writes.js';
import { installJsonBodies, type Parse } from '../plugins/json-bodies.js';
import { once, type Writing } from '../plugins/once.js';
import { exampleAmendment, exampleRuling } from '../schemas/ruling-examples.js';
import type { Context } from './context.js';
import { startsFrom } from './etags.js';
import type { IdParameter } from './lookup.js';
import { operation } from './operation.js';
import { answered, changing } from './ruling-writes.js';

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

type Route = { Params: IdParameter; Body: RulingPatch };

/** `read` reads the JSON of a body. */
export function rulingAmendmentRoutes(app: FastifyInstance, context: Context, read: Parse): void {
  const { store, auth } = context;
  const { id } = exampleRuling();
  const example = { request: exampleAmendment, parameters: { id }, response: () => exampleRuling('amended') };
  // here only, so that other routes answer 415 to it
  void app.register((scope, _options, done) => {
    installJsonBodies(scope, read, MERGE_PATCH);
    const route = { schema: amendSchema, config: { example }, onRequest: auth.needs('judge') };
    scope.patch<Route>('/v1/rulings/:id', route, async (request, reply) => {
      const change = { id: request.params.id, from: startsFrom(request) };
      const work: Writing<Ruling>['work'] = (receipt) => amendRuling(context, change, request.body, { key: request.key!, ...receipt });
      return once(store.idempotency, request, reply, { answer: answered(200), work });
    });
    done();
  });
}
