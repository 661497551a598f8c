/** A verdict as JSON. Tiles and clauses are the bulk of it: tiles have a fixed shape, and clauses are always the same objects. */
import type { PlacedTile, Snapshot } from '../contract/snapshot.js';
import type { CitedClause, Verdict } from '../contract/verdict.js';

const texts = new WeakMap<CitedClause, string>();

/** A clause with its id before it: a clause is an object of its own. */
function clauseText(id: string, clause: CitedClause): string {
  let text = texts.get(clause);
  if (text === undefined) texts.set(clause, (text = `${JSON.stringify(id)}:${JSON.stringify(clause)}`));
  return text;
}

/** Ids of the catalogue need no escaping; positions that have been read hold no other. Appending piece by piece is twice as fast as a template. */
function tilesText(tiles: readonly PlacedTile[]): string {
  let text = '';
  for (const { tile, at, rotation } of tiles) {
    text += text === '' ? '{"tile":"' : ',{"tile":"';
    text += tile;
    text += '","at":[';
    text += at[0];
    text += ',';
    text += at[1];
    text += '],"rotation":';
    text += rotation;
    text += '}';
  }
  return text;
}

function snapshotText({ tiles, ...rest }: Snapshot): string {
  return `{"tiles":[${tilesText(tiles)}],${JSON.stringify(rest).slice(1)}`;
}

/** The same value as `JSON.stringify(verdict)`, with `after` and `clauses` at the end. */
export function verdictText({ clauses, after, ...rest }: Verdict): string {
  let list = '';
  for (const id of Object.keys(clauses)) list += (list && ',') + clauseText(id, clauses[id]!);
  return `${JSON.stringify(rest).slice(0, -1)},"after":${after ? snapshotText(after) : 'null'},"clauses":{${list}}}`;
}
