/** Numbers of legal actions, of the actions after each of them, and so on: what a position comes to in one line. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleset } from '../../src/catalog.js';
import { readJson } from '../../src/conformance/files.js';
import type { InlineRuleset } from '../../src/contract/ruleset.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { decide, legalIn, read } from '../../src/kernel/judge/adjudicate.js';
import { GAME_OVER } from '../../src/kernel/play/game-over.js';
import type { Position } from '../../src/kernel/position/position.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';

/** A position, and the numbers that were found for it. */
export interface Fixture {
  readonly name: string;
  readonly snapshot: Snapshot;
  /** The tiles that are drawn from here on, in order. */
  readonly tiles: readonly string[];
  /** At each depth: how many actions are legal in all positions that it has. */
  readonly counts: readonly number[];
  /** Those of the first depth by their kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Positions of one ruleset. */
export interface FixtureFile {
  readonly ruleset: InlineRuleset;
  readonly fixtures: readonly Fixture[];
}

/** More positions than that are not looked at: the depth ends there. */
const MOST_POSITIONS = 150;
export const MOST_DEPTH = 4;

export const FOLDER = fileURLToPath(new URL('./', import.meta.url));
export const fixtureFiles = (): readonly { readonly path: string; readonly name: string; readonly content: FixtureFile }[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ path: FOLDER + name, name: name.replace('.json', ''), content: readJson<FixtureFile>(FOLDER + name) }));

/** A position with how many of the tiles have been drawn. */
interface Node {
  readonly view: Position;
  readonly drawn: number;
}

/** Takes the next tile into the hand where one is to be laid; undefined where there is none, or the game is over. */
function atDecision({ view, drawn }: Node, tiles: readonly string[]): Node | undefined {
  const { step, tile } = view.turn;
  if (step === GAME_OVER) return undefined;
  if (step !== 'place-tile' || tile !== undefined) return { view, drawn };
  const next = tiles[drawn];
  return next === undefined ? undefined : { view: view.next({ ...view.snapshot, turn: { ...view.turn, tile: next } }), drawn: drawn + 1 };
}

function children({ view, drawn }: Node, tiles: readonly string[]): Node[] {
  return legalIn(view).actions.flatMap((action) => {
    const { after } = decide(view, action);
    return (after && atDecision({ view: view.next(after), drawn }, tiles)) ?? [];
  });
}

/** Every draw of chance is a position of its own; the tiles come in the order given. */
export function perft(
  rules: Ruleset,
  { snapshot, tiles }: Pick<Fixture, 'snapshot' | 'tiles'>,
  depth = MOST_DEPTH,
): Pick<Fixture, 'counts' | 'kinds'> {
  const root = atDecision({ view: read(rules, snapshot), drawn: 0 }, tiles);
  let level = root ? [root] : [];
  const counts: number[] = [];
  const kinds: Record<string, number> = {};
  for (const { type } of root ? legalIn(root.view).actions : []) kinds[type] = (kinds[type] ?? 0) + 1;
  while (level.length > 0 && level.length <= MOST_POSITIONS && counts.length < depth) {
    counts.push(level.reduce((sum, { view }) => sum + legalIn(view).actions.length, 0));
    if (counts.at(-1)! > MOST_POSITIONS) break;
    level = level.flatMap((node) => children(node, tiles));
  }
  return { counts, kinds };
}

export const rulesetOf = ({ ruleset: choice }: FixtureFile): Ruleset => ruleset(choice);
