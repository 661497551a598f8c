/** With The Siege: knights leave by the churches too. */
import type { RemoveFigure } from '../../contract/action.js';
import { rule } from './author.js';

const wayOut = rule<RemoveFigure>({
  id: 'with-siege.church-is-a-way-out',
  on: 'remove-figure/siege-escape',
  isRemark: true,
  cites: ['darmstadt.church.is-monastery'],
  applies: ({ view }) => view.board.laid.some(({ shape }) => shape.design.features.some(({ marks }) => marks.includes('church'))),
  judge: ({ pass }) => pass('a church is a monastery, by which a knight may escape too'),
});
export const rulesWithSiege = [wayOut];
