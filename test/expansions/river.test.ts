/** The River and The River II. */
import type { Rotation } from '../../src/contract/compass.js';
import { describe, expect, it } from 'vitest';
import { continued, inHand, laid, lay, legal, outcomeOf, place, places, scores, after, tile, type Setting } from './table.js';

const rules = { expansions: ['base', 'river'] };
const SOURCE = tile('river/source', 0, 0);
const start: Setting = { rules, tiles: [SOURCE] };

/** `1,0 90` for each place and rotation that is legal. */
const options = (setting: Setting, hand: string) =>
  legal(setting, inHand(setting, hand)).flatMap((action) => (action.type === 'place-tile' ? [`${action.at.join()} ${action.rotation}`] : []));

describe('a tile of the river', () => {
  it('continues the river', () => {
    expect(options(start, 'river/1-straight')).toEqual(['1,0 0', '1,0 180']);
    const beside = lay(start, tile('river/1-straight', 0, 1));
    expect(outcomeOf(beside, 'river.continues-the-river')).toBe('forbid');
    expect(outcomeOf(beside, 'base.tile.edges-match')).toBe('permit');
  });

  it('fits nowhere when the river does not begin', () => {
    const setting: Setting = { rules, tiles: [tile('base/D', 0, 0)] };
    expect(legal(setting, inHand(setting, 'river/1-bend'))).toEqual([{ type: 'discard-tile' }]);
  });

  it('never is a second source', () => {
    expect(outcomeOf(lay(start, tile('river/source', 1, 0, 180)), 'river.source-is-the-start')).toBe('forbid');
    expect(options(start, 'river/source')).toEqual([]);
  });

  it('is laid like every tile where the expansion is not played', () => {
    const setting: Setting = { rules: { expansions: ['base'] }, tiles: [SOURCE] };
    expect(options(setting, 'river/1-straight')).toContain('0,1 0');
  });
});

describe('the river', () => {
  const south: Setting = { rules, tiles: [SOURCE, tile('river/1-bend', 1, 0)] };
  const turn = (setting: Setting, rotation: Rotation) =>
    lay(setting, tile('river/1-bend', ...([...below(setting), rotation] as [number, number, Rotation])));
  const below = ({ tiles }: Setting): [number, number] => [1, tiles.at(-1)!.at[1] + 1];

  it('does not turn back at once', () => {
    expect(turn(south, 90).verdict).toBe('illegal');
    expect(outcomeOf(turn(south, 90), 'river.no-u-turn')).toBe('forbid');
  });

  it('may turn the other way', () => {
    expect(turn(south, 180).verdict).toBe('legal');
  });

  it('may turn back after a straight stretch', () => {
    const straight: Setting = { rules, tiles: [...south.tiles, tile('river/1-straight', 1, 1, 90)] };
    expect(turn(straight, 90).verdict).toBe('legal');
  });

  it('takes a lake behind a bend', () => {
    expect(options(south, 'river/1-lake')).toEqual(['1,1 90']);
  });
});

describe('the fork', () => {
  const fork: Setting = { rules, tiles: [SOURCE, tile('river/2-fork', 1, 0)] };

  it('has branches that do not turn back to the source', () => {
    // bends of both branches: from the south to west or east, from the west to north or south
    expect(options(fork, 'river/2-bend')).toEqual(['1,-1 270', '2,0 0', '2,0 90']);
  });

  it('is not laid so that it turns back behind a bend', () => {
    const bend: Setting = { rules, tiles: [SOURCE, tile('river/1-bend', 1, 0)] };
    // the river comes from the north: arms west and east, west and south, east and south
    expect(options(bend, 'river/2-fork')).toEqual(['1,1 90']);
  });

  it('has branches that stay apart', () => {
    const ends: Setting = { rules, tiles: [...fork.tiles, tile('river/2-bend', 1, -1, 270), tile('river/2-bend', 2, 0, 90)] };
    const joined = lay(ends, tile('river/2-bend', 2, -1));
    expect(outcomeOf(joined, 'base.tile.edges-match')).toBe('permit');
    expect(outcomeOf(joined, 'river.branches-stay-apart')).toBe('forbid');
  });
});

describe('a figure', () => {
  const bridge: Setting = { rules, tiles: [SOURCE, tile('river/1-city-bridge', 1, 0)] };

  it('is not placed on the river', () => {
    const verdict = after(bridge, place('meeple', [1, 0], 'river', 'e'));
    expect(verdict.verdict).toBe('illegal');
    expect(outcomeOf(verdict, 'river.no-figure-on-the-river')).toBe('forbid');
  });

  it('is placed beside it as always', () => {
    expect(places(bridge, laid(bridge), 'meeple')).toEqual([
      '1,0 city n',
      '1,0 road s',
      '1,0 field ene',
      '1,0 field ese',
      '1,0 field ssw',
      '1,0 field wnw',
    ]);
  });

  it('holds the fields on both sides where the field goes round the source', () => {
    const farmer: Setting = { ...bridge, figures: ['blue b1 meeple 0,0 field nnw'] };
    expect(places(farmer, laid(farmer), 'meeple')).toEqual(['1,0 city n', '1,0 road s', '1,0 field ene', '1,0 field ese']);
  });
});

