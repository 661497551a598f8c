/** With The Princess & the Dragon: whether the early removal and the fairy exclude each other, no source says. */
import type { Action, RemoveFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/rule.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';

const rule = rulesOf<PrincessAndDragonClauseId>('abbot.with-princess-and-dragon');

const removalAfterFairy = rule<Action>({
  id: 'removal-after-fairy',
  on: 'remove-figure/abbot',
  cites: ['pd.fairy.moved.no-other-figure', 'pd.fairy.x.abbot.no-three-points-on-removal'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ unregulated }) => unregulated('no source says whether the abbot may be taken back after the fairy was moved'),
});

const fairyAfterRemoval = rule<Action>({
  id: 'fairy-after-removal',
  on: 'move-fairy',
  cites: ['pd.fairy.move-condition-difference', 'pd.fairy.x.festival.no-move'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'abbot'),
  judge: ({ unregulated }) => unregulated('no source says whether the fairy may be moved after the abbot was taken back'),
});

const inVolcanoTurn = rule<Action>({
  id: 'removal-in-volcano-turn',
  on: 'remove-figure/abbot',
  cites: ['pd.volcano.allow.abbot-removal'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('in a volcano turn the abbot may be taken back'),
});

const noBonus = rule<RemoveFigure>({
  id: 'no-fairy-bonus-on-removal',
  on: 'remove-figure/abbot',
  cites: ['pd.fairy.x.abbot.no-three-points-on-removal'],
  applies: ({ view, action }) => view.neutral('fairy')?.figure === action.figure,
  judge: ({ pass }) => pass('the fairy pays nothing when the abbot is taken back'),
});

export const rulesWithPrincessAndDragon = [noBonus, removalAfterFairy, fairyAfterRemoval, inVolcanoTurn];
