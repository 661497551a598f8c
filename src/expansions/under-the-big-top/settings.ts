/** Which parts are in play, and the points on which texts and programs differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { cites, setting } from './author.js';

export const CIRCUS = setting({
  key: 'under-the-big-top.circus',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('circus.first.big-top-enters') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const ACROBATS = setting({
  key: 'under-the-big-top.acrobats',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('acrobat.place.on-its-tile') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const RINGMASTERS = setting({
  key: 'under-the-big-top.ringmasters',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('setup.one-ringmaster-each') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const ACROBAT_FIGURES = setting({
  key: 'under-the-big-top.acrobatFigures',
  kind: 'community-ruling',
  values: [
    { value: 'normal-and-phantom', cites: cites('acrobat.place.normal-followers', 'acrobat.place.phantom') },
    { value: 'normal-only', cites: cites('acrobat.place.normal-followers', 'acrobat.place.no-phantom') },
  ],
  presets: { ...everyPreset('normal-and-phantom', 'inferred'), 'hig-c1-current': ['normal-and-phantom', 'stated'] },
  recommended: 'normal-and-phantom',
});

export const PHANTOM_AFTER_PYRAMID = setting({
  key: 'under-the-big-top.phantomAfterPyramid',
  kind: 'community-ruling',
  values: [
    { value: 'yes', cites: cites('x.phantom.after-scoring-acrobats') },
    { value: 'no', cites: cites('x.phantom.not-after-scoring') },
  ],
  presets: everyPreset('yes', 'inferred'),
  recommended: 'yes',
});

export const RINGMASTER_TILES = setting({
  key: 'under-the-big-top.ringmasterTiles',
  kind: 'community-ruling',
  values: [
    { value: 'around', cites: cites('ringmaster.bonus', 'ringmaster.bonus.nine-tiles') },
    { value: 'in-the-area', cites: cites('ringmaster.bonus.in-the-area') },
  ],
  presets: everyPreset('around', 'inferred'),
  recommended: 'around',
});

/** No source says whether the first part of a double turn is a turn of its own here. */
export const PYRAMID_OF_THE_FIRST_PART = setting({
  key: 'under-the-big-top.pyramidOfTheFirstPart',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: cites('acrobat.score.not-in-the-same-turn', 'x.builder.double-turn') },
    { value: 'later-turn', cites: cites('acrobat.score.not-in-the-same-turn') },
    { value: 'second-part', cites: cites('x.builder.double-turn') },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const ON_DRAGON_TILE = setting({
  key: 'under-the-big-top.acrobatOnDragonTile',
  kind: 'community-ruling',
  values: [
    { value: 'like-other-places', cites: cites('x.dragon.no-acrobat-on-his-tile') },
    { value: 'allowed', cites: cites('x.dragon.acrobat-beside-him') },
  ],
  presets: everyPreset('like-other-places', 'inferred'),
  recommended: 'like-other-places',
});

/** Of another figure, the phantom say, once somebody has joined a pyramid beside the portal's tile. */
export const BESIDE_PORTAL = setting({
  key: 'under-the-big-top.pyramidBesidePortal',
  kind: 'community-ruling',
  values: [
    { value: 'directly', cites: cites('x.portal.acrobat-beside-directly') },
    { value: 'through-portal', cites: cites('x.portal.acrobat-beside-through-it') },
  ],
  presets: everyPreset('directly', 'inferred'),
  recommended: 'directly',
});

/** Of followers on towers around the big top. */
export const FOLLOWERS_ON_TOWERS = setting({
  key: 'under-the-big-top.followersOnTowers',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: cites('circus.score.any-follower-counts-one') },
    { value: 'counted', cites: cites('circus.score.any-follower-counts-one', 'circus.vicinity.by-the-figures-tile') },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const underTheBigTopSettings = [
  CIRCUS,
  ACROBATS,
  RINGMASTERS,
  ACROBAT_FIGURES,
  PHANTOM_AFTER_PYRAMID,
  RINGMASTER_TILES,
  PYRAMID_OF_THE_FIRST_PART,
  ON_DRAGON_TILE,
  BESIDE_PORTAL,
  FOLLOWERS_ON_TOWERS,
];
