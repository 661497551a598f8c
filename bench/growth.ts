/**
 * How the cost of a verdict with all legal actions grows with tiles, players and expansions: `docs/performance.svg`, and the figures on the
 * screen. Of random games as many positions that lay a tile as such that place a figure. It never fails.
 */
import { writeFileSync } from 'node:fs';
import type * as Catalog from '../src/catalog.js';
import type * as Kernel from '../src/kernel/judge/adjudicate.js';
import type { Ruleset } from '../src/kernel/ruleset/ruleset.js';
import type * as Game from '../src/selfplay/game.js';
import { playout } from '../test/support/playout.js';
import { chart, type Curve } from './chart.js';
import { compare } from './clock.js';
import { CHOICE, positionsAt, SETUP, type Point } from './positions.js';

const built = (path: string): Promise<unknown> => import(new URL(`../dist/${path}`, import.meta.url).href);
const { adjudicate, legalActions } = (await built('kernel/judge/adjudicate.js')) as typeof Kernel;
const { expansions, ruleset } = (await built('catalog.js')) as typeof Catalog;
const { game } = (await built('selfplay/game.js')) as typeof Game;

/** Of each step. */
const EACH = 6;

interface Sample {
  readonly at: number;
  readonly rules: Ruleset;
  readonly points: readonly Point[];
}

/** Microseconds for each. */
function measured(name: string, samples: readonly Sample[]): Curve {
  const times = compare(
    samples.map(({ rules, points }) => {
      let turn = 0;
      return () => {
        const { snapshot, action } = points[turn++ % points.length]!;
        return [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)];
      };
    }),
  );
  const points = samples.map(({ at }, i) => [at, times[i]!] as const);
  console.log(
    `${name}: ${points.map(([at, time]) => `${at}: ${time.toFixed(0)} µs`).join(', ')}; grows with the power of ${power(points).toFixed(2)}`,
  );
  return { name, points };
}

/** 1 where twice as much costs twice as much, by least squares. */
function power(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([at, time]) => [Math.log(at), Math.log(time)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, log) => sum + log[of], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  return logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}

const rules = ruleset(CHOICE);
const BOXES = 4;
function* longGame(seed: number): Generator<Point> {
  const setup = { ...SETUP, sets: Array.from({ length: BOXES }, () => SETUP.sets).flat() };
  for (const { view, action } of playout(setup, seed)) yield { snapshot: view.snapshot, action };
}
function* selfplayed(own: Ruleset, players: number, seed: number): Generator<Point> {
  for (const { view, action } of game(own, players, seed)) yield { snapshot: view.snapshot, action };
}
const LATE = 90;
const BASE = ['base', 'princess-and-dragon'];
const others = expansions.map(({ id }) => id).filter((id) => !BASE.includes(id));
const COUNTS = [0, 4, 9, 20, others.length];

const curves = [
  measured(
    'tiles',
    [10, 25, 50, 100, 200, 400].map((tiles) => ({ at: tiles, rules, points: positionsAt(longGame, tiles, EACH) })),
  ),
  measured(
    'players',
    [2, 3, 4, 5, 6].map((players) => ({ at: players, rules, points: positionsAt((seed) => selfplayed(rules, players, seed), LATE, EACH) })),
  ),
  measured(
    'expansions',
    COUNTS.map((count) => {
      const own = ruleset({ ...CHOICE, expansions: [...BASE, ...others.slice(0, count)] });
      return { at: 1 + count, rules: own, points: positionsAt((seed) => selfplayed(own, 4, seed), LATE, EACH) };
    }),
  ),
];
writeFileSync(new URL('../docs/performance.svg', import.meta.url), `${chart(curves, 'µs for a verdict and all legal actions')}\n`);
