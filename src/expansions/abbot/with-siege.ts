/** With The Siege: knights leave by monasteries, and a garden is none. */
import type { RemoveFigure } from '../../contract/action.js';
import { rule } from './author.js';

const gardenIsNoWayOut = rule<RemoveFigure>({
  id: 'garden.no-way-out',
  on: 'remove-figure/siege-escape',
  isRemark: true,
  cites: ['abbot.garden.no-monastery'],
  applies: ({ view }) => view.board.laid.some(({ shape }) => shape.design.features.some(({ kind }) => kind === 'garden')),
  judge: ({ pass }) => pass('a garden is no monastery: no knight escapes by it'),
});
export const rulesWithSiege = [gardenIsNoWayOut];
