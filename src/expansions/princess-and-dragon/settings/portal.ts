/** Settings about the magic portal. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PORTAL_COMPLETED_FEATURE = setting({
  key: 'portal.completedFeature',
  kind: 'edition-difference',
  values: [
    {
      value: 'any-completed-forbidden',
      cites: ['pd.portal.not-to-completed-feature', 'pd.portal.completed-unscored-forbidden'],
    },
    {
      value: 'scored-only-forbidden',
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
});

export const PORTAL_ACROBATS = setting({
  key: 'portal.acrobats',
  kind: 'community-ruling',
  values: [
    {
      value: 'normal-and-phantom',
      cites: ['pd.portal.x.big-top.acrobat-c1', 'pd.portal.x.big-top.acrobat-conflict'],
    },
    {
      value: 'normal-only',
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
});

export const PORTAL_VOLCANO_TILE = setting({
  key: 'portal.volcanoTile',
  kind: 'community-ruling',
  values: [
    {
      value: 'allowed-if-dragon-left',
      cites: ['pd.portal.volcano-tile-reachable', 'pd.portal.x.rationale-vs-volcano-conflict'],
    },
    {
      value: 'forbidden',
      cites: ['pd.portal.x.rationale-as-if-just-placed', 'pd.portal.x.rationale-vs-volcano-conflict'],
    },
  ],
  presets: {
    ...everyPreset('allowed-if-dragon-left', 'inferred'),
    'wikicarpedia-c2-current': ['allowed-if-dragon-left', 'stated'],
  },
  recommended: 'allowed-if-dragon-left',
});
