/** Promise: what is unlikely of a position, and what it lacks, is pointed to in what was posted, in whatever order tiles and figures came. */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, warnings } from '../../src/kernel/judge/adjudicate.js';

const reversed = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  tiles: [...snapshot.tiles].reverse(),
  ...(snapshot.figures && { figures: [...snapshot.figures].reverse() }),
});

/** The entries of tiles and figures that pointers lead to. */
const entries = ({ tiles, figures = [] }: Snapshot, pointers: readonly string[]): unknown[] =>
  pointers
    .map((pointer) => /^\/(tiles|figures)\/(\d+)/.exec(pointer))
    .filter((match) => match !== null)
    .map(([, list, index]) => (list === 'tiles' ? tiles : figures)[Number(index)])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const cases = caseFiles().flatMap(({ expansion, cases: all }) => all.map((test) => ({ expansion, test })));

it('of what is missing', () => {
  const lacking = cases
    .filter(({ expansion }) => ['count', 'markets-of-leipzig', 'wheel-of-fortune'].includes(expansion))
    .map(({ test }) => {
      const rules = ruleset({ preset: expectations(test)[0]![0], ...test.ruleset });
      return [test.snapshot, reversed(test.snapshot)].map((snapshot) => {
        const { missing = [], findings } = adjudicate(rules, snapshot, test.action);
        return [missing, findings.flatMap((finding) => finding.missing ?? [])].map((pointers) => entries(snapshot, pointers));
      });
    })
    .filter(([told]) => told!.flat().length > 0);
  expect(lacking.length).toBeGreaterThan(0);
  for (const [told, other] of lacking) expect(other).toEqual(told);
});

it('of what is unlikely', () => {
  const doubted = cases
    .filter(({ expansion }) => ['princess-and-dragon', 'traders-and-builders'].includes(expansion))
    .map(({ test }) => {
      const rules = ruleset({ preset: expectations(test)[0]![0], ...test.ruleset });
      return [test.snapshot, reversed(test.snapshot)].map((snapshot) =>
        entries(
          snapshot,
          warnings(rules, snapshot).map(({ pointer }) => pointer),
        ),
      );
    })
    .filter(([told]) => told!.length > 0);
  expect(doubted.length).toBeGreaterThan(0);
  for (const [told, other] of doubted) expect(other).toEqual(told);
});
