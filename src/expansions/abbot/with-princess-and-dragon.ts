/** With The Princess & the Dragon: the early removal and the fairy exclude each other. */
import type { Action, RemoveFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { AbbotClauseId } from './author.js';
import { REMOVAL_EXCLUDES } from './settings.js';

const rule = rulesOf<PrincessAndDragonClauseId | AbbotClauseId>('abbot.with-princess-and-dragon');

const removalAfterFairy = rule<Action>({
  id: 'removal-after-fairy',
  about: 'turn',
  on: 'remove-figure/abbot',
  cites: ['pd.fairy.moved.no-other-figure', 'abbot.early-removal'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: (inquiry) =>
    inquiry.get(REMOVAL_EXCLUDES) === 'any-figure-action'
      ? inquiry.forbid('the fairy was moved in this turn')
      : inquiry.pass('no figure was placed in this turn'),
});

const fairyAfterRemoval = rule<Action>({
  id: 'fairy-after-removal',
  about: 'turn',
  on: 'move-fairy',
  cites: ['pd.fairy.move-condition-difference', 'abbot.early-removal'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'abbot'),
  judge: (inquiry) =>
    inquiry.get(REMOVAL_EXCLUDES) === 'any-figure-action'
      ? inquiry.forbid('the abbot was taken back in this turn')
      : inquiry.pass('no figure was placed in this turn'),
});

const inVolcanoTurn = rule<Action>({
  id: 'removal-in-volcano-turn',
  on: 'remove-figure/abbot',
  cites: ['pd.volcano.allow.abbot-removal', 'abbot.removal.volcano-turn'],
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

const beforeTheDragon = rule<RemoveFigure>({
  id: 'removal-before-the-dragon',
  on: 'remove-figure/abbot',
  isRemark: true,
  cites: ['abbot.removal.before-the-dragon'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('the abbot may be taken back before the dragon walks'),
});

const scoresNothing = rule<MoveDragon>({
  id: 'eaten-he-scores-nothing',
  on: 'move-dragon',
  isRemark: true,
  cites: ['abbot.removal.not-by-others'],
  applies: ({ view, action }) => view.onTile(action.to).some(({ figure }) => figure.kind === 'abbot'),
  judge: ({ pass }) => pass('only his owner takes him back for points'),
});

/** Where a knight must be removed, the abbot is not taken back instead. */
const notInstead = rule<RemoveFigure>({
  id: 'removal-not-instead-of-a-knight',
  about: 'turn',
  on: 'remove-figure/abbot',
  isRemark: true,
  seconds: ['princess-and-dragon.princess.must-remove'],
  cites: ['abbot.removal.not-with-princess'],
  applies: ({ view }) => view.laid?.shape.design.features.some(({ marks }) => marks.includes('princess')) === true,
  judge: ({ pass }) => pass('the abbot is not taken back instead of a knight who must be removed'),
});

/** What the second edition lists as barred after a removal is lost; but where each is the action of its turn, they exclude each other. */
const removalAfterPrincess = rule<RemoveFigure>({
  id: 'removal-after-princess',
  about: 'turn',
  on: 'remove-figure/abbot',
  cites: ['abbot.removal.not-with-princess'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: (inquiry) =>
    inquiry.get(REMOVAL_EXCLUDES) === 'any-figure-action'
      ? inquiry.forbid('the princess has removed a knight in this turn: the abbot may not be taken back')
      : inquiry.pass('no figure was placed in this turn'),
});

const princessAfterRemoval = rule<RemoveFigure>({
  id: 'princess-after-removal',
  about: 'turn',
  on: 'remove-figure/princess',
  cites: ['abbot.removal.not-with-princess'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'abbot'),
  judge: (inquiry) =>
    inquiry.get(REMOVAL_EXCLUDES) === 'any-figure-action'
      ? inquiry.forbid('the abbot was taken back in this turn')
      : inquiry.pass('no figure was placed in this turn'),
});

export const rulesWithPrincessAndDragon = [
  noBonus,
  removalAfterFairy,
  fairyAfterRemoval,
  inVolcanoTurn,
  beforeTheDragon,
  scoresNothing,
  notInstead,
  removalAfterPrincess,
  princessAfterRemoval,
];
