/** Settings about the turn of a volcano tile. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

/**
 * That every other figure is barred as well is told of the Big Boxes 2 and 3 of Hans im Glück; of Rio Grande's Big Box 3 and Z-Man's first edition
 * no source tells the words, so that both readings stand there.
 */
export const VOLCANO_OTHER_FIGURES = setting({
  key: 'volcano.otherFigures',
  kind: 'edition-difference',
  values: [
    {
      value: 'forbidden',
      cites: ['pd.volcano.no-other-figure-either', 'pd.volcano.special-figures-c2'],
      also: ['pd.volcano.forbid.pig', 'pd.volcano.forbid.builder'],
    },
    {
      value: 'builder-and-pig-allowed',
      cites: ['pd.volcano.builder-pig-allowed-in-older-printings'],
    },
    { value: 'not-stated', cites: ['pd.volcano.no-follower-on-it', 'pd.volcano.builder-pig-allowed-in-older-printings'] },
  ],
  presets: {
    'hig-c1-original-2005': ['builder-and-pig-allowed', 'stated'],
    'hig-c1-big-box-2': ['forbidden', 'stated'],
    'hig-c1-big-box-3': ['forbidden', 'stated'],
    'hig-c1-current': ['forbidden', 'stated'],
    'rgg-big-box-1': ['builder-and-pig-allowed', 'inferred'],
    'rgg-big-box-3': ['not-stated', 'inferred'],
    'zmg-c1': ['not-stated', 'inferred'],
    'zmg-c2-2016': ['forbidden', 'inferred'],
    'wikicarpedia-c2-current': ['forbidden', 'stated'],
  },
  recommended: 'forbidden',
});

export const VOLCANO_FAIRY_MOVE = setting({
  key: 'volcano.fairyMove',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      cites: ['pd.volcano.fairy-may-move', 'pd.volcano.fairy-change-principle'],
    },
    { value: 'forbidden', cites: ['pd.volcano.fairy-forbidden-old-faq'] },
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
});

/**
 * That the turn goes on the printings state where they let the fairy be moved after a volcano tile. Of that of 2005 an old answer to a question says the
 * contrary of the fairy, and nothing says it of the score: there it is inferred from the order of every turn.
 */
export const VOLCANO_TURN_FLOW = setting({
  key: 'volcano.turnFlow',
  kind: 'edition-difference',
  values: [
    {
      value: 'continue',
      cites: ['pd.volcano.turn-ends-conflict', 'pd.volcano.no-effect-on-scoring', 'pd.volcano.fairy-may-move'],
    },
    {
      value: 'literal-end',
      cites: ['pd.volcano.turn-ends-zmg', 'pd.volcano.turn-ends-conflict'],
    },
  ],
  presets: {
    ...everyPreset('continue', 'stated'),
    'hig-c1-original-2005': ['continue', 'inferred'],
    'zmg-c2-2016': ['continue', 'inferred'],
  },
  recommended: 'continue',
});

export const VOLCANO_ACTION_LIMIT = setting({
  key: 'volcano.actionLimit',
  kind: 'edition-difference',
  values: [
    {
      value: 'one-of-the-list',
      cites: ['pd.volcano.one-alternative-action', 'pd.volcano.one-action-vs-list-c1', 'pd.volcano.alternatives-named-with-or-c1'],
    },
    {
      value: 'not-stated',
      cites: ['pd.volcano.one-action-vs-list-c1', 'pd.volcano.alternatives-named-with-or-c1'],
    },
  ],
  presets: {
    ...everyPreset('not-stated', 'inferred'),
    'wikicarpedia-c2-current': ['one-of-the-list', 'stated'],
  },
  recommended: 'one-of-the-list',
});
