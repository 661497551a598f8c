/** With The Festival: the phantom may follow a figure that was taken back; whether it is one itself no source says. */
import type { PlaceFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type festival from '../festival/clauses.json';
import { PHANTOM_TAKEN_BACK } from './settings.js';

const rule = rulesOf<keyof (typeof festival)['clauses']>('phantom.with-festival');

const isReturn = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && by === 'festival';

const afterReturn = rule<PlaceFigure>({
  id: 'after-return',
  about: 'turn',
  on: 'place-figure',
  isRemark: true,
  cites: ['festival.phantom.after-return'],
  applies: ({ view }) => view.done.some(isReturn),
  judge: ({ pass }) => pass('after a figure was taken back the phantom may follow, and nobody else'),
});
const itself = rule<PlaceFigure>({
  id: 'taken-back-itself',
  about: 'kind',
  on: 'place-figure',
  cites: ['festival.phantom.after-return', 'festival.return.to-supply'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some((done) => isReturn(done) && done['kind'] === 'phantom'),
  judge: (inquiry) =>
    inquiry.get(PHANTOM_TAKEN_BACK) === 'allowed'
      ? inquiry.pass('the phantom that was taken back is in the supply')
      : inquiry.unregulated('no source says whether the phantom may be placed again that was taken back in this turn'),
});

export const rulesWithFestival = [afterReturn, itself];
