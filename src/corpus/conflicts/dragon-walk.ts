/** Contradictions about when and where the dragon walks. */
import { conflicts } from './conflict.js';

export const dragonWalkConflicts = conflicts([
  {
    id: 'conflict.dragon.timing-rgg',
    question: 'Are the features of the turn scored before or after the walk?',
    clauses: ['pd.dragon.timing.rgg-internal-conflict', 'pd.dragon.timing.rgg-score-first', 'pd.dragon.timing.after-deploy-before-score'],
    readings: [
      { value: 'before-scoring', statement: 'the dragon walks first', clauses: ['pd.dragon.timing.after-deploy-before-score'] },
      { value: 'after-scoring', statement: 'what the tile completes is scored first', clauses: ['pd.dragon.timing.rgg-score-first'] },
    ],
    resolution: {
      reading: 'before-scoring',
      reason: 'date',
      explanation:
        'the note of 2019 takes the text of the Big Boxes for a slip, as their own table of the turn says otherwise; the presets that read them literally keep it',
    },
    setting: 'dragon.timing',
  },
  {
    id: 'conflict.dragon.timing-step-label',
    question: 'Does the number of its step put the walk before the placing of a figure?',
    clauses: ['pd.dragon.timing.label-1b-or-2b', 'pd.dragon.timing.after-deploy-before-score', 'pd.dragon.timing.c2-right-before-scoring'],
    readings: [
      {
        value: 'before-placing',
        statement: 'as a part of the first step the walk would come before a meeple is placed',
        clauses: ['pd.dragon.timing.label-1b-or-2b'],
      },
      {
        value: 'after-placing',
        statement: 'a meeple is placed first, then the dragon walks',
        clauses: ['pd.dragon.timing.after-deploy-before-score', 'pd.dragon.timing.c2-right-before-scoring'],
      },
    ],
    resolution: {
      reading: 'after-placing',
      reason: 'context',
      explanation: 'the text under the number and the answer to a question say the order in words',
    },
  },
  {
    id: 'conflict.dragon.start-tile',
    question: 'May the dragon return to the tile that its walk began on?',
    clauses: [
      'pd.dragon.move.start-tile-unstated-in-c2',
      'pd.dragon.move.no-tile-twice',
      'pd.dragon.move.no-return-to-start',
      'pd.dragon.example.forced-step',
    ],
    readings: [
      {
        value: 'counts-as-visited',
        statement: 'no, that tile counts as visited',
        clauses: ['pd.dragon.move.no-return-to-start', 'pd.dragon.example.forced-step'],
      },
      {
        value: 'may-be-re-entered',
        statement: 'yes, only tiles entered in this walk are closed',
        clauses: ['pd.dragon.move.no-tile-twice', 'pd.dragon.move.start-tile-unstated-in-c2'],
      },
    ],
    resolution: {
      reading: 'counts-as-visited',
      reason: 'context',
      explanation: 'the example of the edition whose text leaves it out treats the tile as visited, and the first edition says it',
    },
    setting: 'dragon.startTile',
  },
  {
    id: 'conflict.dragon.dead-end',
    question: 'Does the tile of the fairy help to close a dead end?',
    clauses: ['pd.dragon.move.dead-end-includes-fairy', 'pd.dragon.move.dead-end', 'pd.dragon.move.not-onto-fairy-tile'],
    readings: [
      {
        value: 'every-closed-tile',
        statement: 'a tile that the dragon may not enter, for whatever reason, is no way out',
        clauses: ['pd.dragon.move.dead-end', 'pd.dragon.move.not-onto-fairy-tile'],
      },
      { value: 'visited-tiles-only', statement: 'only tiles already visited make a dead end', clauses: ['pd.dragon.move.dead-end-includes-fairy'] },
    ],
    resolution: {
      reading: 'every-closed-tile',
      reason: 'no-contradiction',
      explanation: 'the general sentence refers to all the rules of the walk; the remark in brackets gives one instance',
    },
  },
  {
    id: 'conflict.dragon.redraw',
    question: 'Must another tile be drawn in place of an early dragon tile?',
    clauses: ['pd.dragon.entry.redraw-may-or-must', 'pd.dragon.entry.redraw'],
    readings: [
      { value: 'must', statement: 'another tile is drawn and laid', clauses: ['pd.dragon.entry.redraw'] },
      { value: 'may', statement: 'the player can do without a tile in this turn', clauses: ['pd.dragon.entry.redraw-may-or-must'] },
    ],
    resolution: {
      reading: 'must',
      reason: 'no-contradiction',
      explanation: 'a turn lays a tile wherever one fits; the permission is to draw once more, not to leave the tile out',
    },
  },
  {
    id: 'conflict.dragon.count-city',
    question: 'Are the tiles of the City of Carcassonne closed to the dragon?',
    clauses: ['pd.dragon.x.count.entry-wording-conflict', 'pd.dragon.x.count.city-closed', 'pd.dragon.x.count.tiles-enterable-outside'],
    readings: [
      { value: 'tiles-closed', statement: 'the dragon enters none of the tiles that show the city', clauses: ['pd.dragon.x.count.city-closed'] },
      {
        value: 'outside-the-walls',
        statement: 'the dragon enters these tiles and stays outside the walls',
        clauses: ['pd.dragon.x.count.tiles-enterable-outside'],
      },
    ],
    resolution: {
      reading: 'outside-the-walls',
      reason: 'specificity',
      explanation: 'the clarification of December 2013 says what the short sentence means',
    },
  },
  {
    id: 'conflict.dragon.scoring-answer-lost',
    question: 'Is what a dragon tile completes scored only after the walk?',
    clauses: ['pd.dragon.eat.faq-answer-missing-in-one-seed', 'pd.dragon.timing.completed-feature'],
    readings: [
      { value: 'after-the-walk', statement: 'yes, and the dragon may have emptied it by then', clauses: ['pd.dragon.timing.completed-feature'] },
      {
        value: 'no-answer',
        statement: 'one rendering of the page has the question without an answer',
        clauses: ['pd.dragon.eat.faq-answer-missing-in-one-seed'],
      },
    ],
    resolution: { reading: 'after-the-walk', reason: 'source-defect', explanation: 'the two fuller states of the same page have kept the answer' },
  },
]);
