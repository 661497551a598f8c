/** With the Count: the plague comes to the outside of the City alone, and who leaves it may come to a flea. */
import { rulesOf } from '../../kernel/declare/rule.js';
import type { CountClauseId } from '../count/author.js';
import type { PlagueClauseId } from './author.js';
import { BOTH, goalOf, type Flea } from './spreading.js';
import { comesThere } from './with-others.js';

const CITY = 'city-of-carcassonne';
const rule = rulesOf<PlagueClauseId | CountClauseId>('plague.with-count');

const outsideOnly = rule<Flea>({
  id: 'outside-only',
  on: BOTH,
  cites: ['count.x-plague.outside-only'],
  applies: ({ view, action }) => {
    const cell = goalOf(action);
    return cell !== undefined && (view.board.tile(cell)?.shape.design.symbols.includes(CITY) ?? false);
  },
  judge: ({ view, action, pass, forbid }) => {
    const cell = goalOf(action)!;
    return view.board.tile(cell)!.shape.design.features.length > 0
      ? pass('the plague may come to the outside of the City')
      : forbid('nothing of {tile} lies outside the walls of the City', { tile: cell });
  },
});

export const rulesWithCount = [
  outsideOnly,
  comesThere('with-count.leaves-the-city', ['move-figure/leave-city', 'move-figure/leave-city-at-end'], {
    message: 'whether a follower may leave the City for a tile with a flea no source says',
  }),
];
