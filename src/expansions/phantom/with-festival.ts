/** With The Festival: the phantom may follow a figure that was taken back. */
import type { PlaceFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type festival from '../festival/clauses.json';

const rule = rulesOf<keyof (typeof festival)['clauses']>('phantom.with-festival');

const afterReturn = rule<PlaceFigure>({
  id: 'after-return',
  about: 'turn',
  on: 'place-figure',
  isRemark: true,
  cites: ['festival.phantom.after-return'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'festival'),
  judge: ({ pass }) => pass('after a figure was taken back the phantom may follow, and nobody else'),
});
export const rulesWithFestival = [afterReturn];
