/** Promise: what an expansion changes of others is declared too: prints, traits, where tiles go, what a snapshot must hold, and what cannot be told. */
import { describe, expect, it } from 'vitest';
import { legalActions, validate, warnings } from '../../../src/kernel/judge/adjudicate.js';
import { fog } from './fictions/fog.js';
import { drawing, due, fiction, judge, legal, rulesOf, scores, table, take } from './game.js';

const rules = rulesOf([fog]);
const pass = { type: 'pass' };
const closed = { tiles: ['D 0,0', 'E 0,-1 180'], figures: ['b1 0,0 city n'] };

describe('a print that is changed', () => {
  it('is changed for every tile of every expansion, and for this ruleset alone', () => {
    const kinds = (of: typeof rules, tile: string) => of.design(tile)!.features.map(({ kind }) => kind);
    expect([kinds(rules, 'base/A'), kinds(rulesOf([]), 'base/A')]).toEqual([
      ['road', 'field'],
      ['monastery', 'road', 'field'],
    ]);
    expect(rules.design('base/D')).toEqual(rulesOf([]).design('base/D'));
  });

  it('is what snapshots and actions may name', () => {
    const start = table(rules, { tiles: ['D 0,0', 'A 0,1'] });
    expect(() => judge(start, { type: 'place-figure', kind: 'meeple', at: { tile: [0, 1], feature: 'monastery' } })).toThrow('has no monastery');
    expect(legal(start).filter(({ at }) => Object(at)['feature'] === 'monastery')).toEqual([]);
  });
});

describe('a trait', () => {
  it('is read by rules, which cite its cell', () => {
    const start = table(rules, { tiles: ['D 0,0', 'U 1,0'], players: { red: { supply: { meeple: 7, seer: 1 } }, blue: {} } });
    const { verdict, findings } = judge(start, { type: 'place-figure', kind: 'seer', at: { tile: [1, 0], feature: 'road' } });
    expect([verdict, findings.find(({ rule }) => rule === 'fog.sees')?.cites]).toEqual(['legal', ['fiction.fog.sees', 'fiction.sees']]);
    expect(rules.traits.cell('seer', 'sees').value).toBe('yes');
    expect(rules.traits.cell('meeple', 'sees').value).toBe('silent');
  });
});

describe('a tile that fits nowhere', () => {
  it('goes where the expansion says, and another one is drawn', () => {
    const stuck = drawing(table(rules, { tiles: ['C 0,0'], turn: { step: 'place-tile' } }), 'base/U');
    const discarded = take(stuck, { type: 'discard-tile' });
    expect([due(discarded), discarded.at.bag, discarded.at.turn!.tile]).toEqual(['place-tile red', { remaining: 20 }, undefined]);
  });
});

describe('what a snapshot must hold', () => {
  it('is checked by the expansion', () => {
    const { at } = table(rules, { tiles: ['B 0,0'], more: { scored: [] } });
    expect(warnings(rules, at)).toEqual([]);
    expect(validate(rules, at)).toEqual([{ pointer: '/scored', code: 'fog', message: 'in the fog nobody knows what was scored' }]);
  });
});

describe('what cannot be told', () => {
  const known = table(rules, closed);
  const unknown = { ...known, at: { ...known.at, bag: {} } };

  it('makes the verdict undetermined, with what is missing and what follows as far as it is known', () => {
    expect(scores(take(known, pass))).toEqual(['blue 4 = 4 tiles', 'blue 1 = 1 fog']);
    const { verdict, missing, after, findings } = judge(unknown, pass);
    expect([verdict, missing, after?.players.map(({ score }) => score)]).toEqual(['undetermined', ['/bag/remaining'], [0, 4]]);
    expect(findings.at(-1)).toMatchObject({ rule: 'fiction.fog.point', outcome: 'unknown', message: 'how many tiles are left is not known' });
  });

  it('is told apart in the list of legal actions, where there may be such', () => {
    expect(legalActions(known.rules, known.at)).not.toHaveProperty('undetermined');
    const { actions, undetermined, missing } = legalActions(unknown.rules, unknown.at);
    expect(undetermined!.map(({ action }) => action)).toContainEqual(pass);
    expect(missing).toEqual(['/bag/remaining']);
    for (const action of actions) expect(judge(unknown, { ...action }).verdict).toBe('legal');
    for (const { action } of undetermined!) expect(judge(unknown, { ...action }).verdict).toBe('undetermined');
  });
});

describe('what is wrong with a position', () => {
  it('is told also where a check finds it in our order of the position alone', () => {
    const unsorted = fiction('unsorted', {
      checks: [({ snapshot, add }) => void (snapshot.tiles[0]!.at[0] === 0 && add('/tiles', 'fog', 'begins'))],
    });
    const picky = table(rulesOf([unsorted]), { tiles: ['U 1,0', 'D 0,0'] });
    expect(validate(picky.rules, picky.at)).toEqual([]);
    expect(() => judge(picky, pass)).toThrow('1 defect: /tiles begins');
  });
});
