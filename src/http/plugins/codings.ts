/** Bodies are read as they come in: one that is compressed is refused before its bytes are taken for JSON, or for lines of it. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../schemas/problems.js';

export function refuseCodings(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'content-encoding': coding } = request.headers;
    if (coding === undefined || request.routeOptions.schema?.body === undefined || isPlain(coding)) return done(null, payload);
    const detail = `the body is compressed, \`Content-Encoding: ${coding.slice(0, 100)}\`; send it as it is`;
    done(new ProblemError('unsupported-media-type', detail, [], { 'accept-encoding': 'identity' }));
  });
}

const isPlain = (codings: string): boolean => codings.split(',').every((coding) => ['', 'identity'].includes(coding.trim().toLowerCase()));
