/** Promise: the law in memory is that of the store at the time of the question, and is read no more often than it changes. */
import { emptyStore, Unavailable, type Aside, type RulingQuery } from '../../src/store/store.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleRuling } from '../../src/http/schemas/ruling-examples.js';
import { coalesced } from '../../src/service/case-law/coalesce.js';
import { caseLawOf, type Law } from '../../src/service/case-law/law.js';

const { event: _event, ...published } = exampleRuling('published');
const ruling = (id: string, more: Partial<Ruling> = {}): Ruling => ({
  ...published,
  id,
  ruleset: 'club',
  binding: { kind: 'setting', setting: 'dragon.timing', value: 'before-scoring' },
  ...more,
});

describe('the law in memory', () => {
  let revision: number;
  let asked: RulingQuery[];
  let pages: Record<string, { items: Ruling[]; next: string | null; asOf: string }>;
  let isAway: boolean;
  let isTold: boolean;
  const store: Aside = {
    ...emptyStore.aside,
    known: () => (isTold ? revision : undefined),
    revision: async () => (isAway ? Promise.reject(new Unavailable()) : revision),
    rulings: {
      list: (query) => {
        asked.push(query);
        return Promise.resolve(pages[query.cursor ?? query.changedSince!] ?? { items: [], next: null, asOf: query.changedSince! });
      },
    },
  };
  const law = () => caseLawOf(store, () => Promise.resolve('hash'));
  const ids = (read: Law) => read.bindings({ id: 'club', hash: 'hash' }, 'club').map(({ id }) => id);
  beforeEach(() => {
    revision = 1;
    asked = [];
    isAway = false;
    isTold = false;
    pages = {
      '1970-01-01': { items: [ruling('a'), ruling('gone')], next: 'more', asOf: 't1' },
      more: { items: [ruling('b')], next: null, asOf: 't1' },
      t1: { items: [ruling('gone', { status: 'withdrawn' }), ruling('c')], next: null, asOf: 't2' },
    };
  });

  it('holds every page, though all were written at one instant, and then asks for what is new', async () => {
    const { current } = law();
    expect(ids(await current())).toEqual(['a', 'b', 'gone']);
    revision = 2;
    expect(ids(await current())).toEqual(['a', 'b', 'c']);
    expect(asked.map(({ changedSince, cursor }) => cursor ?? changedSince)).toEqual(['1970-01-01', 'more', 't1']);
    await current();
    expect(asked).toHaveLength(3);
  });

  it('is there at once, without asking the store, while that tells every change by itself', async () => {
    const { current, staleSince } = law();
    isTold = true;
    const first = await current();
    isAway = true;
    expect(current()).toBe(first);
    expect(staleSince()).toBeUndefined();
    isAway = false;
    revision = 2;
    expect(ids(await current())).toEqual(['a', 'b', 'c']);
    // it is not certain any more that every change is heard
    isTold = false;
    isAway = true;
    await current();
    expect(staleSince()).toBeInstanceOf(Date);
  });

  it('leaves out what does not hold yet', async () => {
    pages = { '1970-01-01': { items: [ruling('later', { effectiveFrom: '9999-01-01' })], next: null, asOf: 't' } };
    expect(ids(await law().current())).toEqual([]);
  });

  it('goes on as it was last read while the store is away, and says so; without having been read it does not', async () => {
    const { current, staleSince } = law();
    isAway = true;
    await expect(current()).rejects.toThrow(Unavailable);
    isAway = false;
    await current();
    expect(staleSince()).toBeUndefined();
    isAway = true;
    revision = 2;
    expect(ids(await current())).toEqual(['a', 'b', 'gone']);
    expect(staleSince()).toBeInstanceOf(Date);
    isAway = false;
    expect(ids(await current())).toEqual(['a', 'b', 'c']);
    expect(staleSince()).toBeUndefined();
  });

  it('names the newest twenty precedents, whatever their number', async () => {
    const many = Array.from({ length: 50 }, (_, n) =>
      ruling(`p${String(n).padStart(2, '0')}`, { cites: ['x'], createdAt: `2026-01-01T00:00:${10 + n}.000Z` }),
    );
    pages = { '1970-01-01': { items: many, next: null, asOf: 't' } };
    const read = await law().current();
    expect(read.precedents(['x'], []).map(({ id }) => id)).toEqual(
      many
        .map(({ id }) => id)
        .reverse()
        .slice(0, 20),
    );
  });
});

describe('one call for many', () => {
  it('has begun after each of them asked', async () => {
    const release: (() => void)[] = [];
    const ask = coalesced(() => new Promise<number>((resolve) => release.push(() => resolve(release.length))));
    const [first, same] = [ask(), ask()];
    await Promise.resolve();
    const [second, third] = [ask(), ask()];
    release[0]!();
    expect([await first, await same]).toEqual([1, 1]);
    await Promise.resolve();
    release[1]!();
    expect([await second, await third]).toEqual([2, 2]);
  });
});
