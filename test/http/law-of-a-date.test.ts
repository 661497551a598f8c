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

  const pages = async (query: string) => {
    const all: { id: string; editions: string[] }[] = [];
    let cursor: string | null = '';
    do {
      const page: { items: typeof all; next: string | null } = await get(`/v1/clauses?limit=200&${query}${cursor && `&cursor=${cursor}`}`);
      all.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return all;
  };

  it('hold none of a printing that was yet to come', async () => {
    const inVolcano = async (asOf: string) =>
      (await pages(`expansion=princess-and-dragon&asOf=${asOf}`)).map(({ editions }) => editions.includes('C1'));
    expect(await inVolcano('2004')).toEqual([]);
    expect((await inVolcano('2005')).length).toBeGreaterThan(100);
    expect(await inVolcano('2013-06')).not.toContain(false);
    expect(await inVolcano('2016')).toContain(false);
  });

  it('are those of the end of a year that is given alone', async () => {
    expect(await pages('asOf=2013')).toEqual(await pages('asOf=2013-12'));
    expect((await pages('asOf=2013-01')).length).toBeLessThan((await pages('asOf=2013')).length);
  });

  it('are those of today at any later date', async () => {
    expect(await pages('asOf=9999')).toEqual(await pages('asOf=2026-11'));
  });

  it.each(['2013-13', '2013-00', '2013-06-31', '2013-06-30', '2013-6', '13', 'June', '2013-', '-2013', '', '２０１３'])('refuse %s', async (asOf) => {
    const answer = await app.inject({ url: `/v1/clauses?asOf=${encodeURIComponent(asOf)}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-parameters']);
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
