/** The OpenAPI document, made from the routes, and a page that shows it. */
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { ENGINE_VERSION } from '../../kernel/version.js';
import { DOCS, INTERFACE } from '../guides/files.js';
import { icon } from '../guides/icon.js';
import { TAGS, type Example } from '../routes/operation.js';
import { completeDocument, type OpenApiDocument } from './openapi-document.js';

const ABOUT = `Adjudicates moves in the board game Carcassonne. Post a position, what a player proposes to do, and the rules in force;
the answer says whether it is legal, why, what follows, and which printed rule, FAQ or footnote says so.

Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\` and, in \`errors\`, every defect of the input with its
JSON pointer; \`GET /v1/problems\` lists the codes.

\`Accept\` chooses between the forms that an operation lists; where it allows none of them, and not \`application/json\` either, the answer is 406.

While the database does not answer, what needs it is answered with 503 and \`Retry-After\`. Verdicts under built-in and inline
rulesets go on under the rulings as they were last read; answers then say in \`Case-Law-As-Of\` when that was.

Reading is open. Writing needs a key, \`Authorization: Bearer\`, of one of three roles, each of which may do what those before it may:
a \`judge\` writes rulings and changes his own, an \`organiser\` changes all rulings, makes them bind and stores rulesets, an \`admin\`
speaks for the publisher, imports, manages keys and reads the audit. Each key allows so many writes a minute, and each address so many wrong keys;
beyond that the answer is 429 with \`Retry-After\`. Servers on one PostgreSQL count the writes of a key together. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say how things stand.`;

/** Everything from here, and no HTTPS where the service is reached without it. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

/** The bar at the top in our colours, its mark no larger than a line. */
const LOOK =
  '.swagger-ui .topbar{background:#7c2d12;padding:4px 0}.swagger-ui .topbar .link{flex:0 0 auto}.swagger-ui .topbar .link svg,.swagger-ui .topbar .link img{height:36px;width:36px}' +
  '.swagger-ui .topbar .download-url-wrapper{display:none}';

/** Must be there before the routes are declared. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  const examples = new Map<string, Example>();
  app.addHook('onRoute', ({ schema, config }) => {
    if (schema?.operationId !== undefined && config?.example) examples.set(schema.operationId, config.example);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Seneschal', version: ENGINE_VERSION, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'a key made by `seneschal keys create` or `POST /v1/keys`' } },
      },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => (typeof json.$id === 'string' ? json.$id : `def-${i}`) },
    transform: ({ schema, url }) => ({ schema: namedWildcard(schema), url: url.replace('*', ':id') }),
    transformObject: (document) =>
      'openapiObject' in document ? completeDocument(document.openapiObject as OpenApiDocument, examples) : document.swaggerObject,
  });
}

/** The page at `/docs/api`, with headers that let it do no more than it must. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // the page sets its own content security policy; with or without TLS in front, the service does not know
    await scope.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
    await scope.register(swaggerUi, {
      routePrefix: INTERFACE,
      uiConfig: { docExpansion: 'list', deepLinking: true },
      theme: {
        title: 'Seneschal: the interface',
        favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: icon() }],
        css: [{ filename: 'own.css', content: LOOK }],
      },
      logo: { type: 'image/svg+xml', content: Buffer.from(icon()), href: DOCS, target: '_self' },
      staticCSP: POLICY,
    });
  });
}

/** OpenAPI has no wildcards: `*` is shown as a parameter `id`, which a client writes with its slash escaped. */
function namedWildcard(schema: FastifySchema): FastifySchema {
  // a route without a schema comes without one, whatever the type says
  const { params: given } = (schema as FastifySchema | undefined) ?? {};
  const params = given as { properties?: Record<string, unknown> } | undefined;
  const wildcard = params?.properties?.['*'];
  if (wildcard === undefined) return schema;
  return { ...schema, params: { type: 'object', required: ['id'], properties: { id: wildcard } } };
}
