/** What the environment says about how to serve. */
import { availableParallelism } from 'node:os';
import { envSchema } from 'env-schema';
import Type, { type Static } from 'typebox';

const EnvironmentSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  HOST: Type.Optional(Type.String({ minLength: 1, description: 'every address of this machine when left out' })),
  DATABASE_URL: Type.Optional(Type.String({ minLength: 1, description: 'a PostgreSQL server; an embedded database when left out' })),
  DATA_DIR: Type.String({ minLength: 1, default: './data', description: 'where the embedded database lies' }),
  DATABASE_TIMEOUT: Type.Integer({ minimum: 1, maximum: 3600, default: 5, description: 'seconds after which the database counts as too slow' }),
  SHUTDOWN_GRACE: Type.Integer({
    minimum: 1,
    maximum: 3600,
    default: 10,
    description: 'seconds that requests under way get when the process is told to end',
  }),
  WORKER_THREADS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 256,
      description: 'threads for heavy work; one less than there are cores when left out; 0: none of their own',
    }),
  ),
  JOB_WORKERS: Type.Integer({ minimum: 0, maximum: 64, default: 1, description: 'how many work jobs in one process; 0: it leaves them to others' }),
  SENESCHAL_ADMIN_KEY: Type.Optional(
    Type.String({ pattern: '^[\\w.~+/=-]{32,300}$', description: "secret of the first key, an admin's, where there is none yet" }),
  ),
  TRUST_PROXY: Type.Optional(
    Type.String({
      pattern: '^[\\w.:/]+(, ?[\\w.:/]+)*$',
      description: 'load balancers whose word on who the client is is taken: addresses, ranges, or loopback, linklocal, uniquelocal',
    }),
  ),
  METRICS_TOKEN: Type.Optional(
    Type.String({ pattern: '^[\\w.~+/=-]{16,300}$', description: 'what has to come with a request for the metrics; open when left out' }),
  ),
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65535, description: 'where `seneschal work` answers with its metrics; it answers nothing when left out' }),
  ),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'warn' }),
});

export interface Configuration {
  readonly port: number;
  readonly host?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds. */
  readonly databaseTimeout: number;
  /** Milliseconds. */
  readonly shutdownGrace: number;
  /** Threads for heavy work. */
  readonly workers: number;
  readonly jobWorkers: number;
  readonly adminKey?: string | undefined;
  /** Load balancers that are believed when they say who the client is. */
  readonly trustProxy?: string | undefined;
  readonly metricsToken?: string | undefined;
  /** Of a process that only works jobs. */
  readonly metricsPort?: number | undefined;
  readonly logLevel: string;
}

/** What the driver reads; of anything else it would make a name of its own and look for that. */
const POSTGRES = /^(postgres|postgresql|socket):|^\//;

/** Throws, naming the variable, when one makes no sense. An empty variable counts as left out. */
export function configuration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const data = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in EnvironmentSchema.properties && value !== ''));
  const {
    PORT,
    HOST,
    DATABASE_URL,
    DATA_DIR,
    DATABASE_TIMEOUT,
    SHUTDOWN_GRACE,
    WORKER_THREADS,
    JOB_WORKERS,
    SENESCHAL_ADMIN_KEY,
    TRUST_PROXY,
    METRICS_TOKEN,
    METRICS_PORT,
    LOG_LEVEL,
  } = envSchema<Static<typeof EnvironmentSchema>>({
    schema: EnvironmentSchema,
    data,
    env: false,
  });
  if (DATABASE_URL !== undefined && !POSTGRES.test(DATABASE_URL))
    throw new Error('DATABASE_URL is no address of a PostgreSQL server, as postgres://user:password@host:5432/database');
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    databaseTimeout: DATABASE_TIMEOUT * 1000,
    shutdownGrace: SHUTDOWN_GRACE * 1000,
    workers: WORKER_THREADS ?? Math.max(1, availableParallelism() - 1),
    jobWorkers: JOB_WORKERS,
    adminKey: SENESCHAL_ADMIN_KEY,
    trustProxy: TRUST_PROXY,
    metricsToken: METRICS_TOKEN,
    metricsPort: METRICS_PORT,
    logLevel: LOG_LEVEL,
  };
}