describe('the lake with the volcano', () => {
  const LAKE = tile('river/2-volcano-lake', 1, 0);
  const dragon = { expansions: ['base', 'princess-and-dragon', 'river'] };
  const like = (settings: Record<string, string>): Setting => ({ rules: { ...dragon, settings }, tiles: [SOURCE] });

  it('brings the dragon, takes no follower, and another tile is drawn', () => {
    const verdict = lay({ ...start, rules: dragon }, LAKE);
    expect(verdict.effects).toContainEqual(expect.objectContaining({ type: 'neutral-moved', neutral: 'dragon', from: null, to: [1, 0] }));
    expect(verdict.next).toEqual({ step: 'place-tile', player: 'red' });
    expect(verdict.after!.turn).toEqual({ player: 'red', step: 'place-tile', done: [] });
    expect(
      outcomeOf(after({ rules: dragon, tiles: [SOURCE, LAKE] }, place('meeple', [1, 0], 'field', 'nnw')), 'river.volcano-lake.no-follower'),
    ).toBe('forbid');
  });

  it('lets the fairy be moved like every volcano', () => {
    const setting: Setting = { rules: dragon, tiles: [SOURCE, tile('river/1-straight', 1, 0)], figures: ['red r1 meeple 0,0 field nnw'] };
    const verdict = lay(setting, tile('river/2-volcano-lake', 2, 0));
    expect(verdict.next).toEqual({ step: 'place-figure', player: 'red' });
    expect(continued(setting, verdict, { type: 'move-fairy', to: { figure: 'r1' } }).next).toEqual({ step: 'place-tile', player: 'red' });
  });

  it('ends the turn where it is read like every volcano', () => {
    expect(lay(like({ 'river.volcanoLake': 'like-every-volcano' }), LAKE).next).toEqual({ step: 'place-tile', player: 'blue' });
  });

  it('has no dragon where The Princess & the Dragon is not played', () => {
    const verdict = lay(start, LAKE);
    expect(verdict.effects.some(({ type }) => type === 'neutral-moved')).toBe(false);
    expect(verdict.next).toEqual({ step: 'place-figure', player: 'red' });
    const stands = { ...start, rules: { ...rules, settings: { 'river.volcanoLakeWithoutDragon': 'rule-stands' } } };
    expect(lay(stands, LAKE).next).toEqual({ step: 'place-tile', player: 'red' });
  });

  it('is not meant by the rules for the lake without one', () => {
    const verdict = lay({ ...start, rules: dragon }, tile('river/1-lake', 1, 0));
    expect(verdict.next).toEqual({ step: 'place-figure', player: 'red' });
    expect(continued({ ...start, rules: dragon }, verdict, { type: 'pass' }).next).toEqual({ step: 'place-tile', player: 'blue' });
  });
});

describe('with other expansions', () => {
  const farm = (expansions: string[]): Setting => ({
    rules: { expansions },
    remaining: 0,
    tiles: [SOURCE, tile('river/2-pig-herd-bend', 1, 0), tile('base/E', 1, 1, 180), tile('base/E', 1, 2)],
    figures: ['red r1 meeple 1,1 field nnw'],
  });

  it('the pig herd makes each city worth one point more with Traders & Builders', () => {
    expect(scores(after(farm(['base', 'river', 'traders-and-builders'])))).toEqual(['red 4 = 1 cities x 4']);
    expect(scores(after(farm(['base', 'river'])))).toEqual(['red 3 = 1 cities x 3']);
  });

  it('the pig adds its point to that of the herd', () => {
    const setting = farm(['base', 'river', 'traders-and-builders']);
    expect(scores(after({ ...setting, figures: [...setting.figures!, 'red p1 pig 1,0 field nne'] }))).toEqual(['red 5 = 1 cities x 5']);
  });

  it('the inn counts with Inns & Cathedrals', () => {
    const inn = (expansions: string[]) => lay({ rules: { expansions }, tiles: [SOURCE] }, tile('river/2-inn-bridge', 1, 0, 90));
    expect(outcomeOf(inn(['base', 'river', 'inns-and-cathedrals']), 'river.with-inns-and-cathedrals.inn-counts')).toBe('permit');
    expect(outcomeOf(inn(['base', 'river']), 'river.with-inns-and-cathedrals.inn-counts')).toBeUndefined();
  });
});
