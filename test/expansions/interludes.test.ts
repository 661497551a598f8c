/**
 * Promise: whom an interlude sends home is taken out of what the turn was about, too: afterwards something is left to do, and the position is
 * sound when it is sent again. In the positions of all cases a flea of the plague is put on each tile where somebody stands.
 */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import type { PlaceToken } from '../../src/contract/action.js';
import type { Case } from '../../src/contract/case.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import type { Cell } from '../../src/contract/spot.js';
import { sameCell, Position } from '../../src/kernel/position/position.js';
import { judge, legalIn, validate } from '../../src/kernel/judge/adjudicate.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';

const PLAGUE = 'plague';
const STRAIGHT: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** There the next turn begins, with a tile that the position does not know. */
const NEXT_TURN: readonly string[] = ['place-tile', 'draw-tile'];

/** The ruleset of a case, and the plague. */
function rulesOf(test: Case): Ruleset {
  const choice = { preset: expectations(test)[0]![0], ...test.ruleset };
  const expansions = ruleset(choice).expansions.map(({ id }) => id);
  return ruleset({ ...choice, expansions: [...new Set([...expansions, PLAGUE])] });
}

/** The plague has broken out beside the cell. */
function withPlagueBeside({ tiles, tokens = [], ...rest }: Snapshot, [x, y]: Cell): Snapshot | undefined {
  const beside = STRAIGHT.map(([right, down]): Cell => [x + right, y + down]).find((cell) => tiles.some(({ at }) => sameCell(at, cell)));
  return beside && { ...rest, tiles, tokens: [...tokens, { kind: 'outbreak', tile: beside, number: 1, active: true }] };
}

function* hits(): Generator<readonly [name: string, rules: Ruleset, snapshot: Snapshot, flea: PlaceToken]> {
  for (const test of caseFiles().flatMap((file) => file.cases)) {
    const { turn, figures = [] } = test.snapshot;
    if (!turn || figures.length === 0) continue;
    const rules = rulesOf(test);
    for (const { id, at } of figures) {
      const tile = 'tile' in at ? at.tile : undefined;
      const snapshot = tile && withPlagueBeside(test.snapshot, tile);
      if (snapshot) yield [`${test.id}, where ${id} stands`, rules, snapshot, { type: 'place-token', kind: 'flea', at: { tile } }];
    }
  }
}

const positionOf = (rules: Ruleset, snapshot: Snapshot): Position => new Position(rules.printing(snapshot.prints).ruleset, snapshot);
const defectsOf = (rules: Ruleset, snapshot: Snapshot): string[] => validate(rules, snapshot).map(({ pointer, code }) => `${pointer} ${code}`);

it('leaves something to do in a sound position', () => {
  const wrong: unknown[] = [];
  let looked = 0;
  for (const [name, rules, snapshot, flea] of hits()) {
    const { verdict, effects, after, next } = judge(positionOf(rules, snapshot), flea);
    if (verdict !== 'legal' || !after || !effects.some(({ type }) => type === 'figure-returned')) continue;
    looked++;
    // the source is none where the case has laid another tile
    const before = defectsOf(rules, snapshot);
    const defects = defectsOf(rules, after).filter((defect) => !before.includes(defect));
    if (defects.length > 0) wrong.push([name, defects]);
    if (!next || NEXT_TURN.includes(next.step)) continue;
    const { actions, undetermined = [] } = legalIn(positionOf(rules, after));
    if (actions.length + undetermined.length === 0) wrong.push([name, `nothing is legal in step \`${next.step}\``]);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(looked).toBeGreaterThan(500);
});
