/** Settings about the princess. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PRINCESS_REMOVAL = setting({
  key: 'princess.removal',
  kind: 'edition-difference',
  values: [
    {
      value: 'may',
      cites: ['pd.princess.may-remove', 'pd.princess.must-to-may-change'],
    },
    {
      value: 'must',
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
});

export const PRINCESS_LARGE_FOLLOWER = setting({
  key: 'princess.largeFollower',
  kind: 'edition-difference',
  values: [
    {
      value: 'any',
      cites: ['pd.princess.removable.large-follower', 'pd.princess.large-follower-old-rule'],
    },
    {
      value: 'only-if-no-other-knight',
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
});

export const PRINCESS_SEGMENT_SCOPE = setting({
  key: 'princess.segmentScope',
  kind: 'edition-difference',
  values: [
    {
      value: 'segment-with-symbol',
      cites: ['pd.princess.segment-with-symbol-only', 'pd.princess.joined-segments'],
    },
    { value: 'whole-tile', cites: ['pd.princess.trigger'] },
  ],
  presets: {
    ...everyPreset('segment-with-symbol', 'inferred'),
    'wikicarpedia-c2-current': ['segment-with-symbol', 'stated'],
  },
  recommended: 'segment-with-symbol',
});

/** What else a removal bars: the list of one printing is lost, and the others speak of figures. */
export const PRINCESS_OTHER_ACTIONS = setting({
  key: 'princess.otherActions',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['pd.princess.blocked-actions-c2'] },
    { value: 'barred', cites: ['pd.princess.blocked-actions-c2', 'pd.princess.no-deployment-after-removal'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});
