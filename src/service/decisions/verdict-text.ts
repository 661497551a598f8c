/** A verdict as JSON. Tiles and clauses are the bulk of it: the same board comes again and again, and clauses are always the same objects. */
import type { Board } from '../../kernel/board/board.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { PlacedTile, Snapshot } from '../../contract/snapshot.js';
import type { CitedClause, Verdict } from '../../contract/verdict.js';

const texts = new WeakMap<CitedClause | Board, string>();

/** A clause with its id before it: a clause is an object of its own. */
function clauseText(id: string, clause: CitedClause): string {
  let text = texts.get(clause);
  if (text === undefined) texts.set(clause, (text = `${JSON.stringify(id)}:${JSON.stringify(clause)}`));
  return text;
}

/** The tiles in one spelling, in whichever order their properties were posted. */
const spelt = (tiles: readonly PlacedTile[]): string => JSON.stringify(tiles.map(({ tile, at, rotation }) => ({ tile, at, rotation })));

function tilesText(ruleset: Ruleset, snapshot: Pick<Snapshot, 'tiles' | 'tokens'>): string {
  const { tiles } = snapshot;
  // the engine has just had it in hand
  const board = ruleset.boards.find(ruleset, snapshot);
  if (!board) return spelt(tiles);
  let text = texts.get(board);
  if (text === undefined) texts.set(board, (text = spelt(tiles)));
  return text;
}

function snapshotText(ruleset: Ruleset, snapshot: Snapshot): string {
  const { tiles: _tiles, ...rest } = snapshot;
  return `{"tiles":${tilesText(ruleset, snapshot)},${JSON.stringify(rest).slice(1)}`;
}

/** The same value as `JSON.stringify(verdict)`, with `after` and `clauses` at the end. */
export function verdictText(ruleset: Ruleset, { clauses, after, ...rest }: Verdict): string {
  let list = '';
  for (const id of Object.keys(clauses)) list += (list && ',') + clauseText(id, clauses[id]!);
  return `${JSON.stringify(rest).slice(0, -1)},"after":${after ? snapshotText(ruleset, after) : 'null'},"clauses":{${list}}}`;
}
