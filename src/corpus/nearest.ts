/** For an action whose mechanism no expansion models: the clauses that come nearest to it. */
import type { Action } from '../contract/action.js';
import type { Clause } from '../contract/clause.js';

const MOST = 8;

/** Words of an action's kind that clauses use for what it does. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  capture: ['captur', 'prisoner'],
  'pay-ransom': ['prisoner', 'ransom'],
  'move-figure': ['redeploy', 'moved'],
};

/** What an action is called, by its type or by what removes a figure. */
const kindOf = (action: Action): string => (action as { readonly by?: string }).by ?? action.type;

/** Ids of clauses about the same token or figure, then of those that speak of the same deed. */
export function nearestClauses(clauses: Iterable<Clause>, action: Action): string[] {
  const subject = (action as { readonly kind?: string }).kind;
  const words = WORDS[action.type] ?? kindOf(action).split('-').slice(-1);
  const about = ({ involves }: Clause) => subject !== undefined && (involves.tokens.includes(subject) || involves.figures.includes(subject));
  const speaks = ({ statement }: Clause) => words.some((word) => statement.toLowerCase().includes(word));
  const all = [...clauses];
  return [...new Set([...all.filter(about), ...all.filter(speaks)].map(({ id }) => id))].slice(0, MOST);
}
