/**
 * Microseconds of processor time per call, and how many times that is the baseline: JSON.parse plus JSON.stringify of the same snapshot, in
 * the same run. Boards that came lately are remembered, as in use; in the last rows each call has another board. First the kernel, as the
 * service calls it after the check of the request, with snapshots as JSON.parse makes them, then the library, which checks the shape itself.
 * What was built is measured, since what runs TypeScript makes functions slower. Not a test: it prints and never fails.
 */
import type * as Catalog from '../src/catalog.js';
import type * as Kernel from '../src/kernel/judge/adjudicate.js';
import type * as Library from '../src/library.js';
import type * as Replays from '../src/replay/replay.js';
import { playout } from '../test/support/playout.js';
import { compare } from './clock.js';
import { CHOICE, lateBoards, latePositions, posted, SETUP } from './positions.js';

const built = (path: string): Promise<unknown> => import(new URL(`../dist/${path}`, import.meta.url).href);
const { adjudicate, legalActions } = (await built('kernel/judge/adjudicate.js')) as typeof Kernel;
const { expansions, ruleset } = (await built('catalog.js')) as typeof Catalog;
const library = (await built('library.js')) as typeof Library;
const { replay } = (await built('replay/replay.js')) as typeof Replays;

const rules = ruleset(CHOICE);

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(28) : String(cell).padStart(i % 2 === 0 ? 7 : 15))).join(''));

/** Figures in pairs: µs, and the ratio to the first. */
function print(name: string, works: readonly (() => unknown)[]): void {
  const [baseline = 1, ...others] = compare(works);
  row(name, baseline.toFixed(1), '', ...others.flatMap((figure) => [figure.toFixed(1), (figure / baseline).toFixed(2)]));
}

row('position', 'baseline µs', '', 'adjudicate µs', 'ratio', '+ legal µs', 'ratio', 'library µs', 'ratio');
for (const [kind, { view, action, legal }] of latePositions()) {
  const snapshot = posted(view.snapshot);
  const text = JSON.stringify(snapshot);
  print(`${kind} (${legal.length})`, [
    () => JSON.stringify(JSON.parse(text)),
    () => adjudicate(rules, snapshot, action),
    () => [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)],
    () => library.adjudicate(rules, snapshot, action),
  ]);
}

// more than are remembered
const moments = lateBoards(600).map(({ view, action }) => ({ snapshot: posted(view.snapshot), action, text: JSON.stringify(view.snapshot) }));
let turn = 0;
const next = () => moments[turn++ % moments.length]!;
print('each another board', [
  () => JSON.stringify(JSON.parse(next().text)),
  () => {
    const { snapshot, action } = next();
    return adjudicate(rules, snapshot, action);
  },
  () => {
    const { snapshot, action } = next();
    return [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)];
  },
  () => {
    const { snapshot, action } = next();
    return library.adjudicate(rules, snapshot, action);
  },
]);

// everything legal, each tried, and everything legal after it: nothing is asked twice
const roots = moments
  .filter((_, i) => i % 15 === 0)
  .map(({ snapshot }) => ({ snapshot, tries: library.legalActions(rules, snapshot).actions.slice(0, 20) }));
const tried = roots.reduce((sum, { tries }) => sum + tries.length, 0);
const [apart, opened] = compare([
  () => {
    for (const { snapshot, tries } of roots) {
      library.legalActions(rules, snapshot);
      for (const action of tries) {
        const { after } = library.adjudicate(rules, snapshot, action);
        if (after) library.legalActions(rules, after);
      }
    }
  },
  () => {
    for (const { snapshot, tries } of roots) {
      const here = library.position(rules, snapshot);
      here.legalActions();
      for (const action of tries) here.play(action).position?.legalActions();
    }
  },
]).map((figure) => figure / tried);
row('moves ahead, by the library', '', '', `${apart!.toFixed(1)} each posted,`, '', `${opened!.toFixed(1)} read once`, (opened! / apart!).toFixed(2));

const games = [1, 2, 3, 4].map((seed) => {
  const all = [...playout(SETUP, seed)];
  return { ruleset: CHOICE, snapshot: all[0]!.view.snapshot, actions: all.map(({ action }) => action) };
});
const length = games.reduce((sum, { actions }) => sum + actions.length, 0);
const [listing, judging] = compare(
  [true, false].map((legal) => () => games.map((game) => replay(game, { format: 'seneschal', legalActions: legal, endGame: true }))),
).map((figure) => figure / length);
row('replays of whole games', '', '', `${listing!.toFixed(1)} with all`, '', 'legal actions,', '', `${judging!.toFixed(1)} without`, '');

let label = 0;
const everything = expansions.map(({ id }) => id);
// another one each time, since those put together lately are remembered
const [assembled] = compare([() => ruleset({ ...CHOICE, expansions: everything, label: String(label++) })]);
row(`a ruleset of ${everything.length} expansions`, '', '', `${(assembled! / 1000).toFixed(1)} ms`);
