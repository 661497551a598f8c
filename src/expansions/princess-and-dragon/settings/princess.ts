/** Settings about the princess. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const PRINCESS_REMOVAL = setting({
  key: 'princess.removal',
  question: 'Whether a knight must leave the city when a princess tile extends it',
  kind: 'edition-difference',
  values: [
    {
      value: 'may',
      means: 'the player may leave every knight where it is and then deploy as usual',
      cites: ['pd.princess.may-remove', 'pd.princess.must-to-may-change'],
    },
    {
      value: 'must',
      means: 'one knight has to go, unless the city holds none; only a new or empty city leaves the deployment open',
      cites: ['pd.princess.must-remove', 'pd.princess.old-deploy-sentence'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['must', 'stated'],
    'hig-c1-big-box-2': ['may', 'stated'],
    'hig-c1-big-box-3': ['may', 'stated'],
    'hig-c1-current': ['may', 'stated'],
    'rgg-big-box-1': ['must', 'stated'],
    'rgg-big-box-3': ['must', 'stated'],
    'zmg-c1': ['must', 'stated'],
    'zmg-c2-2016': ['may', 'stated'],
    'wikicarpedia-c2-current': ['may', 'stated'],
  },
  recommended: 'may',
  note: 'with `must`, an occupied city leaves no choice and therefore no deployment',
});

export const PRINCESS_LARGE_FOLLOWER = setting({
  key: 'princess.largeFollower',
  question: 'When the princess may take a large follower',
  kind: 'edition-difference',
  values: [
    {
      value: 'any',
      means: 'a large follower can be chosen like any other knight',
      cites: ['pd.princess.removable.large-follower', 'pd.princess.large-follower-old-rule'],
    },
    {
      value: 'only-if-no-other-knight',
      means: 'a large follower can be chosen only where it is the only knight left to choose',
      cites: ['pd.princess.large-follower-old-rule'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['only-if-no-other-knight', 'stated'],
    'hig-c1-big-box-2': ['any', 'stated'],
    'hig-c1-big-box-3': ['any', 'stated'],
    'hig-c1-current': ['any', 'stated'],
    'rgg-big-box-1': ['any', 'inferred'],
    'rgg-big-box-3': ['any', 'inferred'],
    'zmg-c1': ['any', 'inferred'],
    'zmg-c2-2016': ['any', 'stated'],
    'wikicarpedia-c2-current': ['any', 'stated'],
  },
  recommended: 'any',
  note: 'the restriction comes from an early FAQ; Big Boxes named without a publisher prove nothing for Rio Grande',
});

export const PRINCESS_SEGMENT_SCOPE = setting({
  key: 'princess.segmentScope',
  question: 'Which city of a princess tile with two city pieces is affected',
  kind: 'edition-difference',
  values: [
    {
      value: 'segment-with-symbol',
      means: 'only the city of the piece that shows her; two pieces the tile joins are one city',
      cites: ['pd.princess.segment-with-symbol-only', 'pd.princess.joined-segments'],
    },
    { value: 'whole-tile', means: 'any city that the tile extends', cites: ['pd.princess.trigger'] },
  ],
  presets: {
    ...everyPreset('segment-with-symbol', 'inferred'),
    'wikicarpedia-c2-current': ['segment-with-symbol', 'stated'],
  },
  recommended: 'segment-with-symbol',
  note: "the first edition is silent; the publisher's answer for the second edition is applied to it",
});
