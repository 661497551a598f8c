/** The abbot's rules, restated; general knowledge until the rulebook is at hand. */
import type { ClauseText } from '../../contract/clause.js';
import { clauses } from '../../kernel/clause.js';

const general = (statement: string, section: string) =>
  ({
    statement,
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [
      ['rulebook-base-c2', section],
      ['rulebook-abbot-c1', section],
    ],
    expansions: ['abbot'],
    figures: ['abbot'],
    phases: ['place-figure', 'score'],
  }) as const satisfies ClauseText;

export const abbotClauses = clauses({
  'abbot.monastery-or-garden': general('The abbot is placed on a monastery or a garden only.', 'The abbot'),
  'abbot.early-removal': general(
    'In a turn in which a player places no figure he may take his abbot back and score the points that the incomplete monastery or garden would bring at the end.',
    'The abbot',
  ),
});

export type AbbotClauseId = keyof typeof abbotClauses;
