/** Answers come compressed to whoever takes that, and say so to caches that keep them: plain ones too. */
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { varyBy } from './accept.js';

/** In small letters, as the plugin looks for it. */
const HEADER = 'accept-encoding';

/** Of the routes of a scope. Bodies that come compressed are refused. */
export async function installCompression(scope: FastifyInstance, options: FastifyCompressOptions = {}): Promise<void> {
  scope.addHook('onSend', (_request, reply, payload, done) => {
    varyBy(reply, HEADER);
    done(null, payload);
  });
  await scope.register(compress, { threshold: 1024, globalDecompression: false, ...options });
}
