/**
 * Microseconds per call on a late board, with the baseline (JSON.parse plus JSON.stringify of the same snapshot) in the same run.
 * What was built is measured, as users run it. Not a test: it prints figures and ratios, and never fails.
 */
import { measure } from 'mitata';
import { adjudicate, legalActions, ruleset } from '../dist/engine.js';
import { CHOICE, latePositions } from './positions.js';

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
