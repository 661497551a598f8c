/** Mage & Witch in games of JCloisterZone. */
import type { MoveFigure, RemoveFigure } from '../../contract/action.js';
import { optionsOf, type Jcz, type JczDestination, type JczPointer, type JczTools } from '../../contract/foreign.js';

const isPointer = (to: unknown): to is JczPointer => typeof to === 'object' && to !== null && 'location' in to;
const remove = (figure: string): RemoveFigure => ({ type: 'remove-figure', figure, by: 'magic-symbol' });

const move =
  (figure: string) =>
  (to: JczDestination | null | undefined, { place }: JczTools): MoveFigure | RemoveFigure | undefined => {
    if (!isPointer(to)) return remove(figure);
    const spot = place(to);
    return spot && { type: 'move-figure', figure, to: spot };
  };

export const mageAndWitchJcz: Jcz = {
  elements: { mage: null, witch: null },
  habits: { 'mage-and-witch.joinedByPieces': 'with-the-next-tile', 'mage-and-witch.onDragonTile': 'allowed', 'dragon.diet': 'no-neutral-figures' },
  neutrals: { 'mage.': move('mage'), 'witch.': move('witch') },
  offers: {
    RemoveMageOrWitch: (item) => optionsOf(item).map((figureId) => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId, to: null } })),
  },
};
