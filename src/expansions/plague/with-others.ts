/** What sources and fleas mean to figures that come by another way than being placed, as a wagon does that moves on. */
import type { MoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import { rule } from './author.js';
import { fleaOn, hasActiveOutbreak } from './regions.js';

/** `comer`: who comes there, in words. */
export const comesThere = (id: string, on: readonly string[], comer: { readonly message: string }) =>
  rule<MoveFigure>({
    id,
    on,
    cites: ['plague.source.no-figure-while-active', 'plague.infected.no-placing', 'plague.infected.latent-placing'],
    applies: ({ view, action }) => {
      const cell = cellOf(action.to);
      return cell !== undefined && (hasActiveOutbreak(view, cell) || fleaOn(view, cell) !== undefined);
    },
    judge: ({ view, action, forbid, unregulated }) => {
      const cell = cellOf(action.to)!;
      return hasActiveOutbreak(view, cell)
        ? forbid('nobody comes to an active plague source', { tile: cell })
        : unregulated(comer.message, { tile: cell });
    },
  });

export const rulesWithAbbeyAndMayor = [
  comesThere('with-abbey-and-mayor.wagon-moves', ['move-figure/wagon'], {
    message: 'whether a wagon may move to a tile with a flea no source says',
  }),
];
