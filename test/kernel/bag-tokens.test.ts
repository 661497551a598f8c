/** Promise: what a position says of the general supply is refused where it says it: names that nothing has, more than can be left, and what cannot lie below. */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'plague'] });
const fleas = [{ kind: 'flea', tile: [0, 0] as const }];
const defects = (more: Partial<Snapshot>) =>
  validate(rules, { players: [{ id: 'red' }, { id: 'blue' }], tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }], ...more }).map(
    ({ pointer, code }) => `${code} ${pointer}`,
  );

it.each<[string, Partial<Snapshot>, string[]]>([
  ['a name that no expansion has', { bag: { tokens: { fleea: 3 } } }, ['unknown-token /bag/tokens/fleea']],
  ['one with a number', { bag: { tokens: { 'cow-2': 1 } } }, ['unknown-token /bag/tokens/cow-2']],
  ['names of other expansions', { bag: { tokens: { ghost: 15, 'sheep-1': 4, wolf: 2, 'animal-3': 1 } } }, []],
  ['kinds by the name that they have on the board', { bag: { tokens: { 'tunnel-token': 2, 'sheep-token': 1 } } }, []],
  ['more than there are', { bag: { tokens: { flea: 19 } } }, ['too-many-tokens /bag/tokens/flea']],
  ['more than is left, there or on the board', { tokens: fleas, bag: { tokens: { flea: 18 } } }, ['too-many-tokens /tokens']],
  ['as many as are left', { tokens: fleas, bag: { tokens: { flea: 17 } } }, []],
  ['more than there are on the board', { tokens: [{ ...fleas[0]!, count: 19 }], bag: { tokens: { flea: 0 } } }, ['too-many-tokens /tokens']],
])('%s', (_, more, expected) => expect(defects(more)).toEqual(expected));

it('messages that there are not, or that lie there already, do not lie below', () => {
  const table: Snapshot = {
    players: [{ id: 'red' }, { id: 'blue' }],
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    bag: { bottom: ['message-9', 'message-1', 'message-1', 'message-8'] },
  };
  const found = validate(ruleset({ preset: 'hig-c2', expansions: ['base', 'messages'] }), table).map(({ pointer, code }) => `${code} ${pointer}`);
  expect(found).toEqual(['unknown-token /bag/bottom/0', 'duplicate-id /bag/bottom/2']);
});
