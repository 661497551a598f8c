/** Mage & Witch in games of JCloisterZone. */
import type { MoveFigure, RemoveFigure } from '../../contract/action.js';
import type { Jcz, JczDestination, JczPointer, JczTools } from '../../contract/foreign.js';
import { BOTH } from './figures.js';

const isPointer = (to: unknown): to is JczPointer => typeof to === 'object' && to !== null && 'location' in to;
const remove = (figure: string): RemoveFigure => ({ type: 'remove-figure', figure, by: 'magic-symbol' });

const move =
  (figure: string) =>
  (to: JczDestination | null | undefined, { place }: JczTools): MoveFigure | RemoveFigure | undefined => {
    if (!isPointer(to)) return remove(figure);
    const spot = place(to);
    return spot && { type: 'move-figure', figure, to: spot };
  };

/** `mage.1` */
const kindOf = (id: unknown): string | undefined => BOTH.find((kind) => String(id).startsWith(`${kind}.`));

interface Options {
  readonly figureId?: unknown;
  readonly options?: readonly unknown[];
}

export const mageAndWitchJcz: Jcz = {
  elements: { mage: null, witch: null },
  habits: { 'mage-and-witch.onDragonTile': 'allowed', 'dragon.diet': 'no-neutral-figures' },
  neutrals: { 'mage.': move('mage'), 'witch.': move('witch') },
  offers: {
    NeutralFigure: ({ figureId, options = [] }: Options, tools) => {
      const figure = kindOf(figureId);
      return figure === undefined ? [] : options.flatMap((to) => move(figure)(to as JczPointer, tools) ?? []);
    },
    RemoveMageOrWitch: ({ options = [] }: Options) => options.flatMap((id) => kindOf(id) ?? []).map(remove),
  },
};
