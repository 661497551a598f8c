/** Promise: a table can leave a mechanic out; its tiles stay, and nothing of it happens or is forbidden. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions, validate } from '../../src/kernel/judge/adjudicate.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';

const VOLCANO = 'princess-and-dragon/volcano-road-straight';
const expansions = ['base', 'princess-and-dragon'];
const laid: Snapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 7 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: VOLCANO, at: [1, 0], rotation: 0 },
  ],
  bag: { remaining: 40 },
  turn: { player: 'red', step: 'place-figure', tile: VOLCANO, placed: { at: [1, 0] }, done: [] },
};
const onTheRoad = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road', edge: 'e' } } as const;
const onTheField = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'field', edge: 'nnw' } } as const;

describe('a mechanic that is left out', () => {
  it('takes its bans along: without the dragon a volcano takes figures', () => {
    expect(adjudicate(ruleset({ expansions }), laid, onTheRoad).verdict).toBe('illegal');
    expect(adjudicate(ruleset({ expansions, without: ['dragon'] }), laid, onTheRoad).verdict).toBe('legal');
  });

  it('takes its figures along: without the fairy there is none on the board', () => {
    const withFairy = { ...laid, neutral: { fairy: { tile: [0, 0] as const } } };
    expect(validate(ruleset({ expansions }), withFairy)).toEqual([]);
    expect(validate(ruleset({ expansions, without: ['fairy'] }), withFairy)).toMatchObject([
      { pointer: '/neutral/fairy', code: 'unknown-figure-kind' },
    ]);
  });

  it('takes its ways along: without the portal nobody comes by it to another tile, and a way of an expansion that is not in play is refused', () => {
    const away = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city' } } as const;
    const by = (via: string) => () => adjudicate(ruleset({ expansions, without: ['portal'] }), laid, { ...away, via } as never);
    expect(by('magic-portal')()).toMatchObject({ verdict: 'illegal', decidedBy: expect.arrayContaining(['base.figure.tile-just-laid']) as unknown });
    expect(by('flying-machine')).toThrow(InvalidInput);
  });

  it('takes its actions along, and leaves the others', () => {
    const without = ruleset({ expansions, without: ['dragon', 'farmers'] });
    const kinds = legalActions(without, laid).actions.map(({ type }) => type);
    expect(new Set(kinds)).toEqual(new Set(['place-figure', 'pass']));
    expect(adjudicate(without, laid, onTheField)).toMatchObject({ verdict: 'illegal' });
    expect(adjudicate(ruleset({ expansions, without: ['dragon'] }), laid, onTheField).verdict).toBe('legal');
  });

  it('makes another ruleset, and is named in its document', () => {
    expect(ruleset({ expansions, without: ['dragon'] }).hash).not.toBe(ruleset({ expansions }).hash);
  });

  it('is refused by a name that no expansion in play has', () => {
    const refused = () => ruleset({ expansions, without: ['dragon', 'cathedral'] });
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow('cathedral');
  });
});
