/** Promise: whatever lies on a half tile is told as a defect, and in which order and by which names a position says what tiles show is nothing to its verdicts. */
import { expect, it } from 'vitest';
import { expansionById, ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { adjudicate, read, validate } from '../../src/kernel/judge/adjudicate.js';

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
