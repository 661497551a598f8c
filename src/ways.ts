/** Ways in which figures come and go, of all expansions: whoever reads an action knows them, whatever is modelled. */
import Type, { type TSchema } from 'typebox';
import type { MoveFigure, PlaceFigure, RemoveFigure } from './contract/action.js';

/** By which way a figure is placed, where there are several. */
export const PLACED_VIA = ['magic-portal', 'flying-machine', 'corn-circle', 'seduction'] as const;
/** What takes a figure off the board. */
export const REMOVED_BY = ['princess', 'abbot', 'festival', 'trap', 'siege-escape', 'corn-circle', 'wheel', 'magic-symbol'] as const;
/** What moves a figure, where it is not the figure's own right. */
export const MOVED_BY = ['flee'] as const;

type Said<A, Known> = Omit<A, keyof Known> & Known;
/** The actions that name a way. */
export type WayAction =
  | Said<PlaceFigure, { via?: (typeof PLACED_VIA)[number] }>
  | Said<RemoveFigure, { by: (typeof REMOVED_BY)[number] }>
  | Said<MoveFigure, { by?: (typeof MOVED_BY)[number] }>;

/** Type of action -> member -> schema. */
export const wayMembers: Readonly<Record<string, Readonly<Record<string, TSchema>>>> = {
  'place-figure': {
    via: Type.Enum([...PLACED_VIA], { description: 'by which way, where there are several; inferred where only one is possible' }),
  },
  'remove-figure': { by: Type.Enum([...REMOVED_BY], { description: 'what removes it' }) },
  'move-figure': { by: Type.Enum([...MOVED_BY], { description: 'what moves it' }) },
};
