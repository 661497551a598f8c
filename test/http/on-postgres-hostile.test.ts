/** Promise: whatever is sent to the routes of rulings, rulesets and the audit is answered, with a problem where it makes no sense and never with a fault; so is the next request. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { rulingHash } from '../../src/store/hash.js';
import type { Answer } from '../support/app.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
let ruling: Ruling;
beforeAll(async () => {
  service = await startService();
  for (let n = 0; n < 4; n++) ruling = await service.published({ tags: ['seed'] });
  for (const id of ['club-a', 'club-b', 'club-c']) await service.post('/v1/rulesets', { id, preset: 'hig-c1-current' }, service.as('organiser'));
});
afterAll(() => service.close());
// nothing that was sent has harmed what follows
afterEach(async () => {
  expect((await service.get(`/v1/rulings/${ruling.id}`)).body).toEqual(ruling);
  expect((await service.draft({}, 'organiser')).version).toBe(1);
});

/** Answered, and where it was refused then as a problem that is not our fault. */
function expectAnswered(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String) as unknown });
  }
}

const NASTY = [
  "'; drop table rulings; --",
  "' or '1'='1",
  '1; select pg_sleep(10)',
  '$1',
  '%s%n',
  '\\',
  '\\x00',
  "E'\\\\000'",
  '{}',
  '{"a":1}',
  'NULL',
  'a\0b',
  '\0',
  '\ud800',
  'x\udfff',
  '\ufeff\u202e\u0000',
  '\u{1F409}'.repeat(50),
  'x'.repeat(190),
  '<->',
  ':*&|!()',
  "a' & 'b",
  '"',
  '-',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  '2147483648',
  'NaN',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30',
  '275760-09-13',
  '-271821-04-20T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
/** Percent-encoded bytes that are no UTF-8, besides those that are. */
const encoded = fc.oneof(
  text.map((value) => [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  fc.constantFrom('%00', '%ED%A0%80', '%C0%80', '%FF', '%', '%zz', '%u0000', ''),
);

const LISTS = {
  '/v1/rulings': [
    'q',
    'clause',
    'rule',
    'tag',
    'figure',
    'expansion',
    'event',
    'authorityLevel',
    'status',
    'from',
    'to',
    'changedSince',
    'limit',
    'cursor',
  ],
  '/v1/rulesets': ['q', 'limit', 'cursor'],
  '/v1/audit': ['subject', 'limit', 'cursor'],
} as const;
const ITEMS = [
  (id: string) => `/v1/rulings/${id}`,
  (id: string) => `/v1/rulings/${id}/versions`,
  (id: string) => `/v1/rulings/${id}/history`,
  (id: string) => `/v1/rulings/${ruling.id}?version=${id}`,
  (id: string) => `/v1/rulesets/${id}`,
  (id: string) => `/v1/rulesets/${id}/versions`,
  (id: string) => `/v1/rulesets/club-a?version=${id}`,
  (id: string) => `/v1/rulesets/${id}/diff/club-a`,
  (id: string) => `/v1/rulesets/club-a/diff/${id}`,
];

describe('hostile addresses', () => {
  it.each(Object.entries(LISTS))('%s with any parameters', async (path, names) => {
    const parameters = fc.uniqueArray(fc.tuple(fc.constantFrom(...(names as readonly string[])), encoded), { minLength: 1, maxLength: 4 });
    const examples = names.flatMap((name) => NASTY.map((value) => [[[name, encodeBytes(value)]]] as [[string, string][]]));
    await fc.assert(
      fc.asyncProperty(parameters, async (chosen) => {
        expectAnswered(await service.get(`${path}?${chosen.map(([name, value]) => `${name}=${value}`).join('&')}`, service.as('admin')));
      }),
      { numRuns: examples.length + 150, examples },
    );
  });

  it('of single items', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ITEMS), encoded, async (item, id) => expectAnswered(await service.get(item(id), service.as('admin')))),
      { numRuns: 400 },
    );
  });

  it('of changes', async () => {
    const change = fc.constantFrom('publish', 'supersede', 'withdraw');
    await fc.assert(
      fc.asyncProperty(change, encoded, text, async (verb, id, reason) => {
        const headers = service.as('admin', { 'if-match': '*' });
        expectAnswered(await service.post(`/v1/rulings/${id}/${verb}`, { reason }, headers));
        expectAnswered(await service.post(`/v1/rulings/${ruling.id}/supersede`, { reason, supersededBy: reason }, headers));
        expectAnswered(
          await service.send('PATCH', `/v1/rulings/${id}`, { ...headers, 'content-type': 'application/json' }, { reason, question: reason }),
        );
      }),
      { numRuns: 100 },
    );
  });
});

