/** Promise: over HTTP a position goes into one line and back, and what is wrong with a line is told with its column. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notation } from '../../src/contract/question.js';
import type { Problem } from '../../src/contract/problem.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
const convert = (body: object) => app.post<Notation & Problem>('/v1/notation', body);

describe('POST /v1/notation', () => {
  it('points to the line where what it says is nested too deeply', async () => {
    const notation = `players=red tiles=D@0,0 awards=${'!('.repeat(35)}${')'.repeat(35)}`;
    const { status, body } = await app.post<Problem>('/v1/notation', { notation });
    expect([status, body.code, body.errors.map(({ pointer }) => pointer)]).toEqual([400, 'nested-too-deeply', ['/notation']]);
  });

  it('writes a question, and reads it', async () => {
    const question = { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction };
    const written = await convert(question);
    expect(written).toMatchObject({ status: 200, body: { question } });
    expect(written.body.notation).toMatch(/^rules=hig-c1-current players=red:4:meeple\*6;/);
    expect((await convert({ notation: written.body.notation })).body).toEqual(written.body);
    expect((await app.post('/v1/adjudications', written.body.question)).status).toBe(200);
  });

  it.each<[what: string, body: object, pointer: string, code: string, message: RegExp]>([
    [
      'a line that breaks off',
      { notation: 'players=red tiles=D@0' },
      '/notation',
      'not-notation',
      /^column 22: expected `,` and the second number of a cell/,
    ],
    ['a line without players', { notation: 'tiles=D@0,0' }, '/notation', 'missing', /^`\/snapshot\/players`: `players` is missing/],
    [
      'a line with a misspelt member',
      { notation: 'players=red tiles=D@0,0 bag=(remaning:3)' },
      '/notation',
      'unknown-property',
      /did you mean `remaining`/,
    ],
    ['nothing', {}, '/snapshot', 'missing', /`notation` or `snapshot`/],
    ['both', { notation: 'players=red tiles=D@0,0', snapshot: exampleSnapshot }, '/snapshot', 'unknown-property', /beside `notation`/],
  ])('refuses %s', async (_what, body, pointer, code, message) => {
    const { status, body: problem } = await convert(body);
    expect(status).toBe(400);
    expect(problem.errors).toContainEqual({ pointer, code, message: expect.stringMatching(message) as string });
  });
});
