/**
 * How long a client waits, and that nobody works for one that does not: `Prefer: wait` of RFC 7240, 4.3. The answer to whoever has
 * waited too long is 503 and not 504, which is for gateways (RFC 9110, 15.6.5).
 */
import { counted } from '../../contract/counted.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { languageOf, type Asked } from '../../service/language.js';
import { ProblemError } from '../schemas/problems.js';
import { LanguageHeader } from './language.js';

/** Seconds. */
const USUAL = 60;
const LONGEST = 600;

const description = `\`wait=N\`: seconds that the client waits, at most ${LONGEST}; ${USUAL} where it is left out. What takes longer is stopped, and answered with 503`;

/** The header of a request, for the documentation. */
export const PreferHeader = Type.Object({ prefer: Type.Optional(Type.String({ description })) });

export const LongWorkHeaders = Type.Object({ ...LanguageHeader.properties, ...PreferHeader.properties });

const WAIT = /(?:^|,)\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:[,;]|$)/i;

/** What cannot be read is passed over, as the RFC has it for all preferences. */
function waitOf(prefer: string | string[] | undefined): number | undefined {
  const seconds = WAIT.exec(String(prefer ?? ''))?.[1];
  return seconds === undefined ? undefined : Math.min(Number(seconds), LONGEST);
}

/** For what streams, and so has no deadline: the work ends when the client has gone. */
export const asked = (request: FastifyRequest, reply: FastifyReply): Asked => asker(request, untilGone(reply));

/** The work ends when the client has gone, or has waited long enough. */
export function askedInTime(request: FastifyRequest, reply: FastifyReply): Asked {
  const preferred = waitOf(request.headers.prefer);
  if (preferred !== undefined) reply.header('preference-applied', `wait=${preferred}`);
  const seconds = preferred ?? USUAL;
  const controller = untilGone(reply);
  const end = () => controller.abort(new ProblemError('too-slow', `it was not done within ${counted(seconds, 'second')}`));
  // counted from when the request came in
  const left = seconds * 1000 - reply.elapsedTime;
  if (left <= 0) end();
  else {
    const timer = setTimeout(end, left);
    reply.raw.once('close', () => clearTimeout(timer));
  }
  return asker(request, controller);
}

const asker = ({ ip, headers }: FastifyRequest, { signal }: AbortController): Asked => ({
  client: ip,
  signal,
  speak: (edition) => languageOf(headers['accept-language'], edition),
});

/** Whoever has gone reads no answer; the code is for the log. */
function untilGone(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(new ProblemError('too-slow', 'the client has gone')));
  return controller;
}
