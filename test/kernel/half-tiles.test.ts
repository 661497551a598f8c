/** Promise: whatever lies on a half tile is told as a defect, and in which order and by which names a position says what tiles show is nothing to its verdicts. */
import { expect, it } from 'vitest';
import { expansionById, ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import type { PlaceFigure, PlaceTile } from '../../src/contract/action.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions, read, validate } from '../../src/kernel/judge/adjudicate.js';

const { snapshot } = caseFiles()
  .flatMap(({ cases }) => cases)
  .find(({ id }) => id === 'hl-laying.two-in-a-space')!;
const rules = ruleset({ expansions: ['base', 'halflings'] });

it('a whole tile as well', () => {
  const [whole, half] = snapshot.tiles;
  for (const tiles of [
    [whole!, { ...half!, at: whole!.at }],
    [{ ...half!, at: whole!.at }, whole!],
  ])
    expect(validate(rules, { ...snapshot, tiles }).map(({ pointer, code }) => `${pointer} ${code}`)).toContain('/tiles/1/at tiles-overlap');
});

it('whose print a position says makes no other id when it is told after others, or by another name', () => {
  const { prints = {}, tiles } = snapshot;
  const more: Record<string, string[]> = { ...prints, 'halflings/2-12': ['road n; field nnw wnw wsw; field nne long-1 long-2'] };
  const turned = Object.fromEntries(Object.entries(more).reverse());
  expect(Object.keys(turned)).not.toEqual(Object.keys(more));
  const idWith = (told: typeof more) => adjudicate(rules, { ...snapshot, prints: told, tiles }, { type: 'pass' }).id;
  expect(idWith(turned)).toBe(idWith(more));
  const [[first, lines], ...others] = Object.entries(more) as [[string, string[]], ...[string, string[]][]];
  const alias = `jcz:${expansionById.get('halflings')!.unprinted![first.slice('halflings/'.length)]!.alias}`;
  expect(idWith(Object.fromEntries([[alias, lines], ...others]))).toBe(idWith(more));
  expect(validate(rules, { ...snapshot, prints: { ...more, [alias]: lines } }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    `/prints/${alias.replace('/', '~1')} print-not-readable`,
  ]);
  // also where they have been read before
  const view = read(rules, { ...snapshot, prints: more });
  expect(adjudicate(view.ruleset, view.snapshot, { type: 'pass' }).id).toBe(idWith(more));
});

const MONASTERY = ['monastery; field nnw nne wnw wsw long-1 long-2'];
const inBoth: Snapshot = {
  players: [
    { id: 'red', supply: { meeple: 6 }, hand: ['halflings/1-4'] },
    { id: 'blue', supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/U', at: [0, 0], rotation: 90 },
    { tile: 'halflings/1-3', at: [1, 0], rotation: 0, half: 'nw' },
  ],
  figures: [{ id: 'r', kind: 'meeple', owner: 'red', at: { tile: [1, 0], feature: 'monastery' } }],
  prints: { 'halflings/1-3': MONASTERY, 'halflings/1-4': MONASTERY },
  bag: { remaining: 20 },
  turn: { player: 'red', step: 'choose-tile', done: [] },
};
const second: PlaceTile & { half: 'se' } = { type: 'place-tile', tile: 'halflings/1-4', at: [1, 0], rotation: 180, half: 'se' };

it('is told by its corner from what lies inside another half that comes beside it', () => {
  const { verdict, after } = adjudicate(rules, inBoth, second);
  expect(verdict).toBe('legal');
  expect(after!.figures).toMatchObject([{ id: 'r', at: { tile: [1, 0], feature: 'monastery', edge: 'nw' } }]);
  expect(validate(rules, after!)).toEqual([]);
  const at = legalActions(rules, after!).actions.flatMap((action) => ('at' in action ? [(action as PlaceFigure).at] : []));
  expect(at).toContainEqual({ tile: [1, 0], feature: 'monastery', edge: 'se' });
});

it.each([{}, { edge: 'centre' as const }, { edge: 'nw' as const }])('is the same whether it is named with %j or by its corner', (edge) => {
  const told = { ...inBoth, figures: [{ ...inBoth.figures![0]!, at: { tile: [1, 0] as const, feature: 'monastery', ...edge } }] };
  const named = { ...inBoth, figures: [{ ...inBoth.figures![0]!, at: { tile: [1, 0] as const, feature: 'monastery', edge: 'nw' as const } }] };
  const { id, after } = adjudicate(rules, told, second);
  expect(id).toBe(adjudicate(rules, named, second).id);
  expect(after!.figures).toEqual(named.figures);
  expect(after).not.toHaveProperty('neutral');
});

it('and is to be told so where both have one', () => {
  const { type: _type, ...laid } = second;
  const both: Snapshot = { ...inBoth, players: inBoth.players.map(({ hand: _hand, ...player }) => player), tiles: [...inBoth.tiles, laid] };
  expect(validate(rules, both)).toEqual([
    {
      pointer: '/figures/0/at',
      code: 'spot-unclear',
      message:
        'which monastery is meant must be known: `halflings/1-3` and `halflings/1-4` at [1, 0] have monastery nw, field nnw nne wsw wnw, monastery se, field ene ese sse ssw',
    },
  ]);
});
