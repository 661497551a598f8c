/** Which of several content types an answer is given in: `Accept` of RFC 9110, 12.5.1. */
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** The type to answer in; the answer is marked as depending on `Accept`. Throws `ProblemError`. */
export function chooseType<T extends string>({ headers }: FastifyRequest, reply: FastifyReply, offered: readonly T[]): T {
  varyBy(reply, 'Accept');
  const type = preferred(headers.accept, offered);
  if (type === undefined) throw new ProblemError('not-acceptable', `this can be had as ${offered.map((type) => `\`${type}\``).join(', ')}`);
  return type as T;
}
