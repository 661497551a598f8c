/** The abbot: a figure for monasteries and gardens that may be taken back early. Part of the second-edition base game, a promo in the first. */
import type { Expansion } from '../../kernel/expansion.js';
import { takeBack } from './actions.js';
import { abbotClauses } from './clauses.js';
import { abbotRules } from './rules.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';
import type { ActionKind } from '../../kernel/step.js';

export const abbot: Expansion = {
  id: 'abbot',
  name: { en: 'The Abbot' },
  modelled: 'complete',
  partOfBaseIn: ['C2'],
  clauses: abbotClauses,
  figures: [
    {
      kind: 'abbot',
      perPlayer: 1,
      neutral: false,
      occupies: ['monastery', 'garden'],
      weight: 1,
      cites: ['abbot.monastery-or-garden', 'base.garden.no-follower'],
    },
  ],
  actions: [takeBack as unknown as ActionKind],
  rules: [...abbotRules, ...rulesWithPrincessAndDragon],
};
