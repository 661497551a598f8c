/** Writing rulings: drafts, and what becomes of them. `ruling-amendments.ts` changes drafts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Key } from '../../contract/key.js';
import type { Author, RecordedVerdict, Ruling, RulingInput, Transition } from '../../contract/ruling.js';
import type { StoredAnswer } from '../../store/store.js';
import { once, type Writing } from '../once.js';
import { operation, WRITE_PROBLEMS } from '../operation.js';
import { etagOf, mayClaim, mayName, mayReplace, toChange } from '../ruling-access.js';
import { exampleInput, exampleRuling, exampleTransition } from '../ruling-examples.js';
import { examine } from '../ruling-input.js';
import type { Services } from '../services.js';
import { idParameter, type IdParameter } from './lookup.js';

export const authorOf = ({ key }: FastifyRequest): Author => ({ keyId: key!.id, name: key!.name });

const repeatable = {
  'idempotency-key': Type.Optional(Type.String({ description: 'the same request with the same key is done once, and answered the same' })),
};
export const writeHeaders = Type.Object(repeatable);
const changeHeaders = Type.Object({
  'if-match': Type.Optional(Type.String({ description: 'must be there: the ETag of the version that is changed' })),
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

export type Work = Writing<Ruling>['work'];

export const answered =
  (status: number) =>
  (ruling: Ruling): StoredAnswer => ({
    status,
    headers: { etag: etagOf(ruling), location: `/v1/rulings/${ruling.id}` },
    body: JSON.stringify(ruling),
  });

export function rulingWriteRoutes(app: FastifyInstance, services: Services): void {
  const { store, auth } = services;
  const onRequest = auth.needs('judge');
  const example = { request: exampleInput, response: exampleRuling };
  app.post<{ Body: RulingInput }>('/v1/rulings', { schema: createSchema, config: { example }, onRequest }, async (request, reply) => {
    const work: Work = async (receipt) => {
      const verdict = await checked(services, request.body, request.key!);
      return store.rulings.create(request.body, { by: authorOf(request), ...(verdict && { verdict }), ...receipt });
    };
    return once(store.idempotency, request, reply, { answer: answered(201), work });
  });
  for (const change of CHANGES) declareChange(app, services, change);
}

/** Throws `ProblemError` for what the key may not claim, and with every defect. */
export async function checked({ store, rulesets }: Services, input: RulingInput, key: Key): Promise<RecordedVerdict | undefined> {
  mayClaim(input, key);
  const verdict = await examine(rulesets, input);
  await mayName(store.rulings, input, key);
  return verdict;
}

function declareChange(app: FastifyInstance, { store, auth }: Services, { verb, to, ...described }: Change): void {
  const schema = operation({ ...changing, ...described, operationId: `${verb}Ruling` });
  const example = { request: exampleTransition(to), parameters: { id: exampleRuling().id }, response: () => exampleRuling(to) };
  type Route = { Params: IdParameter; Body: { reason?: string; supersededBy?: string } };
  // publishing needs no reason, and so no body
  const preValidation = async (request: FastifyRequest) => void (request.body ??= {});
  app.post<Route>(
    `/v1/rulings/:id/${verb}`,
    { schema, config: { example }, onRequest: auth.needs('judge'), preValidation },
    async (request, reply) => {
      const { params, body } = request;
      const work: Work = async (receipt) => {
        const ruling = await toChange(store.rulings, params.id, request);
        if (to === 'published' || ruling.status !== 'draft') mayClaim(ruling, request.key!);
        if (to === 'published') await mayReplace(store.rulings, ruling, request.key!);
        const transition = { to, reason: to, ...body, expectedVersion: ruling.version };
        return store.rulings.transition(params.id, transition, { by: authorOf(request), ...receipt });
      };
      return once(store.idempotency, request, reply, { answer: answered(200), work });
    },
  );
}
