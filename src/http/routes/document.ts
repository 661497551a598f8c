/** `GET /openapi.json`: this interface, described. */
import type { FastifyInstance } from 'fastify';

export function documentRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
