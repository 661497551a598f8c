/** Promise: whatever lies on a half tile is told as a defect. */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';

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
