/** The points of The Tower that are played differently. */
import { everyPreset, settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { setting, type TowerClauseId } from './author.js';

export const ACTION_TILE = setting({
  key: 'tower.actionTile',
  kind: 'edition-difference',
  values: [
    { value: 'any', cites: ['tower.action.not-tied-to-foundation-tile'] },
    { value: 'foundation-tile-only', cites: ['tower.action.zmg-foundation-turn'] },
  ],
  presets: { ...everyPreset('any', 'stated'), 'zmg-c2-2016': ['any', 'inferred'] },
  recommended: 'any',
});

export const CAPTURE_OWN = setting({
  key: 'tower.captureOwn',
  kind: 'edition-difference',
  values: [
    { value: 'allowed', cites: ['tower.capture.follower-of-any-player', 'tower.capture.own-goes-home'] },
    { value: 'opponents-only', cites: ['tower.capture.opponents-only'] },
  ],
  presets: { ...everyPreset('allowed', 'stated'), 'hig-c1-original-2005': ['opponents-only', 'inferred'] },
  recommended: 'allowed',
});

export const EXCHANGE_CHOICE = setting({
  key: 'tower.exchangeChoice',
  kind: 'community-ruling',
  values: [
    { value: 'captor', cites: ['tower.exchange.owner-chooses'] },
    { value: 'holder', cites: ['tower.exchange.holder-chooses'] },
  ],
  presets: everyPreset('captor', 'inferred'),
  recommended: 'captor',
});

export const REOPENS = setting({
  key: 'tower.reopens',
  kind: 'community-ruling',
  values: [
    { value: 'reopens', cites: ['tower.top.reopens'] },
    { value: 'stays-closed', cites: ['tower.top.stays-closed'] },
  ],
  presets: everyPreset('reopens', 'inferred'),
  recommended: 'reopens',
});

export const RANSOM_TIME = setting({
  key: 'tower.ransomTime',
  kind: 'house-rule',
  values: [
    { value: 'any-time', cites: ['tower.ransom.any-time'] },
    { value: 'before-the-tile', cites: ['tower.ransom.before-the-tile'] },
  ],
  presets: everyPreset('any-time', 'inferred'),
  recommended: 'any-time',
});

export const RANSOM_POINTS = setting({
  key: 'tower.ransomPoints',
  kind: 'community-ruling',
  values: [
    { value: 'needs-three', cites: ['tower.ransom.needs-three-points'] },
    { value: 'below-zero', cites: ['tower.ransom.below-zero'] },
  ],
  presets: everyPreset('needs-three', 'inferred'),
  recommended: 'needs-three',
});

/** It is about towers, so it stands here, but only The Princess & the Dragon brings the dragon. */
export const TOP_ON_DRAGON_TILE = setting({
  key: 'tower.topOnDragonTile',
  kind: 'community-ruling',
  values: [
    { value: 'like-other-places', cites: ['tower.with-pd.top-on-dragon-tile'] },
    { value: 'allowed', cites: ['tower.with-pd.top-beside-the-dragon'] },
  ],
  presets: everyPreset('like-other-places', 'inferred'),
  recommended: 'like-other-places',
});

/** What no booklet at hand says: there the followers of the Count wait on no tile that a figure could stand on. */
export const QUARTERS_OF_THE_CITY = setting({
  key: 'tower.quartersOfTheCity',
  kind: 'community-ruling',
  values: [
    { value: 'safe', cites: ['tower.with-count.city-safe'] },
    { value: 'in-reach', cites: ['tower.with-count.city-in-reach'] },
  ],
  presets: everyPreset('safe', 'inferred'),
  recommended: 'safe',
});

export const REACHES_HUT_AND_TRAPS = setting({
  key: 'tower.reachesHutAndTraps',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['tower.capture.any-place-on-tile'] },
    { value: 'in-reach', cites: ['tower.with-russian-promos.in-reach'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

/** The rules of the first edition answer it; the second has no sentence that names the fairy. */
export const PIECE_AND_FAIRY = settingsCiting<TowerClauseId | PrincessAndDragonClauseId>()({
  key: 'tower.pieceAndFairy',
  kind: 'edition-difference',
  values: [
    { value: 'excluded', cites: ['tower.action.piece-instead-of-fairy', 'tower.action.piece-and-fairy-c2'] },
    { value: 'not-stated', cites: ['pd.fairy.moved.tower-piece-gap'] },
  ],
  presets: { ...everyPreset('excluded', 'stated'), 'zmg-c2-2016': ['not-stated', 'inferred'], 'wikicarpedia-c2-current': ['not-stated', 'inferred'] },
  recommended: 'excluded',
});

export const towerSettings = [
  ACTION_TILE,
  CAPTURE_OWN,
  EXCHANGE_CHOICE,
  REOPENS,
  RANSOM_TIME,
  RANSOM_POINTS,
  TOP_ON_DRAGON_TILE,
  QUARTERS_OF_THE_CITY,
  REACHES_HUT_AND_TRAPS,
  PIECE_AND_FAIRY,
];
