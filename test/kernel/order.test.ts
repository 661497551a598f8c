/** Promise: steps are put in one order, which keeps phases and everything that they ask for, and otherwise the order of publication. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPreset, setting } from '../../src/kernel/declare/setting.js';
import { PHASES, type Step } from '../../src/kernel/declare/step.js';
import { orderDefects, orderSteps } from '../../src/kernel/ruleset/order.js';
import { Settings, Unchosen } from '../../src/kernel/ruleset/settings.js';

const none = new Settings(new Map());
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Steps of a few phases that ask for each other, some of them interrupting, and for steps that there are not. */
const steps: fc.Arbitrary<Step[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...NAMES),
      phase: fc.constantFrom('figure' as const, 'scoring' as const),
      after: fc.array(fc.constantFrom(...NAMES, 'none'), { maxLength: 2 }),
      before: fc.array(fc.constantFrom(...NAMES, 'none'), { maxLength: 1 }),
      isInterrupting: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 7 },
  )
  .map((list) => list.map(({ isInterrupting, ...step }): Step => ({ ...step, cites: [], ...(isInterrupting && { interrupts: () => 'x' }) })));

/** What a step waits for among those that it is put in order with. */
function waitsFor(step: Step, all: readonly Step[]): string[] {
  const isBeside = (other: Step) => !!other.interrupts === !!step.interrupts && (step.interrupts !== undefined || other.phase === step.phase);
  const after = typeof step.after === 'function' ? [] : (step.after ?? []);
  return all.filter((other) => isBeside(other) && (after.includes(other.id) || other.before?.includes(step.id))).map(({ id }) => id);
}

function hasCircle(all: readonly Step[]): boolean {
  const leads = (from: string, to: string, seen: readonly string[]): boolean =>
    waitsFor(
      all.find(({ id }) => id === from)!,
      all,
    ).some((id) => id === to || (!seen.includes(id) && leads(id, to, [...seen, id])));
  return all.some(({ id }) => leads(id, id, []));
}

describe('the order of steps', () => {
  it('has every step once, those that interrupt apart, unless some wait for each other', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { steps: linear, interrupting, defects } = orderSteps(list, none);
        expect(defects.some((text) => text.includes('wait for each other'))).toBe(hasCircle(list));
        if (hasCircle(list)) return;
        expect([...linear, ...interrupting].map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort());
        expect(interrupting.every(({ interrupts }) => interrupts)).toBe(true);
        expect(linear.every(({ interrupts }) => !interrupts)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps phases, and what steps ask for inside them', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { steps: linear, interrupting } = orderSteps(list, none);
        const ranks = linear.map(({ phase }) => PHASES.indexOf(phase as (typeof PHASES)[number]));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        for (const sorted of [linear, interrupting])
          for (const [i, step] of sorted.entries())
            for (const id of waitsFor(step, list)) expect(sorted.findIndex((other) => other.id === id)).toBeLessThan(i);
      }),
      { numRuns: 500 },
    );
  });

  it('is the order of publication where nobody asks for anything', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const free = list.map(({ after: _after, before: _before, ...step }) => step);
        const { steps: linear, interrupting } = orderSteps(free, none);
        const published = (phase: string) => free.filter((step) => step.phase === phase && !step.interrupts);
        expect(linear).toEqual([...published('figure'), ...published('scoring')]);
        expect(interrupting).toEqual(free.filter(({ interrupts }) => interrupts));
      }),
    );
  });

  it('moves no step that nobody speaks of before one that was published earlier', () => {
    const step = (id: string, how: Partial<Step> = {}): Step => ({ id, cites: [], phase: 'figure', ...how });
    const { steps: sorted } = orderSteps([step('a', { after: ['d'] }), step('b'), step('c'), step('d'), step('e')], none);
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a', 'e']);
  });
});

describe('a phase that hangs on a setting', () => {
  const when = setting({
    key: 'when',
    kind: 'table-agreement',
    values: [
      { value: 'early', cites: ['x'] },
      { value: 'late', cites: ['x'] },
    ],
    presets: everyPreset('early', 'stated'),
    recommended: 'early',
  });
  const chosen = (value: string | null) => new Settings(new Map([['when', { setting: when, value, setBy: 'preset', cites: [] }]]));
  const list: Step[] = [
    { id: 'fixed', cites: [], phase: 'scoring' },
    { id: 'moving', cites: [], phase: (settings) => (settings.get(when) === 'early' ? 'figure' : 'after-scoring') },
  ];

  it('moves with its value', () => {
    expect(orderSteps(list, chosen('early')).steps.map(({ id }) => id)).toEqual(['moving', 'fixed']);
    expect(orderSteps(list, chosen('late')).steps.map(({ id }) => id)).toEqual(['fixed', 'moving']);
  });

  it('may take with it what it comes after', () => {
    const late: Step[] = [
      ...list.slice(1).map((step) => ({ ...step, after: (settings: Settings) => (settings.get(when) === 'late' ? ['younger'] : []) })),
      { id: 'younger', cites: [], phase: 'after-scoring' },
    ];
    expect(orderSteps(late, chosen('late')).steps.map(({ id }) => id)).toEqual(['younger', 'moving']);
    expect(orderSteps(late, chosen('early')).steps.map(({ id }) => id)).toEqual(['moving', 'younger']);
    expect(orderDefects(late, chosen(null))).toEqual([]);
  });

  it('is asked for where nobody chose, but for the question whether anything is wrong', () => {
    expect(() => orderSteps(list, chosen(null))).toThrow(Unchosen);
    expect(orderDefects(list, chosen(null))).toEqual([]);
    const wrong = [...list, { id: 'third', cites: [], phase: 'pieces' as const, after: ['moving'] }];
    expect(orderDefects(wrong, chosen(null))).toEqual(['the step `third` is to come after `moving`, which its phase rules out']);
    expect(orderDefects(wrong, chosen('early'))).toEqual([]);
  });
});
