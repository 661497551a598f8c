/** What every store must do, whichever database is below it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { JUDGE, sample } from './samples.js';

/** Declares the tests; `open` opens the same, at first empty, database each time. */
export function storeSuite(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('is empty at first, and answers', async () => {
    await store.ping();
    expect(await store.rulesets.list({ limit: 10 })).toEqual([]);
    expect(await store.rulesets.get('none')).toBeUndefined();
  });

  it('numbers the versions of a ruleset and keeps each of them', async () => {
    const first = await store.rulesets.add(
      'club',
      { preset: 'hig-c1-current', settings: { 'dragon.timing': null }, label: 'Our club' },
      { by: JUDGE },
    );
    const second = await store.rulesets.add('club', { preset: 'zmg-c2-2016' }, { by: JUDGE });
    expect([first.version, second.version]).toEqual([1, 2]);
    expect((await store.rulesets.get('club'))?.version).toBe(2);
    expect(await store.rulesets.get('club', 1)).toEqual(first);
    expect(first.document).toEqual({ preset: 'hig-c1-current', settings: { 'dragon.timing': null }, label: 'Our club' });
    expect(new Date(first.createdAt).toISOString()).toBe(first.createdAt);
    expect(await store.rulesets.get('club', 3)).toBeUndefined();
  });

  it('lists the latest version of each, by id, page by page', async () => {
    await store.rulesets.add('a-table', {}, { by: JUDGE });
    await store.rulesets.add('b.table', {}, { by: JUDGE });
    const page = await store.rulesets.list({ limit: 2 });
    expect(page.map(({ id, version }) => [id, version])).toEqual([
      ['a-table', 1],
      ['b.table', 1],
    ]);
    const rest = await store.rulesets.list({ after: 'b.table', limit: 10 });
    expect(rest.map(({ id, version }) => [id, version])).toEqual([['club', 2]]);
  });

  it('gives every one of several simultaneous additions a version of its own', async () => {
    const added = await Promise.all([1, 2, 3].map((n) => store.rulesets.add('busy', { notes: `n ${n}` }, { by: JUDGE })));
    expect(added.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
  });

  it('has another revision after every change of a ruling, a ruleset or a key, and the same after none', async () => {
    let before = await store.aside.revision();
    const grows = async (work: Promise<unknown>) => {
      await work;
      const after = await store.aside.revision();
      expect(after).toBeGreaterThan(before);
      before = after;
    };
    await grows(store.rulesets.add('revised', {}, { by: JUDGE }));
    const ruling = await store.rulings.create(sample(), { by: JUDGE });
    await grows(Promise.resolve());
    await grows(store.rulings.transition(ruling.id, { to: 'published', reason: 'r', expectedVersion: 1 }, { by: JUDGE }));
    await grows(store.keys.create({ name: 'a', role: 'judge' }, JUDGE));
    await store.rulings.list({ limit: 1 });
    expect(await store.aside.revision()).toBe(before);
  });

  it('looks for no id that cannot be one', async () => {
    for (const id of ['', 'a\0b', "x'; drop table rulesets; --", 'A', 'ä', 'a'.repeat(200)]) {
      expect(await store.rulesets.get(id)).toBeUndefined();
      await expect(store.rulesets.add(id, {}, { by: JUDGE })).rejects.toThrow(RangeError);
    }
    for (const version of [0, 1.5, 2 ** 31, 1e300]) expect(await store.rulesets.get('club', version)).toBeUndefined();
    await store.ping();
  });

  it('is migrated only once, and keeps what it holds, when it is opened again', async () => {
    await store.close();
    store = await open();
    expect((await store.rulesets.get('club'))?.version).toBe(2);
  });
}
