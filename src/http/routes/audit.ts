/** `GET /v1/audit`: who did what, for those who answer for the service. */
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditEntry } from '../../contract/ruling.js';
import { fromCursor, isCount, listName, toCursor } from '../../store/cursor.js';
import type { AuditStore } from '../../store/store.js';
import { operation } from '../operation.js';
import { PageParameters } from '../page.js';
import { exampleRuling } from '../ruling-examples.js';
import type { Services } from '../services.js';
import { blaming } from '../store-problems.js';
import { query } from './lookup.js';

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
  problems: [400, 401, 403, 429, 503],
});

async function list(audit: AuditStore, { subject, limit = 50, cursor }: Parameters) {
  const filter = subject === undefined ? {} : { subject };
  const name = listName({ list: 'audit', ...filter });
  const [after] = cursor === undefined ? [] : (fromCursor(cursor, name, [isCount]) as [number]);
  // one more than is asked for, to know whether another page follows
  const entries = await blaming('invalid-parameters', () => audit.list({ ...filter, ...(after !== undefined && { after }), limit: limit + 1 }));
  const items = entries.slice(0, limit);
  return { items, next: entries.length > limit ? toCursor(name, [items.at(-1)!.seq]) : null };
}

/** How many are fetched at a time. */
const AT_ONCE = 200;

/** Every entry on one subject, oldest first. */
export async function* entriesOf(audit: AuditStore, subject: string): AsyncGenerator<AuditEntry> {
  for (let after = 0; ;) {
    const entries = await audit.list({ subject, after, limit: AT_ONCE });
    yield* entries;
    if (entries.length < AT_ONCE) return;
    after = entries.at(-1)!.seq;
  }
}

export function auditRoutes(app: FastifyInstance, { store: { audit }, auth }: Services): void {
  const { id, version, updatedAt: at, author: by } = exampleRuling();
  const subject = `ruling:${id}`;
  const entry: AuditEntry = { seq: 1, at, by, action: 'create', subject, version };
  const example = { parameters: { subject, limit: 1 }, response: () => ({ items: [entry], next: null }) };
  app.get<{ Querystring: Parameters }>('/v1/audit', { schema, config: { example }, onRequest: auth.needs('admin') }, (request) =>
    list(audit, request.query),
  );
}
