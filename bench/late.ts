/**
 * What more expansions cost: a verdict and all legal actions on boards of about 100 tiles, from random games, as microseconds and as a ratio to
 * the same with The Princess & the Dragon alone. Half the positions lay a tile, half place a figure. It prints and never fails.
 */
import type * as Catalog from '../src/catalog.js';
import type * as Kernel from '../src/kernel/judge/adjudicate.js';
import type * as Game from '../src/selfplay/game.js';
import { compare } from './clock.js';
import { positionsAt, type Point } from './positions.js';

const built = (path: string): Promise<unknown> => import(new URL(`../dist/${path}`, import.meta.url).href);
const { adjudicate, legalActions } = (await built('kernel/judge/adjudicate.js')) as typeof Kernel;
const { expansions, ruleset } = (await built('catalog.js')) as typeof Catalog;
const { game } = (await built('selfplay/game.js')) as typeof Game;

const GREAT = ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor', 'tower', 'king-and-robber', 'hills-and-sheep', 'phantom'];
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'The Princess & the Dragon': [],
  'with the great ones': GREAT,
  'with everything': expansions.map(({ id }) => id),
};
const EACH = 12;
const TILES = 96;

/** As many of each step. */
const late = (rules: Parameters<typeof legalActions>[0]): Point[] =>
  positionsAt(
    function* (seed) {
      for (const { view, action } of game(rules, 4, seed)) yield { snapshot: view.snapshot, action };
    },
    TILES,
    EACH,
  );

const played = Object.entries(TABLES).map(([name, more]) => {
  const rules = ruleset({ preset: 'hig-c1-current', expansions: [...new Set(['base', 'princess-and-dragon', ...more])] });
  return { name, rules, positions: late(rules) };
});
// what the rules of others cost where nothing of theirs lies on the table, and the position says nothing of it
const tables = [...played, { ...played.at(-1)!, name: 'all rules, boards of P&D', positions: played[0]!.positions }];
const both = compare(
  tables.map(({ rules, positions }) => {
    let turn = 0;
    return () => {
      const { snapshot, action } = positions[turn++ % positions.length]!;
      return [adjudicate(rules, snapshot, action), legalActions(rules, snapshot)];
    };
  }),
);
tables.forEach(({ name, rules, positions }, i) => {
  const mean = (of: (point: Point) => number) => (positions.reduce((sum, point) => sum + of(point), 0) / positions.length).toFixed(0);
  const tiles = mean(({ snapshot }) => snapshot.tiles.length);
  const actions = mean(({ snapshot }) => legalActions(rules, snapshot).actions.length);
  console.log(
    `${name.padEnd(28)}${both[i]!.toFixed(0).padStart(8)} µs  ${(both[i]! / both[0]!).toFixed(2)}x  (${tiles} tiles, ${actions} legal actions)`,
  );
});
