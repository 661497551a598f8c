/** Writing rulings: drafts, and what becomes of them. `ruling-amendments.ts` changes drafts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Ruling, RulingInput, Transition } from '../../contract/ruling.js';
import { furtherRulingDefects } from '../../service/case-law/examine.js';
import { draftRuling, moveRuling } from '../../service/case-law/writes.js';
import { once, type Writing } from '../plugins/once.js';
import { exampleInput, exampleRuling, exampleTransition } from '../schemas/ruling-examples.js';
import type { Context } from './context.js';
import { etagOf, startsFrom } from './etags.js';
import { idParameter, type IdParameter } from './lookup.js';
import { operation, WRITE_PROBLEMS } from './operation.js';

export const repeatable = {
  'idempotency-key': Type.Optional(Type.String({ description: 'the same request with the same key is done once, and answered the same' })),
};
export const writeHeaders = Type.Object(repeatable);
const changeHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'must be there: the ETag of the version that is changed. One that begins with `W/` is taken as well, since proxies that pack answers make ETags weak on the way',
    }),
  ),
  ...repeatable,
});

const createSchema = operation({
  operationId: 'createRuling',
  tag: 'case-law',
  summary: 'Draft a ruling',
  description:
    'Records what a judge decided. The verdict of the engine on the position and the action is added by the server. A draft is shown to its author and to organisers until it is published. ' +
    'A key of the role `judge` may claim the authority levels `table-judge` and `head-judge`, an organiser also `organiser`, an admin also `publisher`; ' +
    'a ruling with a `binding` holds for everybody and needs an organiser. The same is asked of whoever amends, publishes, supersedes or withdraws it.',
  body: 'RulingInput',
  headers: writeHeaders,
  key: true,
  answer: 'Ruling',
  answerDescription: 'the draft',
  status: 201,
  problems: WRITE_PROBLEMS,
});

/** What all changes of a ruling have in common. */
export const changing = {
  tag: 'case-law',
  params: idParameter('id of a ruling'),
  headers: changeHeaders,
  key: true,
  answer: 'Ruling',
  answerDescription: 'the new version',
  problems: [404, 412, 428, ...WRITE_PROBLEMS],
} as const;

interface Change {
  readonly verb: 'publish' | 'supersede' | 'withdraw';
  readonly to: Transition['to'];
  readonly body: string;
  readonly summary: string;
  readonly description: string;
}
const CHANGES: readonly Change[] = [
  {
    verb: 'publish',
    to: 'published',
    body: 'Reason',
    summary: 'Publish a draft',
    description:
      'From now on it is shown to everybody; a binding ruling is in force. A ruling that it supersedes is marked in the same breath, which needs the right to change that one.',
  },
  {
    verb: 'supersede',
    to: 'superseded',
    body: 'Supersession',
    summary: 'Supersede a published ruling',
    description: 'Marks it as replaced by another published ruling.',
  },
  {
    verb: 'withdraw',
    to: 'withdrawn',
    body: 'Withdrawal',
    summary: 'Withdraw a ruling',
    description: 'A withdrawn ruling is in force no more; it stays readable for those who saw it. A withdrawn draft stays hidden.',
  },
];

/** The answer to a write, for `once`. */
export const answered =
  (status: number): Writing<Ruling>['answer'] =>
  (ruling) => ({
    status,
    headers: { etag: etagOf(ruling), location: `/v1/rulings/${ruling.id}` },
    body: JSON.stringify(ruling),
  });

export function rulingWriteRoutes(app: FastifyInstance, context: Context): void {
  const { store, auth } = context;
  const onRequest = auth.needs('judge');
  const example = { request: exampleInput, response: exampleRuling };
  app.post<{ Body: RulingInput }>(
    '/v1/rulings',
    { schema: createSchema, config: { example, further: furtherRulingDefects }, onRequest },
    async (request, reply) => {
      const work: Writing<Ruling>['work'] = (receipt) => draftRuling(context, request.body, { key: request.key!, ...receipt });
      return once(store.idempotency, request, reply, { answer: answered(201), work });
    },
  );
  for (const change of CHANGES) declareChange(app, context, change);
}

function declareChange(app: FastifyInstance, context: Context, { verb, to, ...described }: Change): void {
  const { store, auth } = context;
  const schema = operation({ ...changing, ...described, operationId: `${verb}Ruling` });
  const example = { request: exampleTransition(to), parameters: { id: exampleRuling().id }, response: () => exampleRuling(to) };
  type Route = { Params: IdParameter; Body: { reason?: string; supersededBy?: string } };
  // publishing needs no reason, and so no body
  const preValidation = async (request: FastifyRequest) => void (request.body ??= {});
  app.post<Route>(
    `/v1/rulings/:id/${verb}`,
    { schema, config: { example }, onRequest: auth.needs('judge'), preValidation },
    async (request, reply) => {
      const change = { id: request.params.id, from: startsFrom(request) };
      const work: Writing<Ruling>['work'] = (receipt) => moveRuling(context, change, { to, ...request.body }, { key: request.key!, ...receipt });
      return once(store.idempotency, request, reply, { answer: answered(200), work });
    },
  );
}
