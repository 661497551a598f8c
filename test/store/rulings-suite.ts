/** Rulings, whichever database is below: nothing is lost, nothing overwritten, one of several wins. */
import { BadInput, BadText, Conflict, NotFound, type Store } from '../../src/store/store.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordedVerdict, Ruling, Transition } from '../../src/contract/ruling.js';
import { rulingHash } from '../../src/store/hash.js';
import { JUDGE, ORGANISER, sample } from './samples.js';

export function rulingsSuite(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const create = (changes?: Parameters<typeof sample>[0]) => store.rulings.create(sample(changes), { by: JUDGE });
  const move = (id: string, to: Transition['to'], expectedVersion: number, supersededBy?: string) =>
    store.rulings.transition(id, { to, expectedVersion, reason: 'because', ...(supersededBy !== undefined && { supersededBy }) }, { by: ORGANISER });
  const publish = async (changes?: Parameters<typeof sample>[0]) => move((await create(changes)).id, 'published', 1);
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Conflict ? error.code : Promise.reject(error as Error)),
    );

  it('keeps what was handed in, with who, when and what the engine said', async () => {
    const verdict: RecordedVerdict = { verdict: 'legal', rules: ['princess-and-dragon.fairy.protects'], decisionId: 'sha256-1', engine: '0.1.0' };
    const ruling = await store.rulings.create(sample({ effectiveFrom: '2026-11-01' }), { by: JUDGE, verdict });
    expect(ruling).toMatchObject({
      version: 1,
      status: 'draft',
      ...sample(),
      effectiveFrom: '2026-11-01',
      verdict,
      author: JUDGE,
      change: { kind: 'create', by: JUDGE },
    });
    expect(new Date(ruling.createdAt).toISOString()).toBe(ruling.createdAt);
    expect(ruling.hash).toBe(rulingHash(ruling));
    expect(await store.rulings.get(ruling.id)).toEqual(ruling);
    expect(await store.rulings.getVersion(ruling.id, 1)).toEqual(ruling);
    expect(await store.rulings.getByHash(ruling.hash)).toEqual(ruling);
  });

  it('amends a draft in a new version and leaves the old one as it was', async () => {
    const first = await create();
    const second = await store.rulings.amend(first.id, sample({ decision: 'legal' }), {
      by: ORGANISER,
      expectedVersion: 1,
      reason: 'a slip of the pen',
    });
    expect(second).toMatchObject({
      version: 2,
      status: 'draft',
      decision: 'legal',
      author: JUDGE,
      change: { kind: 'amend', by: ORGANISER, reason: 'a slip of the pen' },
    });
    expect(await store.rulings.versions(first.id)).toEqual([first, second]);
    const published = await move(first.id, 'published', 2);
    expect(await codeOf(store.rulings.amend(first.id, sample(), { by: JUDGE, expectedVersion: 3 }))).toBe('conflict');
    expect(await store.rulings.get(first.id)).toEqual(published);
  });

  it('lets a status change only where it may', async () => {
    const draft = await create();
    const other = await publish();
    expect(await codeOf(move(draft.id, 'superseded', 1, other.id))).toBe('conflict');
    expect(await codeOf(move(other.id, 'superseded', 2, draft.id))).toBe('conflict');
    const withdrawn = await move(draft.id, 'withdrawn', 1);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', version: 2, change: { kind: 'withdraw', by: ORGANISER, reason: 'because' } });
    for (const to of ['published', 'withdrawn'] as const) expect(await codeOf(move(draft.id, to, 2))).toBe('conflict');
    expect(await codeOf(move(other.id, 'withdrawn', 1))).toBe('precondition-failed');
    await expect(move('no-such-one', 'published', 1)).rejects.toThrow(NotFound);
    await expect(move(other.id, 'superseded', 2)).rejects.toThrow(BadInput);
    await expect(move(other.id, 'superseded', 2, other.id)).rejects.toThrow(BadInput);
    await expect(move(other.id, 'superseded', 2, 'no-such-one')).rejects.toThrow(BadInput);
  });

  it('replaces a ruling in the moment in which its successor is published', async () => {
    const old = await publish();
    const draft = await create({ supersedes: old.id });
    expect(await store.rulings.get(old.id)).toMatchObject({ status: 'published' });
    await move(draft.id, 'published', 1);
    expect(await store.rulings.get(old.id)).toMatchObject({ status: 'superseded', supersededBy: draft.id, version: 3 });
    await expect(create({ supersedes: 'no-such-one' })).rejects.toThrow(BadInput);
    await expect(store.rulings.amend(draft.id, sample({ supersedes: draft.id }), { by: JUDGE, expectedVersion: 2 })).rejects.toThrow(Conflict);
  });

  it('lets exactly one of ten simultaneous supersedes succeed', async () => {
    const old = await publish();
    const successors = await Promise.all(Array.from({ length: 10 }, () => publish()));
    const kinds = await Promise.all(successors.map(({ id }) => codeOf(move(old.id, 'superseded', 2, id))));
    expect(kinds.sort()).toEqual(['done', ...Array.from({ length: 9 }, () => 'precondition-failed')]);
    expect(await store.rulings.versions(old.id)).toHaveLength(3);
  });

  it('publishes exactly one of ten drafts that would replace the same ruling, and changes nothing for the others', async () => {
    const old = await publish();
    const drafts = await Promise.all(Array.from({ length: 10 }, () => create({ supersedes: old.id })));
    const kinds = await Promise.all(drafts.map(({ id }) => codeOf(move(id, 'published', 1))));
    expect(kinds.sort()).toEqual([...Array.from({ length: 9 }, () => 'conflict'), 'done']);
    const after = await Promise.all(drafts.map(({ id }) => store.rulings.versions(id)));
    expect(after.map(({ length }) => length).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  });

  it('refuses text that no database holds, and says where it stands', async () => {
    for (const bad of ['a\0b', 'half \ud800 of a pair', '\udc00']) {
      const error: unknown = await create({ question: bad, tags: ['fine', bad], ruleset: { settings: { [bad]: 'x' } } }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(BadText);
      expect((error as BadText).defects.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
        '/question bad-text',
        '/ruleset/settings bad-text',
        '/tags/1 bad-text',
      ]);
      await expect(store.rulings.list({ q: bad, limit: 1 })).rejects.toThrow(BadText);
      await expect(store.rulings.list({ event: bad, limit: 1 })).rejects.toThrow(BadText);
      expect(await store.rulings.get(bad)).toBeUndefined();
      expect(await store.rulings.getByHash(bad)).toBeUndefined();
    }
    const astral = await create({ question: 'a whole pair \u{1F409}, quotes \' " \\ and %s $1 ${x} \u2028' });
    expect(await store.rulings.get(astral.id)).toEqual(astral);
    await expect(create({ effectiveFrom: '2026-02-30' })).rejects.toThrow(BadInput);
    expect(await store.rulings.getVersion(astral.id, 4e12)).toBeUndefined();
  });

  it('notes every change in the audit', async () => {
    const { id } = await publish();
    await move(id, 'withdrawn', 2);
    const entries = await store.audit.list({ subject: `ruling:${id}`, limit: 10 });
    expect(entries.map(({ action, version, by, reason }) => ({ action, version, by, reason }))).toEqual([
      { action: 'create', version: 1, by: JUDGE, reason: undefined },
      { action: 'publish', version: 2, by: ORGANISER, reason: 'because' },
      { action: 'withdraw', version: 3, by: ORGANISER, reason: 'because' },
    ]);
    expect(await store.audit.list({ subject: `ruling:${id}`, after: entries[0]!.seq, limit: 1 })).toEqual([entries[1]]);
  });

  it('takes over an export, in any order and as often as one likes', async () => {
    const { id } = await publish();
    const elsewhere = (await store.rulings.versions(id)).map((ruling) => moved(ruling));
    const [first, second] = elsewhere as [Ruling, Ruling];
    const take = async (ruling: Ruling) => {
      const [outcome] = await store.rulings.importAll([ruling], { by: ORGANISER });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    expect(await take(second)).toBe('imported');
    expect(await take(first)).toBe('imported');
    expect([await take(first), await take(second)]).toEqual(['unchanged', 'unchanged']);
    expect(await store.rulings.get(first.id)).toEqual(second);
    expect(await store.rulings.versions(first.id)).toEqual(elsewhere);
    expect(await codeOf(take(moved({ ...first, decision: 'another' }, first.id)))).toBe('conflict');
    await expect(take({ ...first, decision: 'another' })).rejects.toThrow(BadInput);
    await expect(take(moved(first, 'Not an id'))).rejects.toThrow(BadInput);
    await expect(take(moved({ ...first, createdAt: 'yesterday' }))).rejects.toThrow(BadInput);
    await expect(take(moved({ ...second, publishedAt: 'yesterday' }))).rejects.toThrow(BadInput);
    for (const version of [2 ** 31, 1e300, 0, 1.5]) await expect(take(moved({ ...first, version }))).rejects.toThrow(BadInput);
    expect((await store.audit.list({ subject: `ruling:${first.id}`, limit: 5 })).map(({ action, by }) => [action, by])).toEqual([
      ['import', ORGANISER],
      ['import', ORGANISER],
    ]);
  });

  it('takes over many at once: the newest is the current one, and what is wrong with one does not keep the others out', async () => {
    const { id } = await publish();
    const [first, second] = (await store.rulings.versions(id)).map((ruling) => moved(ruling)) as [Ruling, Ruling];
    const other = { ...moved({ ...first, decision: 'another' }, first.id) };
    const outcomes = await store.rulings.importAll([second, { ...first, decision: 'broken' }, first, second, other], { by: ORGANISER });
    expect(outcomes.map((outcome) => (outcome instanceof Error ? outcome.constructor : outcome))).toEqual([
      'imported',
      BadInput,
      'imported',
      'unchanged',
      Conflict,
    ]);
    expect(await store.rulings.get(first.id)).toEqual(second);
    expect(await store.rulings.versions(first.id)).toEqual([first, second]);
    expect(await store.audit.list({ subject: `ruling:${first.id}`, limit: 5 })).toHaveLength(2);
    expect(await store.rulings.importAll([], { by: ORGANISER })).toEqual([]);
  });

  it('takes over nothing before what it is to come after, and nothing where that fails', async () => {
    const [one, other] = [moved(await publish()), moved(await publish())];
    let arrive = () => {};
    const after = new Promise<void>((resolve) => (arrive = resolve));
    const taking = store.rulings.importAll([one], { by: ORGANISER, after });
    expect(await store.rulings.get(one.id)).toBeUndefined();
    arrive();
    expect(await taking).toEqual(['imported']);
    await expect(store.rulings.importAll([other], { by: ORGANISER, after: Promise.reject(new Error('lost')) })).rejects.toThrow('lost');
    expect(await store.rulings.get(other.id)).toBeUndefined();
  });

  it('loses and overwrites nothing, whatever is done in whatever order', async () => {
    const step = fc.record({
      what: fc.constantFrom('create', 'amend', 'published', 'superseded', 'withdrawn'),
      which: fc.nat(7),
      version: fc.integer({ min: 1, max: 4 }),
      text: fc.string({ minLength: 1, unit: 'grapheme' }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { minLength: 1, maxLength: 8 }), async (rounds) => {
        const made: Ruling[] = [];
        const ids: string[] = [];
        for (const round of rounds) {
          // the steps of a round are taken at the same time
          const results = await Promise.allSettled(
            round.map(({ what, which, version, text }) => {
              const id = ids[which % (ids.length || 1)] ?? 'none';
              const input = sample({ question: text.replaceAll('\0', '') || 'x' });
              if (what === 'create') return store.rulings.create(input, { by: JUDGE });
              if (what === 'amend') return store.rulings.amend(id, input, { by: JUDGE, expectedVersion: version });
              return move(id, what, version, what === 'superseded' ? (ids.at(-1) ?? 'none') : undefined);
            }),
          );
          for (const result of results) {
            if (result.status === 'rejected') expect([Conflict, NotFound, BadInput].some((kind) => result.reason instanceof kind)).toBe(true);
            else {
              made.push(result.value);
              if (result.value.version === 1) ids.push(result.value.id);
            }
          }
        }
        const kept = (await Promise.all(ids.map((id) => store.rulings.versions(id)))).flat();
        expect(kept).toHaveLength(made.length);
        for (const ruling of made) expect(kept).toContainEqual(ruling);
        for (const id of ids) expect(await store.rulings.get(id)).toEqual((await store.rulings.versions(id)).at(-1));
      }),
      { numRuns: 25 },
    );
  });

  it('exports every version once, in the order in which they were written, each whole', async () => {
    const seen = new Map<string, number>();
    for await (const ruling of store.rulings.exportAll()) {
      expect(rulingHash(ruling)).toBe(ruling.hash);
      // one was imported the wrong way round above
      if (ruling.change.by.name !== 'Elsewhere') expect(ruling.version).toBe((seen.get(ruling.id) ?? 0) + 1);
      seen.set(ruling.id, ruling.version);
    }
    for (const [id] of seen) expect(await store.rulings.get(id)).toBeDefined();
  });
}

/** The same as it would come from another server. */
function moved(ruling: Ruling, id = `from-elsewhere-${ruling.id}`): Ruling {
  const copy = { ...ruling, id, change: { ...ruling.change, by: { keyId: 'far', name: 'Elsewhere' } } };
  return { ...copy, hash: rulingHash(copy) };
}
