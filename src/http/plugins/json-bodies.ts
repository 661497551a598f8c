/** How JSON comes in: in UTF-8, with the place told where it is broken, and nothing said twice. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { jsonFault } from '../../service/input/json-fault.js';
import { repeatsName } from '../../service/input/json-names.js';
import { NOT_UTF8 } from '../../service/input/lines.js';
import { ProblemError } from '../schemas/problems.js';

/** Throws what is wrong with the text. */
export type Parse = (text: string) => unknown;

/** Fastify's own reading of JSON, which refuses names that would change prototypes; names that come twice are refused as well. */
export function jsonReader(app: FastifyInstance): Parse {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (text) => {
    let outcome: { readonly error: Error | null; readonly value?: unknown } = { error: null };
    // it calls back at once, and looks at no request
    void parse(undefined as never, text, (error, value) => (outcome = { error, value }));
    if (outcome.error || repeatsName(text, outcome.value)) throw new ProblemError('invalid-json', jsonFault(text));
    return outcome.value;
  };
}

/** Makes the routes of a scope read bodies of a type so. */
export function installJsonBodies(scope: FastifyInstance, read: Parse, type = 'application/json'): void {
  if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
  scope.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, ({ routeOptions }, bytes, done) => {
    // many programs send the type of a body with every request
    if (bytes.length === 0 && routeOptions.schema?.body === undefined) return done(null);
    let body: unknown;
    try {
      if (!isUtf8(bytes)) throw new ProblemError('invalid-json', NOT_UTF8);
      body = read(bytes.toString('utf8'));
    } catch (error) {
      return done(error as Error);
    }
    done(null, body);
  });
}
