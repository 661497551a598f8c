/** A verdict as JSON. Tiles and clauses are the bulk of it: the same board comes again and again, and clauses are always the same objects. */
import type { PlacedTile, Snapshot } from '../contract/snapshot.js';
import type { CitedClause, Verdict } from '../contract/verdict.js';
import type { Board } from '../kernel/board.js';
import { knownBoard } from '../kernel/boards.js';
import type { Ruleset } from '../kernel/ruleset.js';

const texts = new WeakMap<CitedClause | Board, string>();

/** A clause with its id before it: a clause is an object of its own. */
function clauseText(id: string, clause: CitedClause): string {
  let text = texts.get(clause);
  if (text === undefined) texts.set(clause, (text = `${JSON.stringify(id)}:${JSON.stringify(clause)}`));
  return text;
}

/** The tiles in one spelling, in whichever order their properties were posted. */
const spelt = (tiles: readonly PlacedTile[]): string => JSON.stringify(tiles.map(({ tile, at, rotation }) => ({ tile, at, rotation })));

function tilesText(ruleset: Ruleset, tiles: readonly PlacedTile[]): string {
  // the engine has just had it in hand
  const board = knownBoard(ruleset, tiles);
  if (!board) return spelt(tiles);
  let text = texts.get(board);
  if (text === undefined) texts.set(board, (text = spelt(tiles)));
  return text;
}

function snapshotText(ruleset: Ruleset, { tiles, ...rest }: Snapshot): string {
  return `{"tiles":${tilesText(ruleset, tiles)},${JSON.stringify(rest).slice(1)}`;
}

/** The same value as `JSON.stringify(verdict)`, with `after` and `clauses` at the end. */
export function verdictText(ruleset: Ruleset, { clauses, after, ...rest }: Verdict): string {
  let list = '';
  for (const id of Object.keys(clauses)) list += (list && ',') + clauseText(id, clauses[id]!);
  return `${JSON.stringify(rest).slice(0, -1)},"after":${after ? snapshotText(ruleset, after) : 'null'},"clauses":{${list}}}`;
}
