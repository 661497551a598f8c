/**
 * Promise: what the library makes can be sent by the client, and what the client brings back can be handed to the library, as it is. That this file
 * compiles is the test: no value in it is said to be of another type than it has.
 */
import { describe, expect, it } from 'vitest';
import { createClient, type Schemas } from '../../src/client/client.js';
import { adjudicate, describe as describePosition, legalActions, ruleset, rulesetDocument, validate } from '../../src/engine.js';
import type { Action, LegalActions, PositionDescription, Snapshot, Verdict } from '../../src/engine.js';

const rules = ruleset('hig-c1-current');
const snapshot: Snapshot = {
  players: [
    { id: 'red', score: 4, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: 'princess-and-dragon/volcano-road-straight', at: [1, 0], rotation: 0 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  neutral: { dragon: { tile: [1, 0] } },
  bag: { remaining: 60, setAside: [] },
  turn: { player: 'red', step: 'place-figure', tile: 'princess-and-dragon/volcano-road-straight', placed: { at: [1, 0] }, done: [] },
};
const action: Action = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'field', edge: 'nnw' } };
/** Compiles where the one can stand for the other. */
const takes = <T>(value: T): T => value;

describe('values of the library', () => {
  it('are values of the client', () => {
    const verdict: Verdict = adjudicate(rules, snapshot, action);
    const legal: LegalActions = legalActions(rules, snapshot, { explain: true });
    const position: PositionDescription = describePosition(rules, snapshot);
    expect(takes<Schemas['Snapshot']>(snapshot)).toBe(snapshot);
    expect(takes<Schemas['Action']>(action)).toBe(action);
    expect(takes<Schemas['Verdict']>(verdict)).toBe(verdict);
    expect(takes<Schemas['LegalActions']>(legal)).toBe(legal);
    expect(takes<Schemas['PositionDescription']>(position)).toBe(position);
    expect(takes<Schemas['Defect'][]>(validate(rules, snapshot))).toEqual([]);
    expect(takes<Schemas['InlineRuleset']>({ preset: 'hig-c1-current', expansions: [...rules.expansions.map(({ id }) => id)] })).toBeDefined();
    expect(takes<Schemas['Ruleset']>(rulesetDocument('hig-c1-current')).preset).toBe('hig-c1-current');
  });
});

describe('values of the client', () => {
  it('are values of the library', () => {
    const verdict: Schemas['Verdict'] = adjudicate(rules, snapshot, action);
    expect(takes<Verdict>(verdict)).toBe(verdict);
    const body: Schemas['AdjudicationRequest'] = { ruleset: 'hig-c1-current', snapshot, action };
    expect(adjudicate(rules, body.snapshot, body.action).id).toBe(verdict.id);
    const legal: Schemas['LegalActions'] = legalActions(rules, body.snapshot);
    expect(takes<LegalActions>(legal)).toBe(legal);
    for (const action of legal.actions) expect(adjudicate(rules, body.snapshot, action).verdict).toBe('legal');
  });

  it('are typed path by path', () => {
    const client = createClient({ baseUrl: 'http://localhost', fetch: () => Promise.reject(new Error('not asked')) });
    // @ts-expect-error there is no such path
    expect(() => client.POST('/v1/adjudication', {})).toBeDefined();
    // @ts-expect-error an action is missing
    expect(() => client.POST('/v1/adjudications', { body: { snapshot } })).toBeDefined();
  });
});
