/** `POST /v1/rulesets`: a variant, or a new version of one. */
import type { FastifyInstance } from 'fastify';
import type { RulesetInput } from '../../contract/ruling-requests.js';
import { authorOf } from '../../service/case-law/writes.js';
import { documentOf } from '../../service/rulesets/catalogue.js';
import { furtherRulesetDefects, storedDocument, storeRuleset } from '../../service/rulesets/storing.js';
import { once, type Writing } from '../plugins/once.js';
import type { Context } from './context.js';
import { operation, WRITE_PROBLEMS } from './operation.js';
import { writeHeaders } from './ruling-writes.js';

const schema = operation({
  operationId: 'storeRuleset',
  tag: 'catalogue',
  summary: 'Store a ruleset',
  description:
    'Keeps a variant under its id, to be used at once wherever a `ruleset` is asked for. A version never changes: posting the same id again makes the next one. Needs a key of the role `organiser`.',
  body: 'RulesetInput',
  headers: writeHeaders,
  key: true,
  answer: 'Ruleset',
  answerDescription: 'the ruleset, with the value of every setting',
  status: 201,
  problems: WRITE_PROBLEMS,
});

const exampleInput: RulesetInput = {
  id: 'our-club',
  label: 'Our club',
  preset: 'hig-c1-current',
  expansions: ['base', 'princess-and-dragon'],
  notes: 'As decided in January.',
};

type Stored = Awaited<ReturnType<typeof storeRuleset>>;

export function rulesetWriteRoutes(app: FastifyInstance, { store, auth }: Context): void {
  const example = { request: exampleInput, response: () => documentOf({ ...exampleInput, version: 1 }) };
  app.post<{ Body: RulesetInput }>(
    '/v1/rulesets',
    { schema, config: { example, further: furtherRulesetDefects }, onRequest: auth.needs('organiser') },
    async (request, reply) => {
      const { body } = request;
      const writing: Writing<Stored> = {
        work: (receipt) => storeRuleset(store.rulesets, body, { by: authorOf(request.key!), ...receipt }),
        answer: (stored) => ({
          status: 201,
          headers: { location: `/v1/rulesets/${stored.id}?version=${stored.version}` },
          body: JSON.stringify(storedDocument(stored)),
        }),
      };
      return once(store.idempotency, request, reply, writing);
    },
  );
}
