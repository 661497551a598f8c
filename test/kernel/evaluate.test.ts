/** Promise: one evaluator: whether an action is legal and what is found on it come from the same rules and weigh the same, whichever rules there are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutcomeKind } from '../../src/contract/verdict.js';
import type { Rule } from '../../src/kernel/declare/rule.js';
import type { QuestionRuling } from '../../src/kernel/ruleset/ruling.js';
import { complete, findings, legality, verdictOf } from '../../src/kernel/judge/evaluate.js';
import { Position } from '../../src/kernel/position/position.js';
import { fiction, rulesOf, table, type Try } from './points/game.js';

const OUTCOMES = ['permit', 'forbid', 'unknown', 'disputed', 'unregulated'] as const;
type Said = (typeof OUTCOMES)[number];
const IDS = ['r0', 'r1', 'r2', 'r3', 'r4'];

/** A rule as it is drawn: what it says at each of two places, or for each of two kinds, or always. */
interface Text {
  readonly about: 'turn' | 'kind' | undefined;
  readonly isRemark: boolean;
  readonly says: readonly [Said, Said];
  readonly applies: readonly [boolean, boolean];
  readonly overrides: readonly string[];
}
const said = fc.constantFrom(...OUTCOMES);
const text: fc.Arbitrary<Text> = fc.record({
  about: fc.constantFrom('turn' as const, 'kind' as const, undefined),
  isRemark: fc.boolean(),
  says: fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constant('permit' as const) }, said), said),
  applies: fc.tuple(fc.boolean(), fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.boolean())),
  overrides: fc.subarray(IDS, { maxLength: 2 }),
});

/** What of the action the rule may look at: nothing, its kind, or its place. */
const sight = (about: Text['about'], action: Try) =>
  about === 'turn' ? 0 : about === 'kind' ? Number(action['kind'] === 'b') : Number(action['place']);

function ruleOf({ about, isRemark, says, applies, overrides }: Text, i: number): Rule {
  return {
    id: IDS[i]!,
    on: 'try',
    cites: ['fiction.rule'],
    overrides,
    ...(about && { about }),
    ...(isRemark && { isRemark: true }),
    applies: ({ action }) => applies[sight(about, action as Try)]!,
    judge: ({ action }) => ({ outcome: isRemark ? 'permit' : says[sight(about, action as Try)]!, message: 'so it is' }),
  };
}

const ruling: fc.Arbitrary<QuestionRuling> = fc.record({
  id: fc.constant('ruling'),
  decides: fc.record({
    kind: fc.constant('question' as const),
    rule: fc.constantFrom(...IDS),
    pattern: fc.constant({}),
    outcome: fc.constantFrom('permit' as const, 'forbid' as const),
  }),
});

const actions: Try[] = ['a', 'b'].flatMap((kind) => [0, 1].map((place) => ({ type: 'try', kind, place })));
const viewOf = (rules: readonly Rule[], rulings: readonly QuestionRuling[] = [], proposals = {}) => {
  const { rules: ruleset, at } = table(rulesOf([fiction('rules', { rules, actionTypes: [{ type: 'try' }], ...proposals })], { rulings }), {
    tiles: ['B 0,0'],
  });
  return new Position(ruleset, at);
};

describe('whether an action is legal', () => {
  const order = fc.shuffledSubarray(actions, { minLength: 1 });

  it('is the same whether it is asked alone, among many, or by its findings', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), fc.array(ruling, { maxLength: 2 }), order, (texts, rulings, tried) => {
        const view = viewOf(texts.map(ruleOf), rulings);
        const expected = tried.map((action) => {
          const found = findings(view, complete(view, action)).map(({ outcome }) => outcome);
          const verdict = verdictOf(findings(view, action));
          if (verdict === 'legal' || verdict === 'illegal') return verdict;
          // what no source regulates counts here also where something else is disputed
          return verdict === 'unregulated' || found.includes('unregulated') ? 'unsaid' : 'undecided';
        });
        const test = legality(view);
        expect(tried.map((action) => test(action))).toEqual(expected);
        expect(tried.map((action) => legality(view)(action))).toEqual(expected);
      }),
      { numRuns: 600 },
    );
  });

  it('is what the rules say, worked out one by one', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), fc.constantFrom(...actions), (texts, action) => {
        const spoken = texts.flatMap(({ about, isRemark, says, applies, overrides }, i) => {
          const at = sight(about, action);
          return applies[at] ? [{ id: IDS[i]!, outcome: isRemark ? 'permit' : says[at]!, overrides }] : [];
        });
        const isBeaten = (id: string) => spoken.some(({ outcome, overrides }) => outcome === 'permit' && overrides.includes(id));
        const left = spoken.filter(({ id, outcome }) => outcome === 'permit' || !isBeaten(id));
        const expected = left.length > 0 && left.every(({ outcome }) => outcome === 'permit');
        expect(legality(viewOf(texts.map(ruleOf)))(action) === 'legal').toBe(expected);
      }),
      { numRuns: 600 },
    );
  });
});

