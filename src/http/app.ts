/** The whole application, used by the server and the tests alike. */
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { emptyStore, type Store } from '../store/store.js';
import { installAuth } from './plugins/auth.js';
import { installClosing } from './plugins/closing.js';
import { watchMethods } from './plugins/methods.js';
import { installMetrics } from './plugins/metrics.js';
import { installDocs, installOpenApi } from './plugins/openapi.js';
import { installPressure, type PressureOptions } from './plugins/pressure.js';
import { installProblems, sendProblem, toProblem } from './plugins/problems.js';
import { installQueryCheck } from './plugins/query.js';
import { installRequestIds, requestId } from './plugins/request-ids.js';
import { installSecurity } from './plugins/security.js';
import { installStaleLaw } from './plugins/stale-law.js';
import { declareRoutes } from './routes/index.js';
import { caseLawOf } from './case-law.js';
import { hashOf, rulesetsOf } from './rulesets.js';
import { schemas } from './schemas/index.js';
import { validatorCompiler } from './validation.js';

export interface AppOptions {
  /** Left out: only the built-in rulesets are there. */
  readonly store?: Store;
  /** Left out: nothing is logged. */
  readonly logger?: FastifyServerOptions['logger'];
  readonly pressure?: PressureOptions;
  /** Bytes that a body may have; 1 MB when left out. */
  readonly bodyLimit?: number;
  /** Further routes, for measurements. */
  readonly beforeReady?: (app: FastifyInstance) => void;
}

const MEGABYTE = 1024 * 1024;

export async function buildApp({
  store = emptyStore,
  logger = false,
  pressure,
  bodyLimit = MEGABYTE,
  beforeReady,
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit,
    genReqId: requestId,
    requestIdHeader: false,
    // whoever still comes in is served as well
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 500 },
    // an address that cannot be decoded, before any route is known
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, toProblem(error)),
  });
  // bodies are JSON, or lines of it
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  // what is answered is our own and has its shape already: nothing to be gained from a second description of it
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  for (const schema of schemas) app.addSchema(schema);
  installRequestIds(app);
  installProblems(app);
  installQueryCheck(app);
  installClosing(app);
  await installSecurity(app);
  const refuseOtherMethods = watchMethods(app);
  installMetrics(app);
  const auth = await installAuth(app, store.keys);
  await installPressure(app, pressure);
  await installOpenApi(app);
  await installDocs(app);
  const rulesets = rulesetsOf(store.rulesets);
  const law = caseLawOf(store.aside, (reference) => hashOf(rulesetsOf(store.aside.rulesets), reference));
  installStaleLaw(app, law);
  await declareRoutes(app, { store, rulesets, auth, law });
  beforeReady?.(app);
  refuseOtherMethods();
  return app;
}
