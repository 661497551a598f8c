/** With Abbey & Mayor: mayor, wagon and barn are put on no tower. */
import type { PlaceFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type abbeyClauses from '../abbey-and-mayor/clauses.json';
import type { TowerClauseId } from './author.js';
import { isTop } from './towers.js';
import type { Capture } from './wire.js';

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

const caught = rule<Capture>({
  id: 'capture.mayor-or-wagon',
  isRemark: true,
  on: 'capture',
  cites: ['tower.capture.mayor-and-wagon'],
  applies: ({ view, action }) => ['mayor', 'wagon'].includes(view.figure(action.figure)?.figure.kind ?? ''),
  judge: (inquiry) => {
    const isWagon = inquiry.view.figure(inquiry.action.figure)?.figure.kind === 'wagon';
    inquiry.cite([isWagon ? 'abbey-and-mayor.wagon.only-after-scoring' : 'abbey-and-mayor.mayor.caught']);
    return inquiry.pass(isWagon ? 'a wagon that is captured moves nowhere' : 'a mayor is captured like others');
  },
});

export const rulesWithAbbeyAndMayor = [notOnTop, caught];
