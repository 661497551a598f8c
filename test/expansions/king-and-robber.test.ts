/** Promise: all through a game the awards are with whoever completed the largest city and the longest road, and the sizes to beat are theirs. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { adjudicate } from '../../src/kernel/judge/adjudicate.js';
import { Position } from '../../src/kernel/position/position.js';
import type { AnySnapshot } from '../../src/wire.js';
import { playout } from '../support/playout.js';

const AWARDS = [
  ['king-tile', 'city'],
  ['robber-tile', 'road'],
] as const;

/** A game for so many players, with every tile of the three sets. */
function game(edition: 1 | 2, preset: string, seed: number) {
  const names = ['princess-and-dragon', 'king-and-robber'];
  const rules = ruleset({ preset, expansions: ['base', ...names] });
  const sets = [`basic:${edition}`, ...names.map((name) => `${name}:${edition}`)];
  return [...playout({ ruleset: rules, sets, supply: { meeple: 7 } }, seed)];
}

describe.each([
  [1, 'hig-c1-current', 11],
  [2, 'wikicarpedia-c2-current', 12],
] as const)('a game of edition %i under %s', (edition, preset, seed) => {
  const moments = game(edition, preset, seed);
  const positions = moments.map(({ view, after }) => new Position(view.ruleset, after));

  it.each(AWARDS)('gives the %s to somebody as soon as a %s is complete, and never to two', (token, kind) => {
    const held = positions.map(({ players }) => players.reduce((sum, { tokens }) => sum + Number(tokens?.[token] ?? 0), 0));
    const complete = positions.map(({ board, snapshot }) => {
      // what the tile just laid completes is scored at the end of its turn
      const isScored = snapshot.turn?.placed === undefined;
      return { isScored, any: board.allFeatures().some((feature) => feature.kind === kind && feature.isComplete) };
    });
    expect(held.every((count, i) => count <= 1 && (!complete[i]!.isScored || (count === 1) === complete[i]!.any))).toBe(true);
    expect(held.at(-1)).toBe(1);
  });

  it.each(AWARDS)('keeps, with the %s, the size of the largest %s that is complete', (token, kind) => {
    for (const { board, snapshot } of positions.filter((position) => position.snapshot.turn?.placed === undefined)) {
      const sizes = board.allFeatures().flatMap((feature) => (feature.kind === kind && feature.isComplete ? [feature.tiles] : []));
      const { awards }: AnySnapshot = snapshot;
      expect(awards?.[token]?.size ?? 0).toBe(Math.max(0, ...sizes));
    }
  });

  it('gives them out in the same way where the position does not say the sizes', () => {
    const ends = moments.filter(({ after }) => after.turn?.placed === undefined);
    expect(ends.length).toBeGreaterThan(50);
    for (const { view, action, after } of ends.filter((_, i) => i % 4 === 0)) {
      const { awards: _awards, ...unsaid }: AnySnapshot = view.snapshot;
      const tokens = (snapshot: AnySnapshot | null) => snapshot?.players.map((player) => player.tokens);
      expect(tokens(adjudicate(view.ruleset, unsaid, action).after)).toEqual(tokens(after));
    }
  });
});
