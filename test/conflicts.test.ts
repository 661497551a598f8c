import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../src/catalog.js';
import { isInReach } from '../src/conformance/coverage.js';
import { clauses, clausesOfFolder } from '../src/corpus/clauses.js';
import { saidOf } from '../src/kernel/declare/setting.js';
import { conflicts, conflictsDecidedBy, conflictsOf, openQuestions, type Conflict } from '../src/corpus/conflicts.js';

/** Of expansions whose mechanics are modelled; the others have no settings yet by which to choose. */
const every = [...clauses.values()].filter(isInReach);
const winners = ({ resolution: { reading } }: Conflict): string[] => (typeof reading === 'string' ? [reading] : Object.values(reading));

describe('the conflicts', () => {
  it('have ids and questions of their own', () => {
    expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length);
    expect(new Set(conflicts.map(({ question }) => question)).size).toBe(conflicts.length);
    expect(conflicts.filter(({ id, question }) => !/^conflict(\.[a-z0-9-]+)+$/.test(id) || !question.endsWith('?'))).toEqual([]);
  });

  it('hold every clause that states a contradiction', () => {
    const held = new Set<string>(conflicts.flatMap((conflict) => conflict.clauses));
    const stated = clausesOfFolder('princess-and-dragon').flatMap(({ id, kind }) => (kind === 'errata-or-conflict' ? [id] : []));
    expect(stated).toHaveLength(31);
    expect(stated.filter((id) => !held.has(id))).toEqual([]);
  });

  it('name clauses that exist, in their readings no others', () => {
    for (const { id, clauses: named, readings } of conflicts) {
      expect(new Set(named).size, id).toBe(named.length);
      expect(
        named.filter((clause) => !clauses.has(clause)),
        id,
      ).toEqual([]);
      const read = new Set(readings.flatMap((reading) => reading.clauses));
      expect(
        [...read].filter((clause) => !named.includes(clause)),
        id,
      ).toEqual([]);
    }
  });

  it('let every clause speak for a reading, but those that state the conflict or speak for neither', () => {
    const silent = conflicts.flatMap(({ clauses: named, readings }) => {
      const read = new Set(readings.flatMap((reading) => reading.clauses));
      return named.filter((clause) => !read.has(clause) && clauses.get(clause)!.kind !== 'errata-or-conflict');
    });
    expect(silent).toEqual(['pd.dragon.diet.teacher', 'pd.portal.not-to-occupied-feature', 'pd.portal.destination-must-be-claimable']);
  });

  it('have two readings or more, each with a text and a clause of its own', () => {
    for (const { id, readings } of conflicts) {
      expect(readings.length, id).toBeGreaterThan(1);
      expect(new Set(readings.map(({ value }) => value)).size, id).toBe(readings.length);
      expect(
        readings.filter((reading) => reading.clauses.length === 0 || !/^[a-z\d].*[^.]$/.test(reading.statement)),
        id,
      ).toEqual([]);
    }
  });

  it('are resolved by one of their readings', () => {
    for (const conflict of conflicts) {
      const values = conflict.readings.map(({ value }) => value);
      expect(
        winners(conflict).filter((value) => !values.includes(value)),
        conflict.id,
      ).toEqual([]);
    }
  });
});

