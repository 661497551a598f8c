/** Ways in which figures come and go, what is chosen and what chance is asked for, of all expansions: whoever reads an action knows them, whatever is modelled. */
import Type, { type TSchema } from 'typebox';
import type { MoveFigure, PlaceFigure, RemoveFigure } from './contract/action.js';

/** By which way a figure is placed, where there are several. */
export const PLACED_VIA = ['magic-portal', 'flying-machine', 'corn-circle', 'seduction'] as const;
/** What takes a figure off the board. */
export const REMOVED_BY = ['princess', 'abbot', 'festival', 'trap', 'siege-escape', 'corn-circle', 'wheel', 'magic-symbol'] as const;
/** What moves a figure, where it is not the figure's own right. */
export const MOVED_BY = ['flee'] as const;

/** What can be chosen. */
export const OPTIONS = [
  ...['knock-out', 'seduction', 'target', 'catch', 'castle', 'buy', 'sell', 'add', 'remove', 'repeat', 'meeple', 'messenger', 'points'],
  ...['action', 'rob', 'grow', 'stable', 'score-pyramid', 'protect'],
];
/** What is drawn, rolled or thrown. */
export const CHANCES = ['tile', 'throw', 'bazaar', 'flight', 'message', 'sheep', 'animal'];

type Said<A, Known> = Omit<A, keyof Known> & Known;
/** The actions that name a way. */
export type WayAction =
  | Said<PlaceFigure, { via?: (typeof PLACED_VIA)[number] }>
  | Said<RemoveFigure, { by: (typeof REMOVED_BY)[number] }>
  | Said<MoveFigure, { by?: (typeof MOVED_BY)[number] }>;

/** The same of an action that has been taken: they are told by whatever it is. */
export const doneWays: Readonly<Record<'via' | 'by' | 'option' | 'of', TSchema>> = {
  via: Type.Enum([...PLACED_VIA]),
  by: Type.Enum([...REMOVED_BY, ...MOVED_BY]),
  option: Type.Enum(OPTIONS),
  of: Type.Enum(CHANCES),
};

/** Type of action -> member -> schema. */
export const wayMembers: Readonly<Record<string, Readonly<Record<string, TSchema>>>> = {
  'place-figure': {
    via: Type.Enum([...PLACED_VIA], { description: 'by which way, where there are several; inferred where only one is possible' }),
  },
  'remove-figure': { by: Type.Enum([...REMOVED_BY], { description: 'what removes it' }) },
  'move-figure': { by: Type.Enum([...MOVED_BY], { description: 'what moves it' }) },
  choose: { option: Type.Enum(OPTIONS) },
  chance: { of: Type.Enum(CHANCES, { description: 'what is drawn, rolled or thrown' }) },
};
