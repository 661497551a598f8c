/** Writes that may be sent again: with an `Idempotency-Key` nothing is done twice, and the answer is the same. */
import type { IdempotencyStore, Receipt, StoredAnswer, Ticket } from '../../store/store.js';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkNesting } from '../../service/input/nesting.js';
import { ProblemError } from '../schemas/problems.js';

const NAME = 'idempotency-key';

export interface Writing<T> {
  readonly answer: (written: T) => StoredAnswer;
  /** Does the work, and keeps the receipt with it. */
  readonly work: (receipt: { readonly receipt?: Receipt<T> }) => Promise<T>;
}

/** Needs a request that has passed its authentication. */
export async function once<T>(
  store: IdempotencyStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, work }: Writing<T>,
): Promise<FastifyReply> {
  const key = keyOf(request);
  if (key === undefined) return give(reply, answer(await work({})));
  // what is nested without end cannot be written out to be hashed
  checkNesting(request.body ?? {});
  const route = `${request.method} ${request.url.split('?', 1)[0]!}`;
  const begun = await store.begin({ keyId: request.key!.id, key, route, requestHash: hashOf(request) });
  if ('answer' in begun) return give(reply.header('idempotency-replayed', 'true'), begun.answer);
  try {
    return await give(reply, answer(await work({ receipt: { ticket: begun.ticket, answer } })));
  } catch (error) {
    await giveUp(store, begun.ticket, request);
    throw error;
  }
}

/** Nothing was written: the key is free again, in a minute if not at once. */
async function giveUp(store: IdempotencyStore, ticket: Ticket, request: FastifyRequest): Promise<void> {
  await store.abandon(ticket).catch((error: unknown) => request.log.warn({ err: error }, 'ticket not given back'));
}

const give = (reply: FastifyReply, { status, headers = {}, body }: StoredAnswer): FastifyReply =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);

/** The key of a request, where it has one. Throws `ProblemError` for one that cannot be. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[NAME];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[\x21-\x7e]{1,200}$/.test(given)) return given;
  const message = 'must have 1 to 200 visible characters';
  throw new ProblemError('invalid-parameters', undefined, [{ pointer: `/${NAME}`, code: 'wrong-format', message }]);
}

const hashOf = ({ body, headers, url }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url, headers['if-match'] ?? null, body ?? null]))
    .digest('hex');
