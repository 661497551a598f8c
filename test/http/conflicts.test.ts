/** Promise: a contradiction of the sources is a record of its own, and whatever it touches leads to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import type { Replay } from '../../src/contract/replay.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { conflicts, openQuestions } from '../../src/corpus/conflicts.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Links {
  conflicts: { id: string; href: string }[];
}
const body = async <T>(url: string) => (await app.get<T>(url)).body;

describe('the conflicts', () => {
  it('are listed with their readings, and the open questions with the nearest clauses', async () => {
    const listed = await body<{ items: unknown[]; openQuestions: unknown[] }>('/v1/conflicts');
    expect(listed).toEqual({ items: conflicts, openQuestions });
    expect(listed.items.length).toBeGreaterThan(30);
  });

  it('are found by their ids', async () => {
    for (const one of [...conflicts, ...openQuestions]) expect(await body(`/v1/conflicts/${one.id}`)).toEqual(one);
    expect((await app.get('/v1/conflicts/conflict.none')).status).toBe(404);
  });

  it('are named by every clause that takes part', async () => {
    for (const { id, clauses } of conflicts)
      for (const clause of clauses)
        expect((await body<Links>(`/v1/clauses/${clause}`)).conflicts).toContainEqual({ id, href: `/v1/conflicts/${id}` });
    expect((await body<Links>('/v1/clauses/base.turn.steps')).conflicts).toEqual([]);
  });

  it('are named by the setting that decides them', async () => {
    const { items } = await body<{ items: (Links & { key: string })[] }>('/v1/settings');
    for (const { key, conflicts: links } of items)
      expect(links.map(({ id }) => id)).toEqual(conflicts.filter(({ setting }) => setting === key).map(({ id }) => id));
    expect(items.flatMap(({ conflicts: links }) => links).length).toBeGreaterThan(15);
    for (const { href } of items.flatMap(({ conflicts: links }) => links)) expect((await app.get(href)).status).toBe(200);
  });
});

describe('a disputed verdict', () => {
  const cases = caseFiles().flatMap((file) => file.cases);
  const decided = new Map(conflicts.flatMap(({ id, setting }) => (setting === undefined ? [] : [[setting, id] as const])));

  it('names the conflicts that its readings are about', async () => {
    let named = 0;
    for (const { snapshot, action, ruleset = {}, expect: expected } of cases) {
      if (!Object.values(expected).some(({ verdict }) => verdict === 'disputed')) continue;
      const preset =
        Object.entries(expected)
          .find(([key, { verdict }]) => verdict === 'disputed' && key !== '*')?.[0]
          .split('|')[0] ?? 'hig-c1-current';
      const { verdict, findings } = (await app.post<Verdict>('/v1/adjudications', { ruleset: { preset, ...ruleset }, snapshot, action })).body;
      expect(verdict).toBe('disputed');
      for (const { outcome, readings = [], conflicts: ids = [] } of findings) {
        if (outcome !== 'disputed') expect(ids).toEqual([]);
        for (const id of readings.flatMap(({ setting }) => decided.get(setting) ?? [])) {
          if (outcome !== 'disputed') continue;
          expect(ids).toContain(id);
          named += 1;
        }
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it('is that of a setting that nobody chose, where its values differ', async () => {
    const princess = cases.find(({ exercises }) => exercises.some(({ clause, side }) => clause === 'pd.princess.must-remove' && side === 'forbids'))!;
    const { snapshot, action, ruleset } = princess;
    const open = { ...ruleset, preset: 'hig-c1-current', settings: { ...ruleset?.settings, 'princess.removal': null } };
    const { verdict, findings } = (await app.post<Verdict>('/v1/adjudications', { ruleset: open, snapshot, action })).body;
    expect(verdict).toBe('disputed');
    const disputed = findings.find(({ outcome }) => outcome === 'disputed')!;
    expect(disputed.readings!.map(({ value, outcome }) => [value, outcome])).toEqual([
      ['may', 'permit'],
      ['must', 'forbid'],
    ]);
    const game = { snapshot, actions: [action] };
    const { steps } = (await app.post<Replay>('/v1/replays', { format: 'seneschal', ruleset: open, game })).body;
    expect(steps[0]!.findings.find(({ outcome }) => outcome === 'disputed')!.conflicts).toEqual(disputed.conflicts);
    expect(disputed.conflicts).toEqual(conflicts.filter(({ setting }) => setting === 'princess.removal').map(({ id }) => id));
  });
});
