/** The types of the client, from the OpenAPI document: what a compiler reads, without what is there for people. */
import openapiTS, { astToString } from 'openapi-typescript';

/** Longer lists of values grow with every case of the suite and every clause of the law: a client that was built last year still compiles. */
const MOST_VALUES = 60;
const WRITTEN_BY = '/** What goes over HTTP, as types: written by `npm run openapi` from openapi/openapi.json. */\n';

type Json = null | boolean | number | string | readonly Json[] | Members;
interface Members {
  readonly [member: string]: Json;
}
interface Operation extends Members {
  readonly responses: Members;
}
interface Described extends Members {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Members;
}
const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** The source text of `src/client/api.ts`, from that of the OpenAPI document. */
export async function clientTypes(document: string): Promise<string> {
  const slim = withOneProblem(withoutExamples(JSON.parse(document) as Json) as Described);
  const text = astToString(await openapiTS(JSON.stringify(slim), { alphabetize: true }));
  // what is not there need not be said to be absent
  const lean = text.replaceAll(/^ +\w+\?: never;\n/gm, '').replaceAll(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '');
  return WRITTEN_BY + lean.replaceAll(/^( +)/gm, (spaces) => ' '.repeat(spaces.length / 2));
}

/** Pages are for people: a client that reads JSON is not asked which it got. Below `properties` a name is that of a member, whatever it is called. */
function withoutExamples(json: Json, areNames = false): Json {
  if (isList(json)) return json.map((item) => withoutExamples(item));
  if (json === null || typeof json !== 'object') return json;
  const members = areNames ? json : typedEnum(json);
  const kept = Object.entries(members).filter(([name]) => areNames || (name !== 'example' && name !== 'text/html'));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutExamples(value, !areNames && name === 'properties')]));
}

/** Lists of strings say that they are strings; those that are too long, or that grow with the expansions, say nothing else: the library knows no more either. */
function typedEnum(schema: Members): Members {
  const { enum: values, 'x-grows': grows, ...rest } = schema as { readonly enum?: Json } & Members;
  if (!isList(values) || !values.every((value) => typeof value === 'string')) return schema;
  return { type: 'string', ...rest, ...(values.length <= MOST_VALUES && grows !== true && { enum: values }) };
}

/** Every refusal has the same shape: it is written down once. */
function withOneProblem({ paths, components, ...rest }: Described): Members {
  const refusal = { $ref: '#/components/responses/Problem' };
  const slim = Object.entries(paths).map(([path, operations]): [string, Json] => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, { responses, ...operation }]): [string, Json] => {
        const answers = Object.entries(responses).map(([status, answer]): [string, Json] => [status, isRefusal(answer) ? refusal : answer]);
        return [method, { ...operation, responses: Object.fromEntries(answers) }];
      }),
    ),
  ]);
  const Problem = {
    description: 'what is wrong with the request, or why it cannot be answered now',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return { ...rest, paths: Object.fromEntries(slim), components: { ...components, responses: { Problem } } };
}

const isRefusal = (answer: Json): boolean => JSON.stringify(answer).includes('"application/problem+json"');
