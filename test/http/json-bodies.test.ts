/** Promise: nothing of a body is lost in reading it, at any door: a name that comes twice and bytes that are no UTF-8 are refused, and where is told. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { repeatedName, repeatsName } from '../../src/service/input/json-names.js';
import { layCap, toLay } from '../support/positions.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const JSON_TYPE = 'application/json',
  NDJSON = 'application/x-ndjson';
const question = JSON.stringify({ snapshot: toLay, action: layCap });
const ruling = JSON.stringify(exampleInput);
/** Where a body may go, one that is taken there, and its type. */
const DOORS: readonly (readonly [path: string, good: string, type: string])[] = [
  ['/v1/adjudications', question, JSON_TYPE],
  ['/v1/snapshots/validate', JSON.stringify({ snapshot: toLay }), JSON_TYPE],
  ['/v1/adjudications/batch', question, NDJSON],
  ['/v1/rulings', ruling, JSON_TYPE],
  ['/v1/rulesets', '{"id":"table-4"}', JSON_TYPE],
  ['/v1/keys', '{"role":"judge","name":"Anna"}', JSON_TYPE],
  ['/v1/jobs?kind=adjudicate', `[${question}]`, JSON_TYPE],
  ['/v1/jobs?kind=adjudicate', question, NDJSON],
  ['/v1/rulings/import', ruling, NDJSON],
];

describe.each(DOORS)('%s', (path, good, type) => {
  const send = async (payload: string | Buffer) => {
    const answer = await service.app.inject({ method: 'POST', url: path, headers: service.as('admin', { 'content-type': type }), payload });
    return `${answer.statusCode} ${answer.payload}`;
  };
  // a batch and an import are taken, and the line refused
  const refused = /\/(batch|import)$/.test(path) ? /^200 .*"code":"invalid-json"/ : /^400 /;

  it('takes no name twice, and says where it stands again', async () => {
    const twice = good.replace(/\{("\w+":)/, '{$10,$1');
    const answer = await send(twice);
    expect(answer).toMatch(refused);
    expect(answer).toMatch(/column \d+: `\w+` stands twice in one object/);
  });

  it('takes no bytes that would come out as other text', async () => {
    const answer = await send(Buffer.from(good.replace(/:"\w/, ':"\xff'), 'latin1'));
    expect(answer).toMatch(refused);
    expect(answer).toContain('it is not in UTF-8');
  });

  it('tells where a body breaks off', async () => {
    expect(await send(good.slice(0, -1))).toMatch(/column \d+: /);
  });
});

describe('no body', () => {
  it('is wanted where none is read, whatever type it is said to have', async () => {
    for (const path of ['/v1/jobs/none', '/v1/keys/none'])
      expect((await service.send('DELETE', path, service.as('admin', { 'content-type': 'application/json' }))).status).toBe(404);
    const headers = service.as('admin', { 'content-type': 'application/json' });
    expect(await service.send('POST', '/v1/rulings', headers)).toMatchObject({
      status: 400,
      body: { code: 'invalid-json', detail: 'the body is empty' },
    });
  });
});

describe('a name that comes twice', () => {
  const written = fc.tuple(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t')).map(([value, space]) => JSON.stringify(value, null, space));

  it('is found in no text that has none', () => {
    fc.assert(fc.property(written, (text) => !repeatsName(text, JSON.parse(text)) && repeatedName(text) === undefined));
  });

  it('is found wherever it stands', () => {
    const property = fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), fc.constantFrom('', ' ', '\n'), (name, first, second, space) => {
      const key = JSON.stringify(name);
      const text = `[{"a":"\\\\\\"","b":{${key}${space}:${JSON.stringify(first)},${space}${key}:${JSON.stringify(second)}}}]`;
      expect(repeatsName(text, JSON.parse(text))).toBe(true);
      expect(repeatedName(text)?.name).toBeDefined();
    });
    fc.assert(property);
  });

  it('is the same name however it is escaped, and another one in another object', () => {
    expect(repeatedName('{"a":1,"\\u0061":2}')).toEqual({ name: 'a', offset: 7 });
    expect(repeatsName('{"a":1,"\\u0061":2}', { a: 2 })).toBe(true);
    expect(repeatedName('{"a":{"a":[{"a":1},{"a":1}]}}')).toBeUndefined();
  });
});
