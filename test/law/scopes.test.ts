/** Promise: a clause holds for the printings that the sources say, and at the dates. */
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../src/contract/clause.js';
import { clauses } from '../../src/corpus/clauses.js';
import { inForceAt } from '../../src/corpus/law.js';
import { presets } from '../../src/corpus/presets.js';
import { hasReached, isPrinting } from '../../src/corpus/printings.js';
import { holdsIn, scopes } from '../../src/corpus/scopes.js';
import { sources } from '../../src/corpus/sources.js';

const every = [...clauses.values()];
const FIRST = ['hig-c1-original-2005', 'hig-c1-big-box-2', 'hig-c1-big-box-3', 'hig-c1-current', 'rgg-big-box-1', 'rgg-big-box-3', 'zmg-c1'];
const SECOND = ['zmg-c2-2016', 'wikicarpedia-c2-current'];
const NEWER_HIG = ['hig-c1-big-box-2', 'hig-c1-big-box-3', 'hig-c1-current'];

const printingsOf = (holds: readonly Scope[]) => presets.filter((preset) => holds.some((scope) => holdsIn(scope, preset))).map(({ id }) => id);

describe('a clause holds', () => {
  it.each([
    ['pd.princess.trigger', [...FIRST, ...SECOND]],
    ['pd.princess.may-remove', [...NEWER_HIG, ...SECOND]],
    ['pd.princess.deploy-if-no-removal', [...NEWER_HIG, ...SECOND]],
    ['pd.princess.must-remove', ['hig-c1-original-2005', 'rgg-big-box-1', 'rgg-big-box-3', 'zmg-c1']],
    ['pd.princess.old-deploy-sentence', ['hig-c1-original-2005', 'rgg-big-box-1', 'rgg-big-box-3', 'zmg-c1']],
    ['pd.fairy.next-to-one-follower', ['hig-c1-original-2005', ...NEWER_HIG, ...SECOND]],
    ['pd.fairy.only-one-beneficiary', ['hig-c1-original-2005', ...NEWER_HIG, ...SECOND]],
    ['pd.fairy.on-tile-rgg-zmg', ['rgg-big-box-1', 'rgg-big-box-3', 'zmg-c1']],
    ['pd.volcano.no-other-figure-either', NEWER_HIG],
    ['pd.dragon.diet.ferry', ['hig-c1-current']],
    ['pd.fairy.x.castle.big-box-3-allowed', ['hig-c1-big-box-3', 'rgg-big-box-3']],
  ])('%s for %j', (id, expected) => {
    expect(printingsOf(clauses.get(id)!.holds)).toEqual(expected);
    expect(printingsOf(scopes.get(id)!)).toEqual(expected);
  });

  it('since or until a printing that has its place in the order, or a date', () => {
    const bounds = every.flatMap(({ holds }) => holds.flatMap(({ from, to }) => [from, to].filter((bound) => bound !== undefined)));
    expect(bounds.length).toBeGreaterThan(10);
    expect(bounds.filter((bound) => !isPrinting(bound) && !/^\d{4}(-\d{2})?$/.test(bound))).toEqual([]);
  });

  it('in printings that are sources', () => {
    const known = new Set(sources.map(({ id }) => id));
    const named = every.flatMap(({ holds }) => holds.flatMap(({ printings = [] }) => printings));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(presets.filter(({ printing }) => !isPrinting(printing))).toEqual([]);
  });

  it('with a printing that is newer, and not with one of which nobody knows whether it is', () => {
    expect(hasReached('hig-big-box-3', 'hig-big-box-2')).toBe(true);
    expect(hasReached('hig-c1-2005', 'hig-big-box-2')).toBe(false);
    expect(hasReached('wiki-c1-wikitext', '2023-05')).toBe(true);
    expect(hasReached('hig-c1-2005', '2005')).toBe(true);
    expect(hasReached('rgg-big-box-3', '2010')).toBe(false);
    expect(hasReached('rgg-big-box-1', 'hig-big-box-2')).toBe(false);
    expect(hasReached('no-printing', '2010')).toBe(false);
  });
});

describe('the law of a date', () => {
  /** Publishers of the first edition for which a clause was in force; `*` for one that all share. */
  const inForce = (id: string, date: string) => {
    const test = inForceAt(clauses, date);
    const clause = clauses.get(id)!;
    return clause.holds.filter((scope) => scope.edition === 'C1' && test(clause, scope)).map(({ publisher = '*' }) => publisher);
  };

  it('lets a clause give way for one publisher, and stay for the others', () => {
    expect(inForce('pd.princess.must-remove', '2005')).toEqual(['HiG', 'RGG', 'ZMG']);
    expect(inForce('pd.princess.must-remove', '2014')).toEqual(['RGG', 'ZMG']);
    expect(inForce('pd.princess.may-remove', '2005')).toEqual([]);
    expect(inForce('pd.princess.may-remove', '2014')).toEqual(['HiG']);
  });

  it('does not take the date of a report for that of the rule', () => {
    expect(clauses.get('pd.princess.old-deploy-sentence')).toMatchObject({ authority: 'reported', dated: ['2013-12'] });
    expect(inForce('pd.princess.old-deploy-sentence', '2006')).toEqual(['HiG', 'RGG', 'ZMG']);
    expect(inForce('pd.princess.deploy-if-no-removal', '2006')).toEqual([]);
    expect(inForce('pd.dragon.timing.rgg-score-first', '2010')).toEqual(['RGG']);
  });

  it('has the meal plan since 2015', () => {
    for (const id of ['menu.motto', 'menu.sheep-token', 'diet.gold', 'diet.plague-token'].map((name) => `pd.dragon.${name}`)) {
      expect(inForce(id, '2014'), id).toEqual([]);
      expect(inForce(id, '2015'), id).not.toEqual([]);
    }
    expect(inForce('pd.dragon.menu.neutral-not-eaten-before-2015', '2015-02')).toEqual(['*']);
    expect(inForce('pd.dragon.menu.neutral-not-eaten-before-2015', '2015-03')).toEqual([]);
  });

  it('has none of a second edition before it came out', () => {
    const test = inForceAt(clauses, '2015');
    const clause = clauses.get('pd.dragon.menu.motto')!;
    expect(clause.holds.filter((scope) => test(clause, scope)).map(({ edition }) => edition)).toEqual(['C1']);
  });
});
