/** With Traders & Builders: the tile wins the double turn, whatever is done with the abbot. */
import type { RemoveFigure } from '../../contract/action.js';
import { rule } from './author.js';

const doubleTurn = rule<RemoveFigure>({
  id: 'with-traders-and-builders.double-turn',
  about: 'turn',
  on: 'remove-figure/abbot',
  isRemark: true,
  cites: ['abbot.removal.double-turn-untouched'],
  applies: ({ view }) =>
    view.turn.extraPart === true ||
    view.figures.some(({ figure: { kind, owner, at } }) => {
      const extended = kind === 'builder' && owner === view.active ? view.feature(at) : undefined;
      return extended !== undefined && view.isPartlyOnLaid(extended);
    }),
  judge: ({ pass }) => pass('taking the abbot back changes nothing about a double turn'),
});
export const rulesWithBuilder = [doubleTurn];
