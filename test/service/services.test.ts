/** Promise: the service needs no door: whoever calls it gets answers, or errors with a stable code, every defect and the names that were near. */
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../src/contract/errors.js';
import type { AdjudicationRequest } from '../../src/contract/requests.js';
import { tileOf } from '../../src/service/corpus/catalogue.js';
import { clauseDocument } from '../../src/service/corpus/clauses.js';
import { compareRulesets } from '../../src/service/decisions/compare.js';
import { decideUnderLaw } from '../../src/service/decisions/decide.js';
import { replayGame } from '../../src/service/decisions/replays.js';
import { renderSnapshot, validateSnapshot } from '../../src/service/decisions/snapshots.js';
import { accepted } from '../../src/service/input/validation.js';
import { clauses } from '../../src/corpus/clauses.js';
import { instead, nearest } from '../../src/contract/cure.js';
import { expansionById, settings } from '../../src/catalog.js';
import { rulesetChoice } from '../../src/service/rulesets/catalogue.js';
import { servicesOf } from '../../src/service/services.js';
import { layCap, toLay } from '../support/positions.js';

const services = servicesOf();
const { rulesets } = services.store;
const unsound = { ...toLay, tiles: [{ tile: 'none', at: [0, 0] as [number, number], rotation: 0 as const }] };

describe('without a door and without a store', () => {
  it('a move is decided, compared, replayed and drawn', async () => {
    const request = { snapshot: toLay, action: layCap };
    expect((await decideUnderLaw(services, request)).verdict).toMatchObject({ verdict: 'legal', ruleset: { id: 'hig-c1-current' } });
    expect((await decideUnderLaw(services, request, () => 'de')).language).toBe('de');
    expect(await compareRulesets(services, { ...request, rulesets: ['hig-c1-current', 'hig-c2'] })).toMatchObject({ agree: true });
    expect(await replayGame(services, { format: 'seneschal', game: { snapshot: toLay, actions: [layCap] } })).toMatchObject({
      steps: [{ verdict: 'legal' }],
    });
    expect(await validateSnapshot(services, { snapshot: toLay })).toEqual({ valid: true, defects: [], warnings: [] });
    expect(await renderSnapshot(services, { snapshot: toLay })).toMatch(/^<svg /);
  });
});

describe('what is refused', () => {
  const refusal = async (work: () => unknown): Promise<DomainError> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
    throw new Error('it was not refused');
  };

  it.each<[string, () => unknown, string, string[]]>([
    ['a shape', () => accepted('AdjudicationRequest', { snapshot: {} }), 'invalid-request', ['/action', '/snapshot/players', '/snapshot/tiles']],
    ['a position', () => decideUnderLaw(services, { snapshot: unsound, action: layCap }), 'invalid-snapshot', ['/snapshot/tiles/0/tile']],
    [
      'a ruleset, and the position with it',
      () => decideUnderLaw(services, { ruleset: 'none', snapshot: unsound, action: layCap }),
      'unknown-ruleset',
      ['/ruleset', '/snapshot/tiles/0/tile'],
    ],
    [
      'several rulesets',
      () => compareRulesets(services, { rulesets: ['none', 'hig-c2', { preset: 'nor' }], snapshot: toLay, action: layCap }),
      'unknown-ruleset',
      ['/rulesets/0', '/rulesets/2/preset'],
    ],
    ['what is not there', () => clauseDocument('none', 'en'), 'not-found', []],
  ])('%s, by its code and with every defect', async (_what, work, code, pointers) => {
    const error = await refusal(work);
    expect(error.code).toBe(code);
    const found = error.defects.map(({ pointer }) => pointer);
    expect(found).toEqual(expect.arrayContaining(pointers));
  });

  it('comes with what may have been meant', async () => {
    const misspelt = { ruleset: 'hig-c1-curent', snapshot: toLay, action: layCap } as AdjudicationRequest;
    expect((await refusal(() => decideUnderLaw(services, misspelt))).nearest).toEqual(['hig-c1-current']);
    expect((await refusal(() => rulesetChoice(rulesets, 'rgg-bigbox-1'))).nearest).toEqual(['rgg-big-box-1']);
    expect((await refusal(() => tileOf('base/DD'))).nearest).toEqual(['base/D']);
    expect((await refusal(() => clauseDocument('pd.volcano.no-folower-on-it', 'en'))).nearest).toEqual(['pd.volcano.no-follower-on-it']);
  });
});

describe('a name that is near', () => {
  it('is one of which not more than every third letter is mistyped', () => {
    expect(nearest('dragn', ['fairy', 'dragon'])).toEqual(['dragon']);
    expect(nearest('xyz', ['fairy', 'dragon'])).toEqual([]);
    expect(nearest('', ['a'])).toEqual([]);
    expect(nearest('a', [])).toEqual([]);
  });

  it.each([
    ['pd.house.no', [...settings.keys()], ''],
    ['pd.nope', [...clauses.keys()], ''],
    ['y', [...expansionById.keys()], ''],
    ['dragon.timin', [...settings.keys()], '; did you mean `dragon.timing`?'],
  ])('of a long list is none that is far away: %s', (id, known, told) => {
    expect(instead(id, known)).toBe(told);
  });

  it('of a long list is one of the few that begin alike', () => {
    const told = instead('pd.dragon.exclusive.foo', clauses.keys());
    expect(told).toMatch(/^; of \d+ names the nearest are (`pd\.dragon\.exclusive\.[a-z0-9-]+`(, )?){3}$/);
  });
});
