/** A verdict as JSON. The clauses are the bulk of it and always the same objects: each is written out once. */
import type { CitedClause, Verdict } from '../contract/verdict.js';

const texts = new WeakMap<CitedClause, string>();

function clauseText(clause: CitedClause): string {
  let text = texts.get(clause);
  if (text === undefined) texts.set(clause, (text = JSON.stringify(clause)));
  return text;
}

/** The same value as `JSON.stringify(verdict)`, with `clauses` at the end. */
export function verdictText({ clauses, ...rest }: Verdict): string {
  let list = '';
  for (const id of Object.keys(clauses)) list += `${list && ','}${JSON.stringify(id)}:${clauseText(clauses[id]!)}`;
  return `${JSON.stringify(rest).slice(0, -1)},"clauses":{${list}}}`;
}
