/** Settings about the magic portal. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const PORTAL_COMPLETED_FEATURE = setting({
  key: 'portal.completedFeature',
  question: 'Which completed features the portal cannot reach',
  kind: 'edition-difference',
  values: [
    {
      value: 'any-completed-forbidden',
      means: 'no completed feature, scored or not',
      cites: ['pd.portal.not-to-completed-feature', 'pd.portal.completed-unscored-forbidden', 'pd.portal.feature-completed-by-portal-tile'],
    },
    {
      value: 'scored-only-forbidden',
      means: 'only those already scored; a completed feature that nobody scored stays open',
      cites: ['pd.portal.original-not-yet-scored-wording'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['scored-only-forbidden', 'stated'],
    'hig-c1-big-box-2': ['any-completed-forbidden', 'inferred'],
    'hig-c1-big-box-3': ['any-completed-forbidden', 'inferred'],
    'hig-c1-current': ['any-completed-forbidden', 'stated'],
    'rgg-big-box-1': ['any-completed-forbidden', 'inferred'],
    'rgg-big-box-3': ['any-completed-forbidden', 'inferred'],
    'zmg-c1': ['any-completed-forbidden', 'inferred'],
    'zmg-c2-2016': ['any-completed-forbidden', 'stated'],
    'wikicarpedia-c2-current': ['any-completed-forbidden', 'stated'],
  },
  recommended: 'any-completed-forbidden',
  note: 'the original wording left a gap for completed features that were never scored',
});

export const PORTAL_ACROBATS = setting({
  key: 'portal.acrobats',
  question: 'Which figures the portal may put on an acrobat space or pyramid',
  kind: 'community-ruling',
  values: [
    {
      value: 'normal-and-phantom',
      means: 'a normal follower or the phantom',
      cites: ['pd.portal.x.big-top.acrobat-c1', 'pd.portal.x.big-top.acrobat-conflict'],
    },
    {
      value: 'normal-only',
      means: 'a normal follower; for the phantom it is disputed',
      cites: ['pd.portal.x.big-top.acrobat-c2', 'pd.portal.x.big-top.acrobat-conflict'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['normal-and-phantom', 'inferred'],
    'hig-c1-big-box-2': ['normal-and-phantom', 'inferred'],
    'hig-c1-big-box-3': ['normal-and-phantom', 'inferred'],
    'hig-c1-current': ['normal-and-phantom', 'stated'],
    'rgg-big-box-1': ['normal-and-phantom', 'inferred'],
    'rgg-big-box-3': ['normal-and-phantom', 'inferred'],
    'zmg-c1': ['normal-and-phantom', 'inferred'],
    'zmg-c2-2016': ['normal-only', 'inferred'],
    'wikicarpedia-c2-current': ['normal-only', 'stated'],
  },
  recommended: { C1: 'normal-and-phantom', C2: 'normal-only' },
  note: 'matters only with Under the Big Top. The second-edition sentence names normal meeples only, although the phantom counts as a meeple',
});

export const PORTAL_VOLCANO_TILE = setting({
  key: 'portal.volcanoTile',
  question: 'Whether the portal reaches a volcano tile the dragon has left',
  kind: 'community-ruling',
  values: [
    {
      value: 'allowed-if-dragon-left',
      means: 'the tile is a destination like any other once the dragon is gone',
      cites: ['pd.portal.volcano-tile-reachable', 'pd.portal.x.rationale-vs-volcano-conflict'],
    },
    {
      value: 'forbidden',
      means: 'taken as though just laid, a volcano tile never admits a follower',
      cites: ['pd.portal.x.rationale-as-if-just-placed', 'pd.portal.x.rationale-vs-volcano-conflict'],
    },
  ],
  presets: {
    ...everyPreset('allowed-if-dragon-left', 'inferred'),
    'wikicarpedia-c2-current': ['allowed-if-dragon-left', 'stated'],
  },
  recommended: 'allowed-if-dragon-left',
  note: 'inferred for the first edition, whose "as if just laid" would forbid it when read literally',
});
