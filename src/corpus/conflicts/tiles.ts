/** Contradictions about the tiles and the volcano. */
import { conflicts } from './conflict.js';

export const tileConflicts = conflicts([
  {
    id: 'conflict.tile.monastery-in-city',
    question: 'Which features of the tile with the monastery in the city can be occupied?',
    clauses: [
      'pd.tile.monastery-in-city.field-option-conflict',
      'pd.tile.monastery-in-city.choose-city-or-cloister',
      'pd.tile.monastery-in-city.choose-city-monastery-or-field',
    ],
    readings: [
      { value: 'two-places', statement: 'the city and the cloister', clauses: ['pd.tile.monastery-in-city.choose-city-or-cloister'] },
      {
        value: 'three-places',
        statement: 'the city, the monastery and the field',
        clauses: ['pd.tile.monastery-in-city.choose-city-monastery-or-field'],
      },
    ],
    resolution: {
      reading: 'three-places',
      reason: 'no-contradiction',
      explanation:
        'every feature that is printed on the tile can be occupied; the older sentence only asks that a follower stand clearly on one of two',
    },
  },
  {
    id: 'conflict.tile.tunnel-fields',
    question: 'Are the fields of the tunnel tile one field or two?',
    clauses: ['pd.tile.tunnel.field-wording-conflict', 'pd.tile.tunnel.fields-separate-zmg', 'pd.tile.tunnel.each-field-uninterrupted'],
    readings: [
      { value: 'separate', statement: 'the upper and the lower field are not joined', clauses: ['pd.tile.tunnel.fields-separate-zmg'] },
      {
        value: 'uninterrupted',
        statement: 'each of the two runs on past the mouth of the tunnel',
        clauses: ['pd.tile.tunnel.each-field-uninterrupted'],
      },
    ],
    resolution: {
      reading: 'separate',
      reason: 'no-contradiction',
      explanation: 'both sentences describe the same picture: two fields, neither of them cut by the tunnel, and one road',
    },
  },
  {
    id: 'conflict.volcano.turn-ends',
    question: 'Does the turn end as soon as the dragon has been put on the volcano tile?',
    clauses: [
      'pd.volcano.turn-ends-conflict',
      'pd.volcano.turn-ends-zmg',
      'pd.volcano.no-effect-on-scoring',
      'pd.volcano.fairy-may-move',
      'pd.scoring.normal-rules',
    ],
    readings: [
      {
        value: 'continue',
        statement: 'the fairy may be moved and features are scored as in any turn',
        clauses: ['pd.volcano.no-effect-on-scoring', 'pd.volcano.fairy-may-move', 'pd.scoring.normal-rules'],
      },
      { value: 'literal-end', statement: 'the next player draws at once', clauses: ['pd.volcano.turn-ends-zmg'] },
    ],
    resolution: {
      reading: 'continue',
      reason: 'context',
      explanation:
        'the sentence before it allows the fairy to move; that the next player follows can only mean that nothing is placed on the tile and no walk begins',
    },
    setting: 'volcano.turnFlow',
  },
  {
    id: 'conflict.volcano.one-action',
    question: 'May a volcano turn hold more than one of the actions listed for it?',
    clauses: ['pd.volcano.one-action-vs-list-c1', 'pd.volcano.one-alternative-action', 'pd.volcano.alternatives-named-with-or-c1'],
    readings: [
      { value: 'one-of-the-list', statement: 'one action of the list and no other', clauses: ['pd.volcano.one-alternative-action'] },
      {
        value: 'not-stated',
        statement: 'the list names what is possible and sets no limit',
        clauses: ['pd.volcano.one-action-vs-list-c1', 'pd.volcano.alternatives-named-with-or-c1'],
      },
    ],
    resolution: {
      reading: 'one-of-the-list',
      reason: 'date',
      explanation:
        'the newer edition takes them as alternatives for the one action with a figure; where a printing states no limit, a second action is disputed',
      left: 'disputed',
    },
    setting: 'volcano.actionLimit',
  },
]);