describe('conflicts with a setting', () => {
  const chosen = conflicts.filter(({ setting }) => setting !== undefined);

  it('read every value of it, and no other', () => {
    for (const { id, setting, readings } of chosen) {
      expect(settings.has(setting!), id).toBe(true);
      expect(readings.map(({ value }) => value).sort(), id).toEqual([...settings.get(setting!)!.values].sort());
    }
  });

  it('are resolved as the setting recommends, or as the presets have it that they are about', () => {
    for (const conflict of chosen) {
      const { text } = settings.get(conflict.setting!)!;
      const { presets, reading } = conflict.resolution;
      if (presets)
        expect(
          presets.map((preset) => text.presets[preset][0]),
          conflict.id,
        ).toEqual(presets.map(() => reading));
      else expect(reading, conflict.id).toEqual(text.recommended);
    }
  });

  it('cite, for each value, a clause that justifies it in the setting too', () => {
    for (const { id, setting, readings } of chosen) {
      for (const { value, clauses: cited } of readings) {
        const justified = settings.get(setting!)!.text.values.find((candidate) => candidate.value === value)!.cites;
        expect(
          cited.some((clause) => justified.includes(clause)),
          `${id} ${value}`,
        ).toBe(true);
      }
    }
  });

  it('are found by clause and by setting', () => {
    expect(conflictsDecidedBy('dragon.sharedTile').map(({ id }) => id)).toEqual([
      'conflict.dragon.shared-tile-omitted',
      'conflict.dragon.shared-tile-scope',
    ]);
    expect(conflictsOf('pd.dragon.menu.barn-listed-by-mistake').map(({ id }) => id)).toEqual(['conflict.dragon.barn']);
  });
});

/** They came with the law of the smaller expansions, and wait for a setting or a conflict of theirs: the list only gets shorter. */
const WAITING = ['river.volcano-lake.dragon-comes - river.volcano-lake.dragon-not-mentioned'];

describe('clauses that contradict each other', () => {
  it('are in a conflict, one instead of the other, values of a setting, or a house rule', () => {
    const left = every.flatMap((clause) =>
      (clause.conflictsWith ?? [])
        .filter((other) => isInReach(clauses.get(other)!) && !explained(clause.id, other))
        .map((other) => `${clause.id} - ${other}`),
    );
    // whoever of the two came later may name the other alone
    const either = (pair: string) => pair.split(' - ').sort().join(' - ');
    expect([...new Set(left.map(either))].sort()).toEqual(WAITING.map(either).sort());
  });
});

function explained(one: string, other: string): boolean {
  const [a, b] = [clauses.get(one)!, clauses.get(other)!];
  if (a.kind === 'house-rule' || b.kind === 'house-rule') return true;
  if (!a.holds.some(({ edition }) => b.holds.some((other) => other.edition === edition))) return true;
  if (a.supersedes?.includes(other) || b.supersedes?.includes(one)) return true;
  if (conflictsOf(one).some((conflict) => conflictsOf(other).includes(conflict))) return true;
  return [...settings.values()].some(({ text: { values } }) => {
    const of = (id: string) => values.filter((value) => saidOf<string>(value).includes(id)).map(({ value }) => value);
    return of(one).some((value) => of(other).some((another) => another !== value));
  });
}

describe('the open questions', () => {
  it('are eighteen, numbered', () => {
    expect(openQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, i) => `open.${String(i + 1).padStart(2, '0')}`));
  });

  it('name the nearest clauses', () => {
    for (const { id, nearest } of openQuestions) {
      expect(nearest.length, id).toBeGreaterThan(0);
      expect(
        nearest.filter((clause) => !clauses.has(clause)),
        id,
      ).toEqual([]);
    }
  });

  it('say what decides them, where something does', () => {
    const known = new Set<string>([...conflicts.map(({ id }) => id), ...settings.keys(), ...clauses.keys()]);
    for (const { id, answer, decidedBy } of openQuestions) {
      if (answer === 'unregulated') expect(decidedBy, id).toBeUndefined();
      else expect(known.has(decidedBy ?? ''), id).toBe(true);
    }
  });

  it('are answered so by the cases', () => {
    const file = join(import.meta.dirname, '../src/expansions/princess-and-dragon/cases/open-questions.json');
    const cases = JSON.parse(readFileSync(file, 'utf8')) as { id: string; expect: Record<string, { verdict: string }> }[];
    const verdicts = (id: string) =>
      cases.flatMap((one) => (one.id.includes(`.q${id.slice(5)}-`) ? Object.values(one.expect).map(({ verdict }) => verdict) : []));
    for (const { id, answer } of openQuestions) {
      if (verdicts(id).length === 0) continue;
      if (answer === 'decided') expect(verdicts(id), id).not.toContain('unregulated');
      else expect(verdicts(id), id).toContain(answer);
    }
  });
});
