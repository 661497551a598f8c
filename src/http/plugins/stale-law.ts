/** Says so when verdicts may lack the latest rulings. */
import type { FastifyInstance } from 'fastify';
import type { CaseLaw } from '../../service/case-law/law.js';

export const STALE_LAW_HEADER = 'case-law-as-of';

/** While the store does not answer, verdicts go on under the rulings as they were last read; answers then tell when that was. */
export function installStaleLaw(app: FastifyInstance, law: CaseLaw): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const since = law.staleSince();
    if (since) reply.header(STALE_LAW_HEADER, since.toISOString());
    done(null, payload);
  });
}
