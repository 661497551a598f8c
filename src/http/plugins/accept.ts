/** Which of several content types an answer is given in: `Accept` of RFC 9110, 12.5.1. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

interface Range {
  readonly type: string;
  readonly weight: number;
}

const ELEMENT = /^([\w!#$&^.+-]+\/[\w!#$&^.+-]+|[\w!#$&^.+-]+\/\*|\*\/\*)((?:\s*;\s*[\w-]+=(?:"[^"]*"|[^;"\s]*))*)$/i;
const WEIGHT = /;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)/i;

/** What a client can send at most; the rest is not read. */
const LONGEST = 1000;

const ranges = (field: string): Range[] =>
  field
    .slice(0, LONGEST)
    .split(',')
    .flatMap((element): Range[] => {
      const match = ELEMENT.exec(element.trim());
      return match ? [{ type: match[1]!.toLowerCase(), weight: Number(WEIGHT.exec(match[2]!)?.[1] ?? 1) }] : [];
    });

/** How much a range says about a type: 0 nothing, then all types, one family, this type. */
function precision(range: string, type: string): 0 | 1 | 2 | 3 {
  if (range === type) return 3;
  if (range === `${type.split('/')[0]}/*`) return 2;
  return range === '*/*' ? 1 : 0;
}

/** The type that the client likes best, of equals the first that is offered; undefined where none is acceptable. */
export function preferred(accept: string | undefined, offered: readonly string[]): string | undefined {
  const wanted = ranges(accept ?? '');
  if (wanted.length === 0) return offered[0];
  const weight = (type: string) =>
    wanted.reduce((best, range) => (precision(range.type, type) > precision(best.type, type) ? range : best), { type: '', weight: 0 }).weight;
  const best = Math.max(...offered.map(weight));
  return best > 0 ? offered.find((type) => weight(type) === best) : undefined;
}

/** Marks the answer as depending on a header of the request; once is enough. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '').split(', ');
  if (!named.includes(header)) reply.header('vary', [...named, header].filter(Boolean).join(', '));
}

/** The type to answer in; the answer is marked as depending on `Accept`. One of them is acceptable: `refuseUnacceptable` has seen to it. */
export function chooseType<T extends string>({ headers }: FastifyRequest, reply: FastifyReply, offered: readonly [T, ...T[]]): T {
  varyBy(reply, 'Accept');
  return (preferred(headers.accept, offered) ?? offered[0]) as T;
}

const JSON_TYPE = 'application/json';

/**
 * Of every operation that is described with it: where nothing is acceptable that it can be had as, nothing is done. Many programs ask for JSON
 * whatever they ask for, so that this is never a reason to refuse pictures or lines of JSON.
 */
export function refuseUnacceptable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { accept } = request.headers;
    if (accept === undefined || responsesOf(request)['406'] === undefined) return done();
    const offered = typesOf(request);
    if (preferred(accept, [...offered, JSON_TYPE]) !== undefined) return done();
    varyBy(reply, 'Accept');
    done(new ProblemError('not-acceptable', `this can be had as ${offered.map((type) => `\`${type}\``).join(', ')}`));
  });
}

/** What the answer can be had as, by the description of the operation. */
export function typesOf(request: FastifyRequest): string[] {
  const success = Object.entries(responsesOf(request)).find(([status]) => status.startsWith('2'));
  return Object.keys(success?.[1].content ?? {});
}

type Responses = Readonly<Record<string, { readonly content: object }>>;
const responsesOf = ({ routeOptions: { schema } }: FastifyRequest) => (schema?.response ?? {}) as Responses;
