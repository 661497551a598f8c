/** Promise: whatever laying a tile completes was foreseen, so that what is listed as legal need not be carried out to be sure of it. */
import { describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import type { PlaceTile } from '../../src/contract/action.js';
import { placeOf } from '../../src/kernel/board/feature.js';
import type { Cell } from '../../src/contract/spot.js';
import { neighbours } from '../../src/kernel/board/board.js';
import { read } from '../../src/kernel/judge/adjudicate.js';
import { completedNow } from '../../src/kernel/play/completed.js';
import { mayBeScored } from '../../src/kernel/play/foreseen.js';
import { perform } from '../../src/kernel/play/run.js';
import type { Position } from '../../src/kernel/position/position.js';
import { game } from '../../src/selfplay/game.js';

/** Roots of the features of the board before that the tile completes. */
function completedBy(view: Position, action: PlaceTile): Set<number> {
  const { position } = perform(view, action);
  const parts = completedNow(position).flatMap((feature) => feature.parts);
  const before = parts.flatMap(({ laid, index }) => view.feature(placeOf(laid, index)) ?? []);
  return new Set(before.map(({ root }) => root));
}

/** Later the games with everything take long, and bring nothing new. */
const MOST_TILES = 80;

function* layings(chosen: readonly string[], seeds: readonly number[]): Generator<{ view: Position; action: PlaceTile }> {
  for (const seed of seeds)
    for (const { view, action } of game(ruleset({ preset: 'hig-c1-current', expansions: [...chosen] }), 3, seed)) {
      if (view.snapshot.tiles.length > MOST_TILES) break;
      if (action.type === 'place-tile') yield { view, action };
    }
}

describe.each([
  ['the base game', ['base'], [1, 2, 3]],
  ['half tiles', ['base', 'halflings'], [1, 2, 3]],
  ['ferries, tunnels and bridges', ['base', 'ferries', 'tunnel', 'bridges-castles-and-bazaars', 'inns-and-cathedrals'], [1, 2]],
  ['everything', expansions.map(({ id }) => id), [1]],
])('in games with %s', (_name, chosen, seeds) => {
  it('no feature is completed of which it was said that it could not be', () => {
    const missed: string[] = [];
    for (const { view, action } of layings(chosen, seeds))
      for (const completed of completedBy(view, action)) {
        if (mayBeScored(view, { isOne: ({ root }) => root === completed })(action)) continue;
        missed.push(`${JSON.stringify(view.board.feature(completed).place)} by ${JSON.stringify(action)}`);
      }
    expect(missed).toEqual([]);
  });
});

it('what a tile leaves open somewhere is not in doubt', () => {
  const view = read(ruleset({ expansions: ['base'] }), {
    players: [{ id: 'red' }],
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    turn: { player: 'red', step: 'place-tile', tile: 'base/D', done: [] },
  });
  const layingAt = (at: Cell): PlaceTile => ({ type: 'place-tile', tile: 'base/D', at, rotation: 0 });
  const city = view.board.featuresOf('city')[0]!;
  const foreseen = neighbours([0, 0]).filter((at) => mayBeScored(view, { isOne: ({ root }) => root === city.root })(layingAt(at)));
  // the city ends at one side of its tile, and only there it can be completed
  expect(foreseen).toEqual([[0, -1]]);
});
