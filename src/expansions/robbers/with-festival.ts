/** With the Festival, which takes back figures from the whole playing area: whether the scoring track is part of it no source says. */
import type { RemoveFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type festivalClauses from '../festival/clauses.json';
import type { RobbersClauseId } from './author.js';
import { ROBBER } from './track.js';

const rule = rulesOf<RobbersClauseId | keyof (typeof festivalClauses)['clauses']>('robbers.with-festival');

const takenBack = rule<RemoveFigure>({
  id: 'taken-back',
  on: 'remove-figure/festival',
  cites: ['robbers.setup.only-track', 'festival.return.any-kind', 'festival.return.anywhere'],
  applies: ({ view, action }) => view.figure(action.figure)?.figure.kind === ROBBER,
  judge: ({ unregulated }) => unregulated('no source says whether a robber on the scoring track can be taken back'),
});

export const rulesWithFestival = [takenBack];
