/** A verdict as JSON. Tiles and clauses are the bulk of it: the same board comes again and again, and clauses are always the same objects. */
import { citedIn } from '../../corpus/citing.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { PlacedTile, Snapshot } from '../../contract/snapshot.js';
import type { Precedent } from '../../contract/precedent.js';
import type { CitedClause, Verdict } from '../../contract/verdict.js';

const texts = new WeakMap<CitedClause, string>();

/** A clause with its id before it: a clause is an object of its own. */
function clauseText(id: string, clause: CitedClause): string {
  let text = texts.get(clause);
  if (text === undefined) texts.set(clause, (text = `${JSON.stringify(id)}:${JSON.stringify(clause)}`));
  return text;
}

/** The tiles in one spelling, in whichever order their properties were posted. They are there under their own ids, in which nothing need be escaped. */
const spelt = (tiles: readonly PlacedTile[]): string => `[${tiles.map(tileText).join()}]`;

const tileText = ({ tile, at, rotation, half }: PlacedTile): string =>
  `{"tile":"${tile}","at":[${at[0]},${at[1]}],"rotation":${rotation}${half === undefined ? '' : `,"half":"${half}"`}}`;

/** What is told of a board: its text from the second time on, as most that come once do not come again. */
interface Told {
  isKnown: boolean;
  text?: string;
}

function tilesText(ruleset: Ruleset, snapshot: Pick<Snapshot, 'tiles' | 'tokens'>): string {
  const { tiles } = snapshot;
  // the engine has just had it in hand
  const board = ruleset.boards.find(ruleset, snapshot);
  if (!board) return spelt(tiles);
  const told = board.derive('told', (): Told => ({ isKnown: false }));
  if (told.isKnown) return (told.text ??= spelt(tiles));
  told.isKnown = true;
  return spelt(tiles);
}

function snapshotText(ruleset: Ruleset, snapshot: Snapshot): string {
  const { tiles: _tiles, ...rest } = snapshot;
  return `{"tiles":${tilesText(ruleset, snapshot)},${JSON.stringify(rest).slice(1)}`;
}

/** How much of a verdict is told; all of it where nothing is said. */
export interface Parts {
  readonly clauses?: 'full' | 'ids';
  readonly after?: 'full' | 'none';
  readonly findings?: 'all' | 'deciding';
}

/** Of the clauses, those that the findings left over, and all else that is told, point to. */
function withDeciding(verdict: Verdict): Verdict {
  const findings = verdict.findings.filter(({ rule }) => verdict.decidedBy.includes(rule));
  const cited = new Set([...citedIn({ ...verdict, findings }), ...(verdict.nearest ?? [])]);
  const clauses = Object.fromEntries(Object.entries(verdict.clauses).filter(([id]) => cited.has(id)));
  return { ...verdict, findings, clauses };
}

function clausesText(clauses: Verdict['clauses'], parts: Parts): string {
  const ids = Object.keys(clauses);
  if (parts.clauses === 'ids') return `"clauses":{},"clauseIds":${JSON.stringify(ids)}`;
  let list = '';
  for (const id of ids) list += (list && ',') + clauseText(id, clauses[id]!);
  return `"clauses":{${list}}`;
}

/** The verdict as JSON, still open: what precedents there are only those know who hold the case law. */
export function openText(ruleset: Ruleset, verdict: Verdict, parts: Parts = {}): string {
  const { clauses, after, precedents: _follow, ...rest } = parts.findings === 'deciding' ? withDeciding(verdict) : verdict;
  const snapshot = after && parts.after !== 'none' ? snapshotText(ruleset, after) : 'null';
  return `${JSON.stringify(rest).slice(0, -1)},"after":${snapshot},${clausesText(clauses, parts)}`;
}

export const closedText = (open: string, precedents: readonly Precedent[]): string => `${open},"precedents":${JSON.stringify(precedents)}}`;

/** The same value as `JSON.stringify(verdict)`, with `after`, `clauses` and `precedents` at the end; less, where that was asked for. */
export const verdictText = (ruleset: Ruleset, verdict: Verdict, parts?: Parts): string =>
  closedText(openText(ruleset, verdict, parts), verdict.precedents);
