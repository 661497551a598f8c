/** Where a tower stays closed for good, a token remembers that a follower has stood on it. */
import { cellOf } from '../../contract/spot.js';
import type { PieceMoved } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { because, cites } from './author.js';
import { REOPENS } from './settings.js';
import { CLOSED, isTop } from './towers.js';

export const staysClosed: Trigger = {
  id: 'tower.top.stays-closed',
  on: ['figure-returned', 'piece-moved'],
  cites: cites('tower.top.stays-closed'),
  then: (view, effect) => {
    const from = effect.type === 'figure-returned' ? effect.at : (effect as PieceMoved).from;
    const cell = isTop(from) ? cellOf(from) : undefined;
    if (!cell || view.tokensOn(CLOSED, cell).length > 0 || view.get(REOPENS) === 'reopens') return undefined;
    return {
      effects: [
        {
          type: 'piece-moved',
          piece: { token: CLOSED },
          from: { area: 'box' },
          to: { tile: [cell[0], cell[1]] },
          ...because('top.stays-closed', 'tower.top.stays-closed'),
        },
      ],
    };
  },
};
