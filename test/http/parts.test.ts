/** Promise: whoever wants less of a verdict gets less, of the same verdict; and answers come compressed to whoever takes them so. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/contract/verdict.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const PATH = '/v1/adjudications';
const question = { snapshot: toLay, action: layCap };
const ask = async (query = '', body: object = question) => (await app.post<Verdict>(`${PATH}${query}`, body)).body;

describe('of a verdict', () => {
  it('the whole is told where nothing else is asked for', async () => {
    const whole = await ask();
    expect(await ask('?clauses=full&after=full&findings=all')).toEqual(whole);
    expect(whole).not.toHaveProperty('clauseIds');
    expect(whole.after).not.toBeNull();
  });

  it('the clauses by their ids alone', async () => {
    const { clauses, ...whole } = await ask();
    expect(Object.keys(clauses).length).toBeGreaterThan(0);
    expect(await ask('?clauses=ids')).toEqual({ ...whole, clauses: {}, clauseIds: Object.keys(clauses) });
  });

  it('not the position after it', async () => {
    expect(await ask('?after=none')).toEqual({ ...(await ask()), after: null });
  });

  it.each([
    ['a legal move', question],
    ['an illegal one', { snapshot: exampleSnapshot, action: exampleAction }],
    ['one of the fairy', { ruleset: 'hig-c2', snapshot: exampleSnapshot, action: exampleFairyMove }],
  ])('the findings that decide, with what they cite: %s', async (_what, body) => {
    const { findings, clauses, ...whole } = await ask('', body);
    const less = await ask('?findings=deciding', body);
    expect(less.findings).toEqual(findings.filter(({ rule }) => whole.decidedBy.includes(rule)));
    expect(less).toEqual({ ...whole, findings: less.findings, clauses: less.clauses });
    for (const [id, clause] of Object.entries(less.clauses)) expect(clauses[id]).toEqual(clause);
    for (const id of less.findings.flatMap(({ cites }) => cites)) if (id in clauses) expect(less.clauses).toHaveProperty([id]);
  });

  it('as little in a comparison and in a batch', async () => {
    const query = '?clauses=ids&after=none&findings=deciding';
    const little = await ask(query);
    const { body } = await app.post<{ verdicts: Verdict[] }>(`/v1/comparisons${query}`, { rulesets: ['hig-c1-current'], ...question });
    expect(body.verdicts).toEqual([little]);
    const { text } = await app.post(`${PATH}/batch${query}`, JSON.stringify(question), { 'content-type': 'application/x-ndjson' });
    expect(JSON.parse(text)).toEqual(little);
  });

  it.each(['?clauses=none', '?after=', '?finding=all'])('nothing that there is not: %s', async (query) => {
    const answer = await app.post(`${PATH}${query}`, question);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-parameters' } });
    expect(defectsOf(answer)).toHaveLength(1);
  });
});

describe('an answer to a post', () => {
  it.each([
    [PATH, question],
    ['/v1/legal-actions', { snapshot: toLay, explain: true }],
    ['/v1/replays', { format: 'seneschal', legalActions: true, game: { snapshot: toLay, actions: [layCap] } }],
  ])('comes compressed where it may, from %s', async (url, body) => {
    const asked = { method: 'POST', url, payload: body } as const;
    const plain = await app.app.inject(asked);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await app.app.inject({ ...asked, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': plain.headers['content-type'] });
    expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
    // a cache may keep the plain one as well
    expect(plain.headers['vary']).toBe(packed.headers['vary']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  });
});
