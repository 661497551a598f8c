/**
 * Promise: what is listed as legal is adjudicated legal, and what is told apart from it is not, also where what follows hangs on what the
 * position or no source says. In the positions of the cases of folders whose doubts are told without playing each action, under each printing.
 */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { judge, legalIn, read } from '../../src/kernel/judge/adjudicate.js';
import type { Position } from '../../src/kernel/position/position.js';

/** The cases of a folder whose turn is known. */
const casesOf = (folder: string) =>
  caseFiles()
    .filter(({ path }) => path.includes(`/${folder}/`))
    .flatMap(({ cases }) => cases)
    .filter(({ snapshot }) => snapshot.turn);
type Case = ReturnType<typeof casesOf>[number];

/** The position of a case, where it is one under that printing. */
function positionOf(preset: string, { ruleset: choice, snapshot }: Case): Position | undefined {
  try {
    return read(ruleset({ preset, ...choice }), snapshot);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

const listed = (cases: readonly Case[]) =>
  cases.flatMap((test) =>
    expectations(test).flatMap(([preset]) => {
      const view = positionOf(preset, test);
      return view ? [{ name: `${test.id}, ${preset}`, view, list: legalIn(view, { explain: true }) }] : [];
    }),
  );

describe.each([
  ['beside the fairy', casesOf('princess-and-dragon').filter(({ snapshot }) => snapshot.neutral?.['fairy'])],
  ['beside half tiles', casesOf('halflings')],
  ['with revolts', casesOf('peasant-revolts')],
  ['with the Wheel of Fortune', casesOf('wheel-of-fortune')],
])('the list of legal actions %s', (_, cases) => {
  const positions = listed(cases);

  it('is looked at where it leaves something open, and where it does not', () => {
    const open = positions.filter(({ list }) => list.undetermined);
    expect([open.length > 3, positions.length - open.length > 10]).toEqual([true, true]);
  });

  it('holds what is legal', () => {
    const wrong = positions.flatMap(({ name, view, list }) =>
      list.actions.filter((action) => judge(view, action).verdict !== 'legal').map((action) => [name, action]),
    );
    expect(wrong).toEqual([]);
  });

  it('holds nothing that is told apart, with what is said of it', () => {
    const wrong = positions.flatMap(({ name, view, list: { undetermined = [], rejected = [] } }) => [
      ...undetermined.filter(({ action, verdict }) => judge(view, action).verdict !== verdict).map(({ action }) => [name, action]),
      ...rejected.filter(({ action }) => judge(view, action).verdict === 'legal').map(({ action }) => [name, action]),
    ]);
    expect(wrong).toEqual([]);
  });
});
