/** With Abbey & Mayor: mayor, wagon and barn are put on no tower. */
import type { PlaceFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type abbeyClauses from '../abbey-and-mayor/clauses.json';
import type { TowerClauseId } from './author.js';
import { isTop } from './towers.js';

const rule = rulesOf<TowerClauseId | keyof (typeof abbeyClauses)['clauses']>('tower.with-abbey-and-mayor');

const BARRED = ['mayor', 'wagon', 'barn'];

const notOnTop = rule<PlaceFigure>({
  id: 'top.not-mayor-wagon-barn',
  on: 'place-figure',
  cites: ['abbey-and-mayor.mayor.not-on-tower', 'tower.top.not-mayor-wagon-barn'],
  applies: ({ action }) => isTop(action.at),
  judge: ({ action: { kind }, pass, forbid }) =>
    BARRED.includes(kind) ? forbid('mayor, wagon and barn are put on no tower', { kind }) : pass('it is neither mayor nor wagon nor barn', { kind }),
});

export const rulesWithAbbeyAndMayor = [notOnTop];
