/** Settings about the turn of a volcano tile. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const VOLCANO_OTHER_FIGURES = setting({
  key: 'volcano.otherFigures',
  question: 'Whether builder and pig may be put on a volcano tile just laid',
  kind: 'edition-difference',
  values: [
    {
      value: 'forbidden',
      means: 'neither followers nor any other figure',
      cites: ['pd.volcano.no-other-figure-either', 'pd.volcano.special-figures-c2', 'pd.volcano.forbid.pig', 'pd.volcano.forbid.builder'],
    },
    {
      value: 'builder-and-pig-allowed',
      means: 'the ban covers followers only',
      cites: ['pd.volcano.builder-pig-allowed-in-older-printings'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['builder-and-pig-allowed', 'stated'],
    'hig-c1-big-box-2': ['forbidden', 'stated'],
    'hig-c1-big-box-3': ['forbidden', 'stated'],
    'hig-c1-current': ['forbidden', 'stated'],
    'rgg-big-box-1': ['builder-and-pig-allowed', 'inferred'],
    'rgg-big-box-3': ['forbidden', 'inferred'],
    'zmg-c1': ['forbidden', 'inferred'],
    'zmg-c2-2016': ['forbidden', 'inferred'],
    'wikicarpedia-c2-current': ['forbidden', 'stated'],
  },
  recommended: 'forbidden',
  note: "changed with Big Box 2, so Rio Grande's Big Box 2 would have `forbidden`. The booklet of 2016 only bans meeples; its value follows from the ban on sharing the dragon's tile",
});

export const VOLCANO_FAIRY_MOVE = setting({
  key: 'volcano.fairyMove',
  question: 'Whether the fairy may be moved in the turn a volcano tile is laid',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      means: 'the fairy may be moved under the usual rules, although no deployment is given up',
      cites: ['pd.volcano.fairy-may-move', 'pd.volcano.fairy-change-principle'],
    },
    { value: 'forbidden', means: 'the fairy stays, since no deployment is given up', cites: ['pd.volcano.fairy-forbidden-old-faq'] },
  ],
  presets: {
    'hig-c1-original-2005': ['forbidden', 'inferred'],
    'hig-c1-big-box-2': ['allowed', 'inferred'],
    'hig-c1-big-box-3': ['allowed', 'inferred'],
    'hig-c1-current': ['allowed', 'stated'],
    'rgg-big-box-1': ['allowed', 'inferred'],
    'rgg-big-box-3': ['allowed', 'inferred'],
    'zmg-c1': ['allowed', 'inferred'],
    'zmg-c2-2016': ['allowed', 'stated'],
    'wikicarpedia-c2-current': ['allowed', 'stated'],
  },
  recommended: 'allowed',
  note: 'the ban stood in an early FAQ only',
});

export const VOLCANO_TURN_FLOW = setting({
  key: 'volcano.turnFlow',
  question: 'Whether a volcano turn goes on after the dragon has been put on its tile',
  kind: 'edition-difference',
  values: [
    {
      value: 'continue',
      means: 'the fairy may be moved and features are scored as in any turn',
      cites: ['pd.volcano.turn-ends-conflict', 'pd.volcano.no-effect-on-scoring', 'pd.volcano.fairy-may-move'],
    },
    {
      value: 'literal-end',
      means: 'the turn is over at once, without fairy move and scoring',
      cites: ['pd.volcano.turn-ends-zmg', 'pd.volcano.turn-ends-conflict'],
    },
  ],
  presets: {
    ...everyPreset('continue', 'stated'),
    'zmg-c2-2016': ['continue', 'inferred'],
  },
  recommended: 'continue',
  note: "the second value is one sentence of Z-Man's booklet taken literally; never recommended",
});

export const VOLCANO_ACTION_LIMIT = setting({
  key: 'volcano.actionLimit',
  question: 'How many of the actions listed for a volcano turn may be taken',
  kind: 'edition-difference',
  values: [
    {
      value: 'one-of-the-list',
      means: 'one action of the list',
      cites: ['pd.volcano.one-alternative-action', 'pd.volcano.one-action-vs-list-c1', 'pd.volcano.alternatives-named-with-or-c1'],
    },
    {
      value: 'not-stated',
      means: 'no limit is stated; combining two of them is disputed',
      cites: ['pd.volcano.one-action-vs-list-c1', 'pd.volcano.alternatives-named-with-or-c1'],
    },
  ],
  presets: {
    ...everyPreset('not-stated', 'inferred'),
    'wikicarpedia-c2-current': ['one-of-the-list', 'stated'],
  },
  recommended: 'one-of-the-list',
  note: 'with `not-stated`, a turn that combines two of the listed actions is answered as disputed',
});
