/** What sources and fleas mean to a wagon that moves on. */
import type { MoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import { rule } from './author.js';
import { fleaOn, hasActiveOutbreak } from './regions.js';

const wagonMoves = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon-moves',
  on: 'move-figure/wagon',
  cites: ['plague.source.no-figure-while-active', 'plague.infected.no-placing', 'plague.infected.latent-placing'],
  applies: ({ view, action }) => {
    const cell = cellOf(action.to);
    return cell !== undefined && (hasActiveOutbreak(view, cell) || fleaOn(view, cell) !== undefined);
  },
  judge: ({ view, action, forbid, unregulated }) => {
    const cell = cellOf(action.to)!;
    return hasActiveOutbreak(view, cell)
      ? forbid('nobody comes to an active plague source', { tile: cell })
      : unregulated('whether a wagon may move to a tile with a flea no source says', { tile: cell });
  },
});

export const rulesWithAbbeyAndMayor = [wagonMoves];
