/** Finding rulings, whichever database is below: words, misspelt ones too, filters, and pages that miss nothing. */
import { BadCursor, BadInput, type RulingFilter, type Store } from '../../src/store/store.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ruling, RulingInput } from '../../src/contract/ruling.js';
import { toCursor } from '../../src/store/cursor.js';
import { rulingHash } from '../../src/store/hash.js';
import { RANKED } from '../../src/store/ruling-best.js';
import { JUDGE, sample } from './samples.js';

export function searchSuite(open: () => Promise<Store>): void {
  let store: Store;
  const named = new Map<string, string>();
  const create = (changes: Partial<RulingInput>, extra: { rules?: string[] } = {}) =>
    store.rulings.create(sample(changes), {
      by: JUDGE,
      ...(extra.rules && { verdict: { verdict: 'legal', rules: extra.rules, decisionId: 'd', engine: 'e' } }),
    });
  const found = async (filter: RulingFilter) => (await store.rulings.list({ ...filter, limit: 50 })).items.map(({ id }) => named.get(id) ?? id);

  beforeAll(async () => {
    store = await open();
    const add = async (name: string, changes: Partial<RulingInput>, rules: string[] = []) => named.set((await create(changes, { rules })).id, name);
    await add(
      'dragon',
      {
        question: 'Does the dragon eat the builder?',
        reasoning: 'It eats every figure.',
        tags: ['dragon'],
        cites: ['pd.dragon.eats'],
        event: 'Herne 2026',
        effectiveFrom: '2026-03-01',
      },
      ['princess-and-dragon.dragon.eats'],
    );
    await add('fairy', {
      question: 'Is the follower with the fairy safe?',
      reasoning: 'The dragon stays away.',
      tags: ['fairy', 'dragon'],
      cites: ['pd.fairy.protects', 'pd.dragon.eats'],
      event: 'Herne 2026',
      effectiveFrom: '2026-05-01',
    });
    await add(
      'monastery',
      {
        question: 'When is a monastery complete?',
        decision: 'legal',
        reasoning: 'With eight neighbours.',
        tags: ['completion'],
        cites: ['base.monastery.complete'],
        event: "O'Neill's; truncate keys",
        effectiveFrom: '2026-07-31',
      },
      ['base.monastery.score'],
    );
    await add('princess', {
      question: 'May the princess remove a knight of her own?',
      reasoning: 'Any knight.',
      tags: ['princess'],
      cites: [],
      authorityLevel: 'publisher',
      effectiveFrom: '2026-08-01',
      binding: { kind: 'question', rule: 'princess-and-dragon.princess.removes', pattern: { figureKinds: ['abbot'] }, outcome: 'permit' },
    });
  });
  afterAll(() => store.close());

  it('finds words in every form, and all of them', async () => {
    expect(await found({ q: 'monasteries' })).toEqual(['monastery']);
    expect(await found({ q: 'neighbour' })).toEqual(['monastery']);
    expect((await found({ q: 'dragon' })).sort()).toEqual(['dragon', 'fairy']);
    expect(await found({ q: 'dragon builder' })).toEqual(['dragon']);
    expect(await found({ q: '"eats every figure"' })).toEqual(['dragon']);
    expect(await found({ q: 'dragon -fairy' })).toEqual(['dragon']);
    expect((await found({ q: 'monastery or builder' })).sort()).toEqual(['dragon', 'monastery']);
    expect(await found({ q: 'elephant' })).toEqual([]);
  });

  it('finds what was ruled at an event, also where that is misspelt', async () => {
    expect((await found({ q: 'herne' })).sort()).toEqual(['dragon', 'fairy']);
    expect((await found({ q: 'hernne 2026' })).sort()).toEqual(['dragon', 'fairy']);
    expect(await found({ q: 'builder herne' })).toEqual(['dragon']);
  });

  it('finds what was misspelt', async () => {
    for (const [q, name] of [
      ['monastry', 'monastery'],
      ['monestary', 'monastery'],
      ['bulider', 'dragon'],
      ['buidler', 'dragon'],
      ['faiyr', 'fairy'],
      ['princes', 'princess'],
      ['prinzess', 'princess'],
      ['dargon biulder', 'dragon'],
      ['Knigth', 'princess'],
    ] as const)
      expect([q, await found({ q })]).toEqual([q, [name]]);
  });

  it('puts what is meant in a question before what is said in passing, and the exact word before a corrected one', async () => {
    expect((await found({ q: 'dragon' }))[0]).toBe('dragon');
  });

  it('takes operators and SQL for what they are: text', async () => {
    for (const q of [
      "'; drop table rulings; --",
      "' or 1=1 --",
      '&',
      '|',
      '!',
      '((',
      '<->',
      ':*',
      "it's",
      '\\',
      '%',
      '_',
      '\u{1F409}',
      'x'.repeat(3000),
      'a '.repeat(500),
      'the',
      '   ',
      '-',
      '"',
    ])
      expect(await found({ q })).toEqual([]);
    expect(await found({ event: "O'Neill's; truncate keys" })).toEqual(['monastery']);
  });

  it('filters by everything that is kept', async () => {
    expect((await found({ clause: 'pd.dragon.eats' })).sort()).toEqual(['dragon', 'fairy']);
    expect(await found({ clause: 'pd.dragon.eats', tag: 'fairy' })).toEqual(['fairy']);
    expect(await found({ rule: 'base.monastery.score' })).toEqual(['monastery']);
    expect((await found({ rules: ['base.monastery.score', 'princess-and-dragon.princess.removes'] })).sort()).toEqual(['monastery', 'princess']);
    expect(await found({ binding: true })).toEqual(['princess']);
    expect(await found({ figure: 'abbot' })).toEqual(['princess']);
    expect(await found({ authorityLevel: 'publisher' })).toEqual(['princess']);
    expect((await found({ event: 'Herne 2026' })).sort()).toEqual(['dragon', 'fairy']);
    expect(await found({ from: '2026-07-31', to: '2026-07-31' })).toEqual(['monastery']);
    expect((await found({ from: '2026-05-01', to: '2026-08-01', expansion: 'princess-and-dragon' })).sort()).toEqual([
      'fairy',
      'monastery',
      'princess',
    ]);
    expect(await found({ status: 'published' })).toEqual([]);
    expect(await found({ status: ['published', 'draft'] })).toHaveLength(4);
    expect(await found({ clause: 'no.such.clause' })).toEqual([]);
    await expect(found({ from: 'yesterday' })).rejects.toThrow(BadInput);
    await expect(found({ changedSince: '2026-13-01T00:00:00Z' })).rejects.toThrow(BadInput);
  });

  it('shows each ruling once on the pages of a list, whatever is written meanwhile', async () => {
    const before = await Promise.all(Array.from({ length: 23 }, (_, n) => create({ tags: ['paged'], question: `Question ${n} about paging` })));
    for (const filter of [{ tag: 'paged' }, { tag: 'paged', q: 'paging' }, { tag: 'paged', q: 'pagin questoin' }] as const) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Awaited<ReturnType<Store['rulings']['list']>> = await store.rulings.list({ ...filter, limit: 4, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        await create({ tags: ['paged'], question: 'A late one about paging' });
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter(({ id }) => !seen.includes(id))).toEqual([]);
    }
  });

  it('shows each ruling once that holds a word of thousands: first where it is in the question, and of these first those that say it most', async () => {
    const many = Array.from({ length: RANKED + 150 }, (_, n) => {
      const isAsked = n % 3 !== 0;
      const twice = n === RANKED + 100 ? 'a ferryman, ' : '';
      return common(
        n,
        isAsked ? { question: `May ${twice}a ferryman do this, as in game ${n}?` } : { reasoning: `As the ferryman of game ${n} did.` },
      );
    });
    for (let from = 0; from < many.length; from += 100)
      expect(new Set(await store.rulings.importAll(many.slice(from, from + 100), { by: JUDGE }))).toEqual(new Set(['imported']));
    await store.rulings.countWords();
    for (const q of ['ferryman', 'ferrymn']) {
      const seen: Ruling[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Awaited<ReturnType<Store['rulings']['list']>> = await store.rulings.list({ q, limit: 70, ...(cursor && { cursor }) });
        seen.push(...page.items);
        cursor = page.next;
        // one that is the best from now on pushes no other one over the edge of a page
        await create({ question: 'A ferryman, a ferryman, a ferryman?', tags: ['late'] });
      } while (cursor);
      const ids = seen.filter(({ tags }) => !tags.includes('late')).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...ids].sort()).toEqual(many.map(({ id }) => id).sort());
      expect(ids[0]).toBe(many[RANKED + 100]!.id);
      const asked = ids.map((id) => many.find((ruling) => ruling.id === id)!.question.includes('ferryman'));
      expect(asked).toEqual([...asked].sort((a, b) => Number(b) - Number(a)));
      const rest = ids.slice(asked.lastIndexOf(true) + 1);
      expect(rest).toEqual([...rest].sort().reverse());
    }
  });

  it('brings a copy up to date with what has changed since', async () => {
    const copy = new Map<string, Ruling>();
    let since = '1970-01-01';
    const sync = async () => {
      for (let cursor: string | undefined; ;) {
        const { items, next, asOf } = await store.rulings.list({ changedSince: since, limit: 7, ...(cursor !== undefined && { cursor }) });
        for (const ruling of items) copy.set(ruling.id, ruling);
        if (next === null) return void (since = asOf!);
        cursor = next;
      }
    };
    await sync();
    const writers = Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { id } = await create({ tags: ['synced'] });
        if (n % 3 === 0) await store.rulings.transition(id, { to: 'published', reason: 'r', expectedVersion: 1 }, { by: JUDGE });
      }),
    );
    for (let i = 0; i < 5; i++) await sync();
    await writers;
    await sync();
    const all: Ruling[] = [];
    for await (const { id } of store.rulings.exportAll()) all.push((await store.rulings.get(id))!);
    for (const ruling of all) expect(copy.get(ruling.id)).toEqual(ruling);
    expect((await store.rulings.list({ changedSince: since, limit: 5 })).items).toEqual([]);
  });

  it('refuses a cursor that belongs to another list, or to none', async () => {
    const { next } = await store.rulings.list({ tag: 'paged', limit: 2 });
    const bad = [
      '',
      'x',
      '%',
      'null',
      'a\0b',
      toCursor('x', []),
      toCursor('x', ['2026-01-01T00:00:00.000Z', 'id']),
      Buffer.from('[1,2]').toString('base64url'),
      Buffer.from('null').toString('base64url'),
      next!.slice(0, -6),
      'A'.repeat(5000),
      // of this list, but with what cannot have been its key
      ...[['2026-01-01T00:00:00.000Z', "'; drop table rulings; --"], ['9999-99-99T00:00:00.000Z', 'id'], [1, 2], ['id'], [null, null]].map((key) =>
        forged(next!, key),
      ),
    ];
    for (const cursor of bad) await expect(store.rulings.list({ tag: 'paged', limit: 2, cursor })).rejects.toThrow(BadCursor);
    for (const filter of [{}, { tag: 'other' }, { tag: 'paged', q: 'paging' }])
      await expect(store.rulings.list({ ...filter, limit: 2, cursor: next! })).rejects.toThrow(BadCursor);
  });

  it('filters by a tag of whatever characters', async () => {
    for (const tag of ['"', '\\', '{a,b}', 'a "quoted" \\n one', 'two\nlines\t', 'NULL', ' ', "'); drop table rulings", '\u{1F409}']) {
      const { id } = await create({ tags: [tag], question: 'An odd tag' });
      expect((await store.rulings.list({ tag, limit: 5 })).items.map((ruling) => ruling.id)).toEqual([id]);
    }
  });
}

/** Each a minute after the one before. */
function common(n: number, changes: Partial<RulingInput>): Ruling {
  const at = new Date(Date.UTC(2020, 0, 1, 0, n)).toISOString();
  const ruling: Omit<Ruling, 'hash'> = {
    ...sample(changes),
    tags: [],
    id: `common${String(n).padStart(4, '0')}`,
    version: 1,
    status: 'published',
    author: JUDGE,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    change: { kind: 'create', by: JUDGE },
  };
  return { ...ruling, hash: rulingHash(ruling) };
}

function forged(cursor: string, key: unknown): string {
  const value = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...value, k: key })).toString('base64url');
}