const encodeBytes = (value: string) => [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('hostile bodies', () => {
  type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
  const places = (value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
    value === null || typeof value !== 'object'
      ? [path]
      : [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, Array.isArray(value) ? Number(name) : name]))];
  function put(value: Json, [first, ...rest]: readonly (string | number)[], what: Json): Json {
    if (first === undefined) return what;
    const copy = structuredClone(value) as Record<string | number, Json>;
    copy[first] = put(copy[first]!, rest, what);
    return copy;
  }
  const value: fc.Arbitrary<Json> = fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom<Json>(0, -1, 1e308, null, true, [], {}, { 'a\0b': 1 }, { '\ud800': 'x' }, ['\0'], 'x'.repeat(30_000)) },
  );
  const changed = (body: Json) => {
    const where = places(body);
    return fc.array(fc.tuple(fc.constantFrom(...where), value), { minLength: 1, maxLength: 3 }).map((changes) =>
      changes.reduce((whole, [path, what]) => {
        try {
          return put(whole, path, what);
        } catch {
          return whole; // an earlier change has taken the place away
        }
      }, body),
    );
  };

  const RULING = JSON.parse(
    JSON.stringify({
      ...exampleInput,
      effectiveFrom: '2026-01-01',
      supersedes: 'none',
      binding: {
        kind: 'question',
        rule: 'princess-and-dragon.volcano.no-figure',
        pattern: { figureKinds: ['meeple'], step: 'place-figure' },
        outcome: 'permit',
      },
    }),
  ) as Json;
  const RULESET: Json = {
    id: 'club-x',
    label: 'Club',
    notes: 'ours',
    preset: 'hig-c1-current',
    expansions: ['base', 'princess-and-dragon'],
    settings: { 'dragon.timing': 'before-scoring' },
    houseRules: [],
    disabledClauses: [],
  };

  it.each([
    ['/v1/rulings', RULING],
    ['/v1/rulesets', RULESET],
  ])('to %s', async (path, body) => {
    await fc.assert(
      fc.asyncProperty(changed(body), async (sent) => expectAnswered(await service.post(path, JSON.stringify(sent), service.as('admin')))),
      { numRuns: 300 },
    );
  });

  it('as amendments', async () => {
    const draft = await service.draft({}, 'admin');
    await fc.assert(
      fc.asyncProperty(changed(RULING), async (sent) => {
        const headers = service.as('admin', { 'if-match': '*', 'content-type': 'application/json' });
        expectAnswered(await service.send('PATCH', `/v1/rulings/${draft.id}`, headers, sent as object));
      }),
      { numRuns: 100 },
    );
  });

  it('as lines of an import: each is taken over or refused', async () => {
    const line = fc.oneof(
      changed(JSON.parse(JSON.stringify(ruling)) as Json).map((sent) => {
        const isRuling = sent !== null && typeof sent === 'object' && !Array.isArray(sent);
        // with a hash that is right, so that the content is looked at
        return JSON.stringify(isRuling ? { ...sent, hash: rulingHash(sent as unknown as Ruling) } : sent);
      }),
      text,
      fc.constant('x'.repeat(1_100_000)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
        const answer = await service.post('/v1/rulings/import', lines.join('\n'), service.as('admin', { 'content-type': 'application/x-ndjson' }));
        expect(answer.status, answer.text).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it('that are too large, cut off, or no JSON', async () => {
    const headers = service.as('admin');
    for (const path of ['/v1/rulings', '/v1/rulesets', `/v1/rulings/${ruling.id}/withdraw`]) {
      expect((await service.post(path, 'x'.repeat(2_000_000), headers)).status).toBe(413);
      expect((await service.post(path, JSON.stringify({ question: 'x'.repeat(1_100_000) }), headers)).status).toBe(413);
      for (const body of ['', '{', '[', 'null', '"\\ud800"', '\0', '{"__proto__":{}}', '['.repeat(100_000)]) {
        const answer = await service.post(path, body, headers);
        expectAnswered(answer);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

describe('hostile headers', () => {
  it('are answered', async () => {
    const header = fc.oneof(
      fc.constantFrom('*', '""', '"', 'W/', ',,,', '"a","b"', "' or 1=1", 'x'.repeat(5000), '\u00ff'),
      fc.string({ maxLength: 250 }),
    );
    const name = fc.constantFrom('if-match', 'if-none-match', 'idempotency-key', 'authorization', 'x-request-id', 'accept-language');
    await fc.assert(
      fc.asyncProperty(name, header, async (which, said) => {
        const headers = { ...service.as('admin'), [which]: said };
        expectAnswered(await service.get('/v1/rulings?limit=1', headers));
        expectAnswered(await service.post('/v1/rulings', exampleInput, headers));
        expectAnswered(await service.post(`/v1/rulings/${ruling.id}/supersede`, { reason: 'r', supersededBy: ruling.id }, headers));
      }),
      { numRuns: 100 },
    );
  });
});

describe('cursors', () => {
  const first = async (list: string) => {
    const { body } = await service.get<{ next: string }>(list, service.as('admin'));
    expect(body.next).toEqual(expect.any(String));
    return body.next;
  };
  const WITH_PAGES = [
    '/v1/rulings?limit=1',
    '/v1/rulings?limit=1&q=follower',
    '/v1/rulings?limit=1&changedSince=2020-01-01',
    '/v1/rulesets?limit=10',
    '/v1/audit?limit=1',
  ];

  it('of one list are refused by every other', async () => {
    for (const list of WITH_PAGES)
      for (const other of WITH_PAGES.filter((candidate) => candidate !== list)) {
        const answer = await service.get(`${other}&cursor=${await first(list)}`, service.as('admin'));
        expect([other, answer.status, answer.body]).toMatchObject([other, 400, { code: 'invalid-cursor' }]);
      }
  });

  it('that were cut off, changed or forged are refused, or lead to a page', async () => {
    for (const list of WITH_PAGES) {
      const cursor = await first(list);
      const ask = async (sent: string) => service.get(`${list}&cursor=${encodeURIComponent(sent)}`, service.as('admin'));
      for (let length = 1; length < cursor.length; length += 3) expect((await ask(cursor.slice(0, length))).status).toBe(400);
      const opened = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object;
      const part = fc.oneof(
        text,
        fc.integer(),
        fc.double(),
        fc.constantFrom(null, 2 ** 31, -(2 ** 31), '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (k) => {
          expectAnswered(await ask(Buffer.from(JSON.stringify({ ...opened, k })).toString('base64url')));
        }),
        { numRuns: 60, examples: [[['0000-01-01T00:00:00.000Z', 'a']], [[1, '0000-01-01T00:00:00.000Z', 'a']], [[1e15]], [[2 ** 31]]] },
      );
    }
  });
});
