/** Promise: where nobody chose a setting the whole decision is made under each value, and it is disputed exactly where the values lead to different answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/kernel/declare/rule.js';
import { everyPreset, setting, type Setting } from '../../src/kernel/declare/setting.js';
import type { Decision } from '../../src/kernel/judge/decision.js';
import { decide, underEach } from '../../src/kernel/judge/fork.js';
import { Position } from '../../src/kernel/position/position.js';
import { fiction, gets, named, rulesOf, state, table, type Fiction } from './points/game.js';

const VALUES = ['x', 'y', 'z'] as const;
const settingOf = (key: string): Setting =>
  setting({
    key,
    kind: 'table-agreement',
    values: VALUES.map((value) => ({ value, cites: [`fiction.${key}.${value}`] })),
    presets: everyPreset('x', 'stated'),
    recommended: 'x',
  });
const SETTINGS = [settingOf('one'), settingOf('two')];
const KEYS = SETTINGS.map(({ key }) => key);
const trying = { type: 'try' };

/** What a rule says and does under each value of a setting; under the last one it may also hang on the other setting. */
interface Text {
  readonly reads: 0 | 1;
  readonly says: readonly Outcome['outcome'][];
  readonly pays: readonly number[];
  readonly asksOn: boolean;
}
const text: fc.Arbitrary<Text> = fc.record({
  reads: fc.constantFrom(0 as const, 1 as const),
  says: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant('permit' as const) }, fc.constantFrom('forbid' as const, 'unknown' as const)), {
    minLength: 3,
    maxLength: 3,
  }),
  pays: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(1)), { minLength: 3, maxLength: 3 }),
  asksOn: fc.boolean(),
});

const at = (value: string) => VALUES.indexOf(value as (typeof VALUES)[number]);

function parts(texts: readonly Text[]): Fiction {
  const read = ({ reads, asksOn }: Text, get: (of: Setting) => string): number => {
    const own = at(get(SETTINGS[reads]!));
    return own === 2 && asksOn ? at(get(SETTINGS[1 - reads]!)) : own;
  };
  return {
    settings: SETTINGS,
    actionTypes: [{ type: 'try' }],
    rules: texts.map((one, i) => ({
      ...named(`rule-${i}`),
      on: 'try',
      judge: (inquiry) => ({ outcome: one.says[read(one, (of) => inquiry.get(of))]!, message: 'so it is' }),
    })),
    actions: [
      {
        ...named('try'),
        in: ['place-figure'],
        propose: () => [trying],
        perform: (view) => ({ scores: texts.map((one) => gets('red', one.pays[read(one, (of) => view.get(of))]!)) }),
      },
    ],
  };
}

function viewOf(fictional: Fiction, settings: Readonly<Record<string, string | null>>): Position {
  const { rules, at: snapshot } = table(rulesOf([fiction('rules', fictional)], { settings }), { tiles: ['B 0,0'] });
  return new Position(rules, snapshot);
}

/** What an answer comes to, without its reasons. */
const essence = ({ verdict, effects, scores, next }: Decision) =>
  JSON.stringify([verdict, effects.map(({ type }) => type), scores.map(({ player, points }) => [player, points]), next]);

