/** With The Princess & the Dragon, whose figures never meet a robber. */
import type { RemoveFigure } from '../../contract/action.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { rule } from './author.js';
import { ROBBER, robbersOnTrack } from './track.js';

const untouched = rule<MoveDragon>({
  id: 'with-princess-and-dragon.untouched',
  about: 'turn',
  on: 'move-dragon',
  isRemark: true,
  cites: ['robbers.x.pd'],
  applies: ({ view }) => robbersOnTrack(view).length > 0,
  judge: ({ pass }) => pass('robbers stand on no tile, and the dragon does not come to them'),
});

const noFairy = rule<MoveFairy>({
  id: 'with-princess-and-dragon.no-fairy',
  on: 'move-fairy',
  cites: ['robbers.x.pd'],
  applies: ({ view, action }) => 'figure' in action.to && view.figure(action.to.figure)?.figure.kind === ROBBER,
  judge: ({ forbid }) => forbid('a robber stands on no tile, and the fairy does not come to him'),
});

const noPrincess = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.no-princess',
  on: 'remove-figure/princess',
  cites: ['robbers.x.pd'],
  applies: ({ view, action }) => view.figure(action.figure)?.figure.kind === ROBBER,
  judge: ({ forbid }) => forbid('a robber stands on no tile, and nothing removes him from there'),
});

export const rulesWithPrincessAndDragon = [untouched, noFairy, noPrincess];
