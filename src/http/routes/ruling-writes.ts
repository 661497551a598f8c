/** Writing rulings: drafts, and what becomes of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Author, Ruling, RulingInput, Transition } from '../../contract/ruling.js';
import type { StoredAnswer } from '../../store/store.js';
import { exampleInput, exampleRuling, exampleTransition } from '../ruling-examples.js';
import { once } from '../once.js';
import { operation, WRITE_PROBLEMS } from '../operation.js';
import { etagOf, toChange } from '../ruling-access.js';
import { examine } from '../ruling-input.js';
import type { RulingPatch } from '../schemas/rulings.js';
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
    'Records what a judge decided. The verdict of the engine on the position and the action is added by the server. A draft is shown to its author and to organisers until it is published.',
  body: 'RulingInput',
  headers: writeHeaders,
  key: true,
  answer: 'Ruling',
  answerDescription: 'the draft',
  status: 201,
  problems: WRITE_PROBLEMS,
});

const changing = {
  tag: 'case-law',
  params: idParameter('id of a ruling'),
  headers: changeHeaders,
  key: true,
  answer: 'Ruling',
  answerDescription: 'the new version',
  problems: [404, 412, 428, ...WRITE_PROBLEMS],
} as const;

const amendSchema = operation({
  ...changing,
  operationId: 'amendRuling',
  summary: 'Amend a draft',
  description: 'Makes a new version of a draft. What is left out stays as it is; the engine is asked anew.',
  body: 'RulingPatch',
});

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
    description: 'From now on it is shown to everybody; a binding ruling is in force. A ruling that it supersedes is marked in the same breath.',
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
    description: 'A withdrawn ruling is in force no more; it stays readable.',
  },
];

const answered =
  (status: number) =>
  (ruling: Ruling): StoredAnswer => ({
    status,
    headers: { etag: etagOf(ruling), location: `/v1/rulings/${ruling.id}` },
    body: JSON.stringify(ruling),
  });

export function rulingWriteRoutes(app: FastifyInstance, services: Services): void {
  const { store, rulesets, auth } = services;
  const onRequest = auth.needs('judge');
  const example = { request: exampleInput, response: exampleRuling };
  app.post<{ Body: RulingInput }>('/v1/rulings', { schema: createSchema, config: { example }, onRequest }, async (request, reply) => {
    const { body } = request;
    const verdict = await examine(rulesets, body);
    const write = { by: authorOf(request), ...(verdict && { verdict }) };
    return once(store.idempotency, request, reply, {
      answer: answered(201),
      work: (receipt) => store.rulings.create(body, { ...write, ...receipt }),
    });
  });
  const amendExample = { request: { decision: 'illegal' }, parameters: { id: exampleRuling().id }, response: exampleRuling };
  app.patch<{ Params: IdParameter; Body: RulingPatch }>(
    '/v1/rulings/:id',
    { schema: amendSchema, config: { example: amendExample }, onRequest },
    (request, reply) => amend(services, request, reply),
  );
  for (const change of CHANGES) declareChange(app, services, change);
}

type Amending = FastifyRequest<{ Params: IdParameter; Body: RulingPatch }>;

async function amend({ store, rulesets }: Services, request: Amending, reply: FastifyReply): Promise<FastifyReply> {
  const {
    params,
    body: { reason, ...patch },
  } = request;
  const work: Parameters<typeof once<Ruling>>[3]['work'] = async (receipt) => {
    const { version, ...before } = await toChange(store.rulings, params.id, request);
    const input = { ...inputOf(before), ...patch } as RulingInput;
    const verdict = await examine(rulesets, input);
    const write = { by: authorOf(request), expectedVersion: version, ...(verdict && { verdict }), ...(reason !== undefined && { reason }) };
    return store.rulings.amend(params.id, input, { ...write, ...receipt });
  };
  return once(store.idempotency, request, reply, { answer: answered(200), work });
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
    change: _change,
    hash: _hash,
    ...input
  } = ruling;
  return input;
}

function declareChange(app: FastifyInstance, { store, law, auth }: Services, { verb, to, ...described }: Change): void {
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
      const work: Parameters<typeof once<Ruling>>[3]['work'] = async (receipt) => {
        const { version } = await toChange(store.rulings, params.id, request);
        const transition = { to, reason: to, ...body, expectedVersion: version };
        return store.rulings.transition(params.id, transition, { by: authorOf(request), ...receipt });
      };
      const sent = await once(store.idempotency, request, reply, { answer: answered(200), work });
      law.changed();
      return sent;
    },
  );
}