describe('the findings', () => {
  const rule = (id: string, outcome: Said, how: Partial<Rule> = {}): Rule => ({
    id,
    on: 'try',
    cites: [`c.${id}`],
    judge: () => ({ outcome, message: 'so it is' }),
    ...how,
  });
  const found = (...rules: Rule[]) =>
    findings(viewOf(rules), actions[0]!).map(({ rule: id, outcome, overruledBy }) => `${id} ${outcome}${overruledBy ? ` by ${overruledBy}` : ''}`);

  it('are of every rule that applies, in the order in which they are declared', () => {
    expect(found(rule('a', 'forbid'), rule('b', 'permit', { applies: () => false }), rule('c', 'permit'), rule('d', 'forbid'))).toEqual([
      'a forbid',
      'c permit',
      'd forbid',
    ]);
  });

  it('say by which rule an objection was overruled, whatever it is, and never overrule a permit', () => {
    for (const outcome of OUTCOMES) {
      const expected = outcome === 'permit' ? 'a permit' : 'a overruled by b';
      expect(found(rule('a', outcome), rule('b', 'permit', { overrides: ['a'] }))).toEqual([expected, 'b permit']);
    }
    expect(found(rule('a', 'forbid'), rule('b', 'forbid', { overrides: ['a'] }))).toEqual(['a forbid', 'b forbid']);
    expect(found(rule('a', 'forbid'), rule('b', 'permit', { overrides: ['a'], applies: () => false }))).toEqual(['a forbid']);
  });

  it('give the ban of a rule that supplants another as the reason, as long as it stands itself', () => {
    const own = { overrides: ['a'], supplants: true } as const;
    for (const outcome of OUTCOMES)
      expect(found(rule('a', outcome), rule('b', 'forbid', own))).toEqual([outcome === 'permit' ? 'a permit' : 'a overruled by b', 'b forbid']);
    const [beats, other] = [{ overrides: ['b'] }, rule('a', 'forbid')];
    expect(found(other, rule('b', 'forbid', own), rule('c', 'permit', beats))).toEqual(['a forbid', 'b overruled by c', 'c permit']);
    expect(found(other, rule('b', 'forbid', own), rule('c', 'unknown', beats))).toEqual(['a forbid', 'b unknown', 'c unknown']);
    expect(found(other, rule('b', 'unregulated', own))).toEqual(['a forbid', 'b unregulated']);
  });

  it('leave a ban open of which it is not known whether something beats it, and nothing else', () => {
    const beats = { overrides: ['a'] };
    expect(found(rule('a', 'forbid'), rule('b', 'unknown', beats))).toEqual(['a unknown', 'b unknown']);
    expect(found(rule('a', 'forbid'), rule('b', 'disputed', beats))).toEqual(['a unknown', 'b disputed']);
    expect(found(rule('a', 'forbid'), rule('b', 'unknown', beats), rule('c', 'permit', beats))).toEqual([
      'a overruled by c',
      'b unknown',
      'c permit',
    ]);
    expect(found(rule('a', 'forbid'), rule('b', 'unregulated', beats))).toEqual(['a forbid', 'b unregulated']);
    expect(found(rule('a', 'unregulated'), rule('b', 'unknown', beats))).toEqual(['a unregulated', 'b unknown']);
  });

  it('are bans also of the remarks that second a ban, as long as nothing beats it', () => {
    const remark = rule('b', 'permit', { isRemark: true, seconds: ['a'] });
    expect(found(rule('a', 'forbid'), remark)).toEqual(['a forbid', 'b forbid']);
    expect(found(rule('a', 'unknown'), remark, rule('c', 'forbid'))).toEqual(['a unknown', 'b permit', 'c forbid']);
    expect(found(rule('a', 'permit'), remark)).toEqual(['a permit', 'b permit']);
    expect(found(rule('a', 'forbid'), remark, rule('c', 'permit', { overrides: ['a'] }))).toEqual(['a overruled by c', 'b permit', 'c permit']);
  });

  it('hold the facts, worked out only for them', () => {
    let asked = 0;
    const costly = rule('a', 'permit', { judge: ({ pass }) => pass('so it is', () => ({ n: ++asked })) });
    const view = viewOf([costly]);
    expect(legality(view)(actions[0]!)).toBe('legal');
    expect(asked).toBe(0);
    expect(findings(view, actions[0]!)).toMatchObject([{ rule: 'a', facts: { n: 1 }, cites: ['c.a'] }]);
  });

  it('are none where no rule speaks, and then nobody regulated it', () => {
    expect(found()).toEqual([]);
    expect(verdictOf([])).toBe('unregulated');
  });
});

describe('a verdict', () => {
  const of = (...outcomes: OutcomeKind[]) => verdictOf(outcomes.map((outcome) => ({ outcome })));

  it('is of the heaviest outcome: a ban, a dispute, no regulation, a fact that is missing, a permit', () => {
    const heaviest: [OutcomeKind, string][] = [
      ['forbid', 'illegal'],
      ['disputed', 'disputed'],
      ['unregulated', 'unregulated'],
      ['unknown', 'undetermined'],
      ['permit', 'legal'],
    ];
    heaviest.forEach(([outcome, verdict], i) => {
      const lighter = heaviest.slice(i).map(([other]) => other);
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...lighter)), (others) => {
          expect(of(...others, outcome, ...others)).toBe(verdict);
        }),
      );
    });
  });

  it('hears nothing of what was overruled', () => {
    expect(of('overruled', 'permit')).toBe('legal');
    expect(of('overruled')).toBe('unregulated');
  });
});

describe('an action that leaves something out', () => {
  it('is read by one expansion after the other', () => {
    const infer = (word: string) => ({
      kind: 'try',
      infer: (_: unknown, action: object) => ({ ...action, read: `${String(Object(action)['read'] ?? '')}${word}` }),
    });
    const view = viewOf([], [], { proposals: [infer('a'), infer('b')] });
    expect(complete(view, { type: 'try' })).toEqual({ type: 'try', read: 'ab' });
    expect(complete(view, { type: 'pass' })).toEqual({ type: 'pass' });
  });
});
