/** `GET /v1/audit`: who did what, for those who answer for the service. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditEntry } from '../../contract/ruling.js';
import { listAudit } from '../../service/case-law/audit.js';
import { exampleRuling } from '../schemas/ruling-examples.js';
import type { Context } from './context.js';
import { query } from './lookup.js';
import { operation } from './operation.js';
import { PageParameters } from './page.js';

const parameters = query({
  subject: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'only what was done to this one: `ruling:`, `ruleset:` or `key:` and an id' }),
  ),
  ...PageParameters,
});
type Parameters = Static<typeof parameters>;

const schema = operation({
  operationId: 'listAudit',
  tag: 'service',
  summary: 'Who did what, when and why',
  description:
    'Everything that was ever written, oldest first: rulings, rulesets and keys. Nothing is overwritten or deleted. Needs a key of the role `admin`.',
  querystring: parameters,
  key: true,
  answer: 'AuditPage',
  answerDescription: 'a page of entries',
  problems: [400, 401, 403, 429],
});

export function auditRoutes(app: FastifyInstance, { store: { audit }, auth }: Context): void {
  const { id, version, updatedAt: at, author: by } = exampleRuling();
  const subject = `ruling:${id}`;
  const entry: AuditEntry = { seq: 1, at, by, action: 'create', subject, version };
  const example = { parameters: { subject, limit: 1 }, response: () => ({ items: [entry], next: null }) };
  app.get<{ Querystring: Parameters }>('/v1/audit', { schema, config: { example }, onRequest: auth.needs('admin') }, (request) =>
    listAudit(audit, request.query),
  );
}
