/** Promise: going from part to part by what joins them one comes to the whole feature, and to no other. */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import type { Board } from '../../src/kernel/board/board.js';
import type { Feature } from '../../src/kernel/board/feature.js';
import { linksOf } from '../../src/kernel/board/links.js';
import { read } from '../../src/kernel/judge/adjudicate.js';

function reached(board: Board, { root }: Feature): number[] {
  // a set goes on with what is added to it meanwhile
  const nodes = new Set([root]);
  for (const node of nodes) for (const next of linksOf(board, node)) nodes.add(next);
  return [...nodes].sort((a, b) => a - b);
}

it('on the boards of all cases', () => {
  let joined = 0;
  for (const { id, ruleset: choice, snapshot } of caseFiles().flatMap(({ cases }) => cases)) {
    const { board } = read(ruleset({ preset: 'hig-c1-current', ...choice }), snapshot);
    for (const feature of board.allFeatures()) {
      expect(reached(board, feature), `${id}: ${feature.kind} at ${String(feature.place.tile)}`).toEqual(feature.parts.map(({ node }) => node));
      if (feature.parts.length > 1) joined++;
    }
  }
  expect(joined).toBeGreaterThan(1000);
});
