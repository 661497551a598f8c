/** With The Tower: the phantom may follow a tower piece. */
import type { PlaceFigure, PlaceToken } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { isAfterFigures } from '../../kernel/play/phase.js';
import type towerClauses from '../tower/clauses.json';
import type clauses from './clauses.json';

type ClauseId = keyof (typeof clauses)['clauses'] | keyof (typeof towerClauses)['clauses'];
const rule = rulesOf<ClauseId>('phantom.with-tower');

const PIECE = 'tower-piece';

const afterAPiece = rule<PlaceFigure>({
  id: 'after-a-piece',
  about: 'kind',
  on: 'place-figure',
  cites: ['tower.with-phantom.after-a-piece', 'phantom.after.any-figure-action'],
  overrides: ['base.turn.one-figure-action', 'tower.action.one-of-four'],
  applies: ({ view, action }) =>
    action.kind === 'phantom' && !isAfterFigures(view) && view.done.some(({ type, kind }) => type === 'place-token' && kind === PIECE),
  judge: ({ view, pass, forbid }) =>
    view.done.some(({ type, kind }) => type === 'place-figure' && kind === 'phantom')
      ? forbid('the phantom has been placed in this turn')
      : pass('the phantom may follow a tower piece'),
});

const notAPiece = rule<PlaceToken>({
  id: 'not-a-piece',
  about: 'turn',
  on: `place-token/${PIECE}`,
  isRemark: true,
  seconds: ['base.turn.one-figure-action', 'tower.action.one-of-four'],
  cites: ['tower.with-phantom.not-a-piece', 'phantom.no-piece'],
  judge: ({ pass }) => pass('the phantom places no tower piece, it may only be put on a tower'),
});

export const rulesWithTower = [afterAPiece, notAPiece];
