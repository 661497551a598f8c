/** The whole application, used by the server and the tests alike. */
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { servicesOf } from '../service/services.js';
import { workersOf } from '../service/workers/pool.js';
import type { Workers } from '../service/workers/workers.js';
import { emptyStore, type Store } from '../store/store.js';
import { refuseUnacceptable } from './plugins/accept.js';
import { installAdmission, type AdmissionOptions } from './plugins/admission.js';
import { installAuth } from './plugins/auth.js';
import { installClosing } from './plugins/closing.js';
import { refuseCodings } from './plugins/codings.js';
import { watchMethods } from './plugins/methods.js';
import { installMetrics } from './plugins/metrics.js';
import { installDocs, installOpenApi } from './plugins/openapi.js';
import { installProblemPages } from './plugins/problem-pages.js';
import { installProblems, sendProblem, toProblem } from './plugins/problems.js';
import { installQueryCheck } from './plugins/query.js';
import { installRequestIds, REQUEST_ID_HEADER, requestId } from './plugins/request-ids.js';
import { ALWAYS, installSecurity } from './plugins/security.js';
import { installStaleLaw } from './plugins/stale-law.js';
import { answerUnreadable, refuseExpectations } from './plugins/unreadable.js';
import { validatorCompiler } from './plugins/validation.js';
import { installHostCheck } from './plugins/host.js';
import { installJobWorkers } from './plugins/job-workers.js';
import { declareRoutes } from './routes/index.js';
import { schemas } from './schemas/index.js';

export interface AppOptions {
  /** Left out: only the built-in rulesets are there. */
  readonly store?: Store;
  /** Left out: nothing is logged. */
  readonly logger?: FastifyServerOptions['logger'];
  readonly admission?: AdmissionOptions;
  /** Milliseconds that a verdict waits for the latest rulings before it goes on under those that were last read; a second when left out. */
  readonly lawPatience?: number;
  /** Threads for heavy work, or what does it; 0, or left out: it is done in this thread. */
  readonly workers?: number | Workers;
  /** Bytes that a body may have; 1 MB when left out. */
  readonly bodyLimit?: number;
  /** How many work jobs in this process; none when left out. */
  readonly jobWorkers?: number;
  /** Addresses of load balancers, which are believed when they say who the client is (`X-Forwarded-For`); nobody is when left out. */
  readonly trustProxy?: string | false | undefined;
  /** What has to come with a request for the metrics; they are open when left out. */
  readonly metricsToken?: string | undefined;
  /** Further routes, for measurements. */
  readonly beforeReady?: (app: FastifyInstance) => void;
}

const MEGABYTE = 1024 * 1024;

export async function buildApp({
  store = emptyStore,
  logger = false,
  admission,
  lawPatience,
  workers = 0,
  bodyLimit = MEGABYTE,
  jobWorkers = 0,
  trustProxy = false,
  metricsToken,
  beforeReady,
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit,
    // `host.ts` looks after it
    http: { requireHostHeader: false },
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy,
    // whoever still comes in is served as well
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 500 },
    // an address that cannot be decoded, before any route is known
    frameworkErrors: (error, request, reply) =>
      void sendProblem(request, reply.headers({ ...ALWAYS, [REQUEST_ID_HEADER]: request.id }), toProblem(error)),
    clientErrorHandler: answerUnreadable,
  });
  // bodies are JSON, or lines of it
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  // what is answered is our own and has its shape already: nothing to be gained from a second description of it
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  for (const schema of schemas) app.addSchema(schema);
  installRequestIds(app);
  // before whatever refuses a request
  await installSecurity(app);
  installProblems(app);
  installProblemPages(app);
  installHostCheck(app);
  refuseExpectations(app);
  installQueryCheck(app);
  refuseUnacceptable(app);
  refuseCodings(app);
  installClosing(app);
  const refuseOtherMethods = watchMethods(app);
  const auth = await installAuth(app, store);
  const turns = installAdmission(app, typeof workers === 'number' ? workers : 1, admission);
  const pool = typeof workers === 'number' ? workersOf(workers) : workers;
  app.addHook('onClose', () => pool.close());
  installMetrics(app, { store, workers: pool, turns }, metricsToken);
  await installOpenApi(app);
  await installDocs(app);
  const services = servicesOf(store, lawPatience);
  installStaleLaw(app, services.law);
  installJobWorkers(app, { ...services, workers: pool }, jobWorkers);
  await declareRoutes(app, { ...services, workers: pool, auth });
  beforeReady?.(app);
  refuseOtherMethods();
  return app;
}