describe('a setting that nobody chose', () => {
  it('makes the decision disputed exactly where its values lead to different answers', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.subarray(KEYS, { minLength: 1 }), (texts, open) => {
        const fictional = parts(texts);
        const chosen = (values: Readonly<Record<string, string | null>>) => decide(viewOf(fictional, values), trying);
        const combinations = open.reduce<Record<string, string>[]>(
          (all, key) => all.flatMap((values) => VALUES.map((value) => ({ ...values, [key]: value }))),
          [{}],
        );
        const answers = new Set(combinations.map((values) => essence(chosen(values))));
        const decision = chosen(Object.fromEntries(open.map((key) => [key, null])));
        expect(decision.verdict === 'disputed').toBe(answers.size > 1);
        if (answers.size === 1) expect(essence(decision)).toBe([...answers][0]);
        else expect(decision.findings.some(({ readings = [] }) => readings.length >= 2)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  const says = (...outcomes: Outcome['outcome'][]): Text => ({ reads: 0, says: outcomes, pays: [0, 0, 0], asksOn: false });
  const pays = (...points: number[]): Text => ({ reads: 0, says: ['permit', 'permit', 'permit'], pays: points, asksOn: false });
  const open = { one: null };

  it('is told value by value, with what each rests on', () => {
    const { verdict, findings } = decide(viewOf(parts([says('permit', 'forbid', 'permit')]), open), trying);
    const finding = findings.find(({ rule }) => rule === 'rule-0')!;
    expect([verdict, finding.outcome]).toEqual(['disputed', 'disputed']);
    expect(finding.readings!.map(({ setting: key, value, outcome, cites }) => [key, value, outcome, cites])).toEqual([
      ['one', 'x', 'permit', ['fiction.one.x']],
      ['one', 'y', 'forbid', ['fiction.one.y']],
      ['one', 'z', 'permit', ['fiction.one.z']],
    ]);
    expect(finding).not.toHaveProperty('settings');
  });

  it('shows what follows under the first value that allows it', () => {
    const { after, scores } = decide(viewOf(parts([says('forbid', 'permit', 'permit'), pays(5, 6, 7)]), open), trying);
    expect([scores.map(({ points }) => points), after?.players[0]!.score]).toEqual([[0, 6], 6]);
  });

  it('is told by a finding of its own where the verdict is the same and what follows differs', () => {
    const { verdict, findings } = decide(viewOf(parts([pays(1, 2, 2)]), open), trying);
    expect(verdict).toBe('disputed');
    expect(findings.at(-1)).toMatchObject({
      rule: 'settings.one',
      outcome: 'disputed',
      readings: [{ value: 'x', facts: { points: [{ player: 'red', points: 1 }] } }, { value: 'y' }, { value: 'z' }],
    });
  });

  it('is told all the same where every value comes to the same, and the verdict stands', () => {
    const { verdict, findings } = decide(viewOf(parts([says('forbid', 'forbid', 'forbid')]), open), trying);
    expect(verdict).toBe('illegal');
    expect(findings.find(({ rule }) => rule === 'rule-0')!.readings).toHaveLength(3);
  });

  it('is refused where the answer hangs on so many that not all readings can be tried, and they are named', () => {
    const many = Array.from({ length: 12 }, (_, i) => settingOf(`of-many-${i}`));
    const fictional = {
      ...parts([]),
      settings: many,
      rules: [{ ...named('all'), on: 'try', judge: (inquiry) => (many.forEach((one) => inquiry.get(one)), inquiry.pass('so it is')) }],
    } satisfies Fiction;
    const nobody = Object.fromEntries(many.map(({ key }) => [key, null]));
    expect(() => decide(viewOf(fictional, nobody), trying)).toThrow(/some of `of-many-0`, .*`of-many-5`.* must be chosen/);
    expect(decide(viewOf(fictional, { ...nobody, ...Object.fromEntries(many.slice(5).map(({ key }) => [key, 'x'])) }), trying).verdict).toBe('legal');
  });

  it('is not told of where nothing reads it', () => {
    const { findings } = decide(viewOf(parts([{ ...pays(0, 0, 0), reads: 1 }]), open), trying);
    expect(findings.some(({ readings }) => readings)).toBe(false);
  });

  it('may come up under one value of another one only', () => {
    const nested: Text = { reads: 0, says: ['permit', 'forbid', 'permit'], pays: [0, 0, 0], asksOn: true };
    const view = viewOf(parts([nested]), { one: 'z', two: null });
    expect(decide(view, trying).verdict).toBe('disputed');
    expect(decide(viewOf(parts([nested]), { one: 'x', two: null }), trying).verdict).toBe('legal');
  });

  it('is read by steps and states as well', () => {
    const due = named('extra');
    const extra: Fiction = {
      ...parts([pays(0, 0, 0)]),
      steps: [{ ...due, phase: 'pieces', due: (view) => view.get(SETTINGS[1]!) === 'y', begin: () => ({ effects: [state('x', {})] }) }],
    };
    const { verdict, findings } = decide(viewOf(extra, { two: null }), { type: 'pass' });
    expect([verdict, findings.at(-1)!.rule]).toEqual(['disputed', 'settings.two']);
  });
});

describe('a question under open settings', () => {
  it('is asked once for each value that it hangs on, and no more', () => {
    const view = viewOf(parts([]), { one: null, two: null });
    const asked = underEach(view, (of) => (of.get(SETTINGS[0]!) === 'x' ? `x${of.get(SETTINGS[1]!)}` : of.get(SETTINGS[0]!)));
    expect(asked).toEqual(['xx', 'xy', 'xz', 'y', 'z']);
    expect(underEach(view, () => 'nothing')).toEqual(['nothing']);
  });

  it('fails with what is wrong otherwise', () => {
    expect(() =>
      underEach(viewOf(parts([]), {}), () => {
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
  });
});
