/**
 * Microseconds per call on a late board, with the baseline (JSON.parse plus JSON.stringify of the same snapshot) in the same run.
 * What was built is measured, as users run it: boards that came lately are remembered. The last line is without that, each call
 * having another board. Not a test: it prints figures and ratios, and never fails.
 */
import { measure } from 'mitata';
import { adjudicate, legalActions, ruleset } from '../dist/engine.js';
import { CHOICE, lateBoards, latePositions } from './positions.js';

const rules = ruleset(CHOICE);

const micro = async (work: () => unknown) => (await measure(work, { min_cpu_time: 400e6 })).p50 / 1000;

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(16))).join(''));

row('position', 'baseline µs', 'adjudicate µs', 'ratio', '+ legal µs', 'ratio');
for (const [kind, { view, action, legal }] of latePositions()) {
  const { snapshot } = view;
  const text = JSON.stringify(snapshot);
  const baseline = await micro(() => JSON.stringify(JSON.parse(text)));
  const one = await micro(() => adjudicate(rules, snapshot, action));
  const both = await micro(() => [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)]);
  row(`${kind} (${legal.length})`, baseline.toFixed(1), one.toFixed(1), (one / baseline).toFixed(2), both.toFixed(1), (both / baseline).toFixed(2));
}

// more than are remembered
const moments = lateBoards(600).map(({ view: { snapshot }, action }) => ({ snapshot, action, text: JSON.stringify(snapshot) }));
let turn = 0;
const next = () => moments[turn++ % moments.length]!;
const baseline = await micro(() => JSON.stringify(JSON.parse(next().text)));
const one = await micro(() => {
  const { snapshot, action } = next();
  return adjudicate(rules, snapshot, action);
});
const both = await micro(() => {
  const { snapshot, action } = next();
  return [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)];
});
row('each another board', baseline.toFixed(1), one.toFixed(1), (one / baseline).toFixed(2), both.toFixed(1), (both / baseline).toFixed(2));
