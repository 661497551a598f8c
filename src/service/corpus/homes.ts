/** Which expansion a thing comes from, by the stems of its name. */
import { expansions, tiles } from '../../catalog.js';
import { clausesOfFolder } from '../../corpus/clauses.js';
import { term, type TermKind } from '../../corpus/terms.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { inSecondEdition } from '../../languages/second-edition.js';
import { isStop, stemsOf } from './words.js';

/** Id of a clause -> its folder. */
export const folders: ReadonlyMap<string, string> = new Map(
  expansions.flatMap(({ id }) => clausesOfFolder(id).map((clause): [string, string] => [clause.id, id])),
);

/** A word for things of several expansions does not say which is meant. */
const MOST = 2;

const homes = new Map<string, Set<string>>();
function add(expansion: string, words: string): void {
  for (const word of stemsOf(words)) {
    if (isStop(word)) continue;
    homes.set(word, (homes.get(word) ?? new Set<string>()).add(expansion));
  }
}
const english = (kind: TermKind, id: string): string => term(kind, id)?.names.en ?? id;

for (const expansion of expansions) {
  if (expansion.id === 'base') continue;
  add(expansion.id, english('expansion', expansion.id));
  for (const { kind } of declared(expansion, 'figures')) add(expansion.id, english('figure', kind));
  for (const { kind } of declared(expansion, 'tokens')) add(expansion.id, english('token', kind));
}
for (const { expansion, symbols } of tiles) for (const symbol of symbols) if (!symbol.includes('-')) add(expansion, symbol);
// what the base game speaks of is at home everywhere, unless it is a figure that an expansion brings
const called = new Set(
  expansions
    .filter(({ id }) => id !== 'base')
    .flatMap((expansion) => declared(expansion, 'figures'))
    .map(({ kind }) => stemsOf(english('figure', kind)))
    .flatMap((name) => (name.length === 1 ? name : [])),
);
for (const { statement } of clausesOfFolder('base'))
  for (const word of stemsOf(`${statement} ${inSecondEdition(statement)}`)) if (!called.has(word)) homes.delete(word);

const NOWHERE: ReadonlySet<string> = new Set();

/** The expansions whose thing a stem names. */
export function homesOf(stem: string): ReadonlySet<string> {
  const found = homes.get(stem);
  return found && found.size <= MOST ? found : NOWHERE;
}
