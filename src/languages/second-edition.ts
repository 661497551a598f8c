/** A statement of a clause in the terms of the second edition. */
import type { Clause, ClauseKind } from '../contract/clause.js';

/** The first edition's word, the second edition's, and both in the plural. `corpus/terms.ts` says the same of the singulars. */
export const RENAMED: readonly (readonly [first: string, second: string, firsts: string, seconds: string])[] = [
  ['follower', 'meeple', 'followers', 'meeples'],
  ['cloister', 'monastery', 'cloisters', 'monasteries'],
  ['farm', 'field', 'farms', 'fields'],
  ['thief', 'highwayman', 'thieves', 'highwaymen'],
];

const words = (...list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i');

const renamings = RENAMED.map(([first, second, firsts, seconds]) => ({
  one: new RegExp(`\\b${first}\\b`, 'gi'),
  many: new RegExp(`\\b${firsts}\\b`, 'gi'),
  second,
  seconds,
  named: words(second, seconds),
}));

const likeCase = (word: string) => (found: string) => (found[0] === found[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word);

/** A word that stands beside its counterpart is kept: there the two editions are held against each other. */
export const inSecondEdition = (statement: string): string =>
  renamings.reduce(
    (text, { one, many, second, seconds, named }) =>
      named.test(statement) ? text : text.replace(many, likeCase(seconds)).replace(one, likeCase(second)),
    statement,
  );

/** Clauses that compare wordings: there the word itself is the matter. */
const ABOUT_WORDS: ReadonlySet<ClauseKind> = new Set(['change-note', 'publisher-difference', 'errata-or-conflict']);

const statements = new WeakMap<Clause, string>();

/** As it stands where it compares wordings, and where it is no law of the second edition. */
export function secondEditionStatement(clause: Clause): string {
  let statement = statements.get(clause);
  if (statement === undefined) {
    const kept = ABOUT_WORDS.has(clause.kind) || !clause.editions.includes('C2');
    statement = kept ? clause.statement : inSecondEdition(clause.statement);
    statements.set(clause, statement);
  }
  return statement;
}
