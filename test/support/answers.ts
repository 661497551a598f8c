/** Whether an answer is what the OpenAPI document promises. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { escapePointer } from '../../src/contract/problem.js';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** Gives the defects of an answer to an operation; throws for an answer that is not documented. */
export async function answerChecker(app: FastifyInstance) {
  await app.ready();
  const document = app.swagger() as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...(document as object) });
  // kept, as a schema that is compiled again is never given free
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  return (method: string, path: string, status: number, type: string, body: unknown): string[] => {
    const media = type.split(';')[0]!;
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation?.responses[status]?.content?.[media]) throw new Error(`${method} ${path} is not documented to answer ${status} as ${media}`);
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', media, 'schema']
      .map((part) => encodeURIComponent(escapePointer(part)))
      .join('/');
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    validators.set(pointer, validate);
    return validate(body) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
