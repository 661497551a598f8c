/** Promise: the clauses can be asked for by printing and by date, with their history and the cases that exercise them. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';

let app: FastifyInstance;
beforeAll(async () => void (app = await buildApp()));
afterAll(() => app.close());

const get = async (url: string) => (await app.inject({ url })).json();
const ids = async (query: string): Promise<string[]> => (await get(`/v1/clauses?limit=100&${query}`)).items.map(({ id }: { id: string }) => id);

describe('the clauses of a printing', () => {
  it('are those of its edition and publisher', async () => {
    const rgg = await ids('q=princess%20knight&preset=rgg-big-box-3');
    expect(rgg).toContain('pd.princess.must-remove');
    expect(await ids('q=princess%20knight&preset=wikicarpedia-c2-current')).not.toContain('pd.princess.must-remove');
  });
});

describe('the clauses of a date', () => {
  const mage = 'pd.dragon.menu.mage';
  const before = 'pd.dragon.menu.neutral-not-eaten-before-2015';

  it('hold what was known then, and not what was superseded by then', async () => {
    expect(await ids('figure=mage&asOf=2013-06')).toContain(before);
    expect(await ids('figure=mage&asOf=2013-06')).not.toContain(mage);
    expect(await ids('figure=mage&asOf=2020')).toContain(mage);
    expect(await ids('figure=mage&asOf=2020')).not.toContain(before);
  });

  it('refuse a date that is none', async () => {
    expect((await app.inject({ url: '/v1/clauses?asOf=2013-13' })).statusCode).toBe(400);
  });
});

describe('one clause', () => {
  it('tells what took its place, and which cases exercise it', async () => {
    const clause = await get('/v1/clauses/pd.dragon.menu.neutral-not-eaten-before-2015');
    expect(clause.history.supersededBy).toContain('pd.dragon.menu.mage');
    const volcano = await get('/v1/clauses/pd.volcano.no-follower-on-it');
    expect(volcano.cases.map(({ side }: { side: string }) => side)).toEqual(expect.arrayContaining(['forbids', 'permits']));
  });
});

describe('a search', () => {
  it('says where its words stand, typing errors forgiven', async () => {
    const { items, matches } = await get('/v1/clauses?q=vulcano&limit=5');
    expect(items.length).toBeGreaterThan(0);
    const [first] = items;
    const words = matches[first.id].map(([from, to]: [number, number]) => first.statement.slice(from, to).toLowerCase());
    expect(words).toContain('volcano');
  });
});
