/** Promise: a recheck finds every published ruling on which the engine now says something else, and says what. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedText } from '../../src/cli/recheck.js';
import { caseFiles } from '../../src/conformance/files.js';
import type { RecordedVerdict, RulingInput } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { recheckAll } from '../../src/service/case-law/recheck.js';
import { changeOf, type Comparable } from '../../src/service/decisions/recorded-verdict.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const by = { keyId: 'test', name: 'test' };

/** Published with another record than the engine would make now; gives what the recheck says of it. */
async function recheckedWith(change: (verdict: RecordedVerdict) => RecordedVerdict, input: Partial<RulingInput> = {}) {
  const whole = { ...exampleInput, ...input };
  const { verdict, id: probe, version } = await service.draft(whole, 'admin');
  await service.store.rulings.transition(probe, { to: 'withdrawn', reason: 'a probe', expectedVersion: version }, { by });
  const { id } = await service.store.rulings.create(whole, { by, verdict: change(verdict!) });
  await service.store.rulings.transition(id, { to: 'published', reason: 'out', expectedVersion: 1 }, { by });
  const { changed } = await recheckAll(service.store);
  return changed.find((each) => each.id === id);
}

const { snapshot, action } = caseFiles()
  .flatMap(({ cases }) => cases)
  .find(({ id }) => id === 'scoring.road')!;
const scoring = { snapshot, action };

describe('a recheck', () => {
  it('finds nothing where the engine says the same, also of a record from before findings were kept', async () => {
    expect(await recheckedWith((verdict) => verdict)).toBeUndefined();
    expect(await recheckedWith((verdict) => verdict, scoring)).toBeUndefined();
    expect(await recheckedWith(({ findings: _f, effects: _e, scores: _s, ...rest }) => rest)).toBeUndefined();
  });

  it('finds another verdict', async () => {
    const changed = await recheckedWith((verdict) => ({ ...verdict, verdict: 'legal' }));
    expect(changed).toMatchObject({ before: 'legal', now: 'illegal', change: { verdict: { before: 'legal', now: 'illegal' } } });
  });

  it('finds another reason for the same verdict', async () => {
    const changed = await recheckedWith((verdict) => ({
      ...verdict,
      findings: [...verdict.findings!.filter(({ outcome }) => outcome !== 'forbid'), { rule: 'base.long-gone', outcome: 'forbid' }],
    }));
    expect(changed).toMatchObject({ before: 'illegal', now: 'illegal' });
    expect(changed!.change).not.toHaveProperty('verdict');
    expect(changed!.change!.rules).toContainEqual({ rule: 'base.long-gone', before: 'forbid', now: null });
    expect(changed!.change!.rules!.some(({ before, now }) => before === null && now === 'forbid')).toBe(true);
  });

  it('finds other points, and other things that follow, and prints them', async () => {
    const changed = await recheckedWith(
      (verdict) => ({
        ...verdict,
        effects: verdict.effects!.slice(1),
        scores: verdict.scores!.map((score) => ({ ...score, points: score.points + 1 })),
      }),
      scoring,
    );
    expect(changed).toMatchObject({ before: 'legal', now: 'legal' });
    expect(Object.keys(changed!.change!).sort()).toEqual(['effects', 'scores']);
    expect(changed!.change!.effects!.now).toHaveLength(1);
    expect(changed!.change!.scores!.before.length).toBeGreaterThan(0);
    const text = changedText(changed!).join('\n');
    expect(text).toContain('effect new: ');
    expect(text).toContain('score gone: ');
  });

  it('says what can be read no more', async () => {
    const changed = await recheckedWith((verdict) => verdict, scoring);
    expect(changed).toBeUndefined();
    const { id } = await service.store.rulings.create({ ...exampleInput, ruleset: 'gone' }, { by, verdict: (await service.draft()).verdict! });
    await service.store.rulings.transition(id, { to: 'published', reason: 'out', expectedVersion: 1 }, { by });
    expect((await recheckAll(service.store)).changed.find((each) => each.id === id)).toMatchObject({
      now: 'unreadable',
      detail: expect.stringContaining('gone') as unknown,
    });
  });
});

describe('two verdicts', () => {
  const same: Comparable = { verdict: 'legal', findings: [{ rule: 'a', outcome: 'permit' }], effects: [{ type: 'x' }, { type: 'y' }], scores: [] };

  it('that cite other clauses are the same', () => {
    expect(changeOf(same, { ...same, effects: [{ type: 'x', rule: 'r', cites: ['c'] }, { type: 'y' }] })).toBeUndefined();
  });

  it('that only another rule permits are the same', () => {
    expect(changeOf(same, { ...same, findings: [{ rule: 'b', outcome: 'permit' }] })).toBeUndefined();
  });

  it('of which the same follows in another order differ in that', () => {
    expect(changeOf(same, { ...same, effects: [{ type: 'y' }, { type: 'x' }] })).toEqual({ order: true });
  });

  it('of which one thing follows once and twice differ', () => {
    expect(changeOf(same, { ...same, effects: [{ type: 'x' }, { type: 'x' }, { type: 'y' }] })).toEqual({
      effects: { before: [], now: [{ type: 'x' }] },
    });
  });
});
