/** For an action whose mechanism no expansion models: the clauses that come nearest to it. */
import type { Action } from '../contract/action.js';
import type { Clause } from '../contract/clause.js';
import { actionKindId } from './rule.js';
import type { Ruleset } from './ruleset.js';

const MOST = 8;

/** Words of an action's kind that clauses use for what it does. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  capture: ['captur', 'prisoner'],
  'pay-ransom': ['prisoner', 'ransom'],
  'move-figure': ['redeploy', 'moved'],
};

/** Ids of clauses about the same token or figure, then of those that speak of the same deed. */
export function nearestClauses(ruleset: Ruleset, action: Action): string[] {
  const subject = (action as { kind?: string }).kind;
  const words = WORDS[action.type] ?? actionKindId(action).split(/[/-]/).slice(-1);
  const about = ({ involves }: Clause) => subject !== undefined && (involves.tokens.includes(subject) || involves.figures.includes(subject));
  const speaks = ({ statement }: Clause) => words.some((word) => statement.toLowerCase().includes(word));
  const all = [...ruleset.clauses];
  return [...new Set([...all.filter(about), ...all.filter(speaks)].map(({ id }) => id))].slice(0, MOST);
}
