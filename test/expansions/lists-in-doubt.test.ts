/**
 * Promise: what is listed as legal is adjudicated legal, and what is told apart from it is not, also where what follows hangs on what the
 * position or no source says. In the positions of the cases of folders whose doubts are told without playing each action, under each printing.
 */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { cellOf, type Cell } from '../../src/contract/spot.js';
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
  ['with the gingerbread man', casesOf('winter')],
  ['beside the witch', casesOf('mage-and-witch')],
  ['with castles', casesOf('bridges-castles-and-bazaars')],
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

describe('the list of legal actions with the fairy beside whoever stands there, of whom it is not known whom she is with', () => {
  const PRINTED = 'hig-c1-current';
  const FOLDERS = ['abbey-and-mayor', 'bridges-castles-and-bazaars', 'count', 'princess-and-dragon'];
  /** With another player to the left of the active one, so that whoever she is with need not begin the next turn. */
  const seated = ({ players, turn }: Case['snapshot']) => {
    const next = players.findIndex(({ id }) => id === turn?.player) + 1;
    return [...players.slice(0, next), { ...players[0]!, id: 'somebody', prisoners: [] }, ...players.slice(next)];
  };
  /** A case once for each tile with figures on it, with her on that tile. */
  const besideEach = (test: Case): Case[] => {
    const { expansions } = test.ruleset;
    const tiles = new Set((test.snapshot.figures ?? []).flatMap(({ at }) => JSON.stringify(cellOf(at)) ?? []));
    return [...tiles].map((tile) => ({
      ...test,
      ruleset: { ...test.ruleset, expansions: [...new Set([...expansions, 'princess-and-dragon'])] },
      snapshot: {
        ...test.snapshot,
        players: seated(test.snapshot),
        neutral: { ...test.snapshot.neutral, fairy: { tile: JSON.parse(tile) as Cell } },
      },
    }));
  };

  it.each(FOLDERS)('holds what is legal: cases of %s', (folder) => {
    const views = casesOf(folder)
      .flatMap(besideEach)
      .flatMap((test) => positionOf(PRINTED, test) ?? []);
    const lists = views.map((view) => ({ view, list: legalIn(view) }));
    const wrong = lists.flatMap(({ view, list }) =>
      list.actions.filter((action) => judge(view, action).verdict !== 'legal').map((action) => [view.snapshot, action]),
    );
    expect(wrong).toEqual([]);
    const open = lists.filter(({ list }) => list.undetermined);
    expect([open.length > 3, lists.length - open.length > 3]).toEqual([true, true]);
  });
});

describe('a monastery beside half tiles that is completed by itself', () => {
  const known = casesOf('halflings').find(({ id }) => id === 'hl-playing.monastery-and-a-half')!;
  /** Nobody is on it yet: it is the tile just laid. */
  const viewWith = (remaining: number): Position =>
    positionOf('hig-c1-current', {
      ...known,
      snapshot: {
        ...known.snapshot,
        figures: [],
        bag: { remaining },
        turn: { player: 'red', step: 'place-figure', tile: 'base/B', placed: { at: [0, 0] }, done: [] },
      },
    })!;

  it.each([20, 0])('leaves open only what comes of who is placed there, with %i tiles left', (remaining) => {
    const view = viewWith(remaining);
    const { actions, undetermined = [] } = legalIn(view);
    expect(undetermined.map(({ action, verdict }) => [action, verdict])).toEqual([
      [{ type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'monastery' } }, 'unregulated'],
    ]);
    expect(actions.length).toBeGreaterThan(1);
    expect(actions.filter((action) => judge(view, action).verdict !== 'legal')).toEqual([]);
  });
});
