/** Where an application can be reached. */
import type { FastifyInstance } from 'fastify';

const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL']);

/** Without a host on every address, by IPv6 and IPv4 where the machine has both. Resolves to the address; rejects when the port is taken. */
export async function listen(app: FastifyInstance, port: number, host: string | undefined): Promise<string> {
  if (host !== undefined) return app.listen({ port, host });
  const address = await app.listen({ port, host: '::' }).catch((error: unknown) => {
    if (!NO_IPV6.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return app.listen({ port, host: '0.0.0.0' });
  });
  return `http://localhost:${new URL(address).port}`;
}
