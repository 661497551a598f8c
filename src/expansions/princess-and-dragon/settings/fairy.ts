/** Settings about moving the fairy. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const FAIRY_ASSOCIATION = setting({
  key: 'fairy.association',
  kind: 'edition-difference',
  values: [
    {
      value: 'follower',
      cites: ['pd.fairy.next-to-one-follower'],
    },
    {
      value: 'tile',
      cites: ['pd.fairy.on-tile-rgg-zmg'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['follower', 'inferred'],
    'hig-c1-big-box-2': ['follower', 'inferred'],
    'hig-c1-big-box-3': ['follower', 'inferred'],
    'hig-c1-current': ['follower', 'stated'],
    'rgg-big-box-1': ['tile', 'stated'],
    'rgg-big-box-3': ['tile', 'stated'],
    'zmg-c1': ['tile', 'stated'],
    'zmg-c2-2016': ['follower', 'stated'],
    'wikicarpedia-c2-current': ['follower', 'stated'],
  },
  recommended: 'follower',
});

export const FAIRY_SAME_TILE = setting({
  key: 'fairy.sameTile',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      cites: ['pd.fairy.move-when-nothing-placed-or-moved-c2', 'pd.fairy.next-to-one-follower'],
    },
    {
      value: 'forbidden',
      cites: ['pd.fairy.from-table-or-other-tile'],
    },
    {
      value: 'not-stated',
      cites: ['pd.fairy.from-table-or-other-tile', 'pd.fairy.move-when-no-follower-deployed'],
    },
  ],
  presets: {
    ...everyPreset('not-stated', 'inferred'),
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'inferred'],
  },
  recommended: 'allowed',
});

/**
 * Second editions say "place (or move) a meeple", and that is their value. What other figures and removals bar besides they list apart: that is read
 * from `fairy.otherFigures` and `fairy.festivalScope`, and comes with these to the same as `no-figure-action`.
 */
export const FAIRY_MOVE_CONDITION = setting({
  key: 'fairy.moveCondition',
  kind: 'edition-difference',
  values: [
    {
      value: 'no-follower-deployed',
      cites: ['pd.fairy.move-when-no-follower-deployed', 'pd.fairy.rgg-big-box-1-wording', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-follower-builder-pig',
      cites: ['pd.fairy.move-when-no-follower-builder-pig', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-meeple-placed-or-moved',
      cites: ['pd.fairy.move-when-nothing-placed-or-moved-c2', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-figure-action',
      cites: ['pd.fairy.move-when-no-follower-deployed', 'pd.fairy.moved.no-other-figure', 'pd.fairy.move-condition-difference'],
      also: ['pd.fairy.x.festival.no-move'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['no-follower-deployed', 'inferred'],
    'hig-c1-big-box-2': ['no-follower-builder-pig', 'inferred'],
    'hig-c1-big-box-3': ['no-follower-builder-pig', 'inferred'],
    'hig-c1-current': ['no-figure-action', 'stated'],
    'rgg-big-box-1': ['no-follower-deployed', 'stated'],
    'rgg-big-box-3': ['no-follower-deployed', 'inferred'],
    'zmg-c1': ['no-follower-deployed', 'inferred'],
    'zmg-c2-2016': ['no-meeple-placed-or-moved', 'stated'],
    'wikicarpedia-c2-current': ['no-meeple-placed-or-moved', 'stated'],
  },
  recommended: 'no-figure-action',
});

/** Builder, pig, barn, shepherd: no followers, so that a printing bars them only where it lists them. */
export const FAIRY_OTHER_FIGURES = setting({
  key: 'fairy.otherFigures',
  kind: 'edition-difference',
  values: [
    {
      value: 'excluded',
      cites: ['pd.fairy.moved.no-other-figure'],
      also: ['pd.fairy.moved.block.builder', 'pd.fairy.moved.block.pig', 'pd.fairy.moved.block.barn', 'pd.fairy.moved.block.shepherd'],
    },
    { value: 'not-stated', cites: ['pd.fairy.move-condition-difference', 'pd.fairy.moved.list-is-newer', 'pd.fairy.rgg-big-box-1-wording'] },
  ],
  presets: {
    ...everyPreset('excluded', 'stated'),
    'hig-c1-original-2005': ['not-stated', 'inferred'],
    'rgg-big-box-1': ['not-stated', 'stated'],
    'rgg-big-box-3': ['excluded', 'inferred'],
    'zmg-c1': ['not-stated', 'inferred'],
  },
  recommended: 'excluded',
});

export const FAIRY_PHANTOM_AFTER = setting({
  key: 'fairy.phantomAfter',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      cites: ['pd.fairy.moved.allow.phantom', 'pd.fairy.moved.phantom-conflict'],
    },
    {
      value: 'forbidden',
      cites: ['pd.fairy.moved.no-other-figure', 'pd.fairy.moved.phantom-conflict'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['forbidden', 'inferred'],
    'hig-c1-big-box-2': ['forbidden', 'inferred'],
    'hig-c1-big-box-3': ['forbidden', 'inferred'],
    'hig-c1-current': ['allowed', 'stated'],
    'rgg-big-box-1': ['forbidden', 'inferred'],
    'rgg-big-box-3': ['forbidden', 'inferred'],
    'zmg-c1': ['forbidden', 'inferred'],
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'stated'],
  },
  recommended: 'allowed',
});

export const FAIRY_FESTIVAL_SCOPE = setting({
  key: 'fairy.festivalScope',
  kind: 'edition-difference',
  values: [
    { value: 'follower-removed', cites: ['pd.fairy.x.festival.no-move', 'pd.fairy.x.festival.scope'] },
    { value: 'figure-removed', cites: ['pd.fairy.x.festival.scope', 'pd.fairy.x.festival.no-move'] },
  ],
  presets: {
    'hig-c1-original-2005': ['follower-removed', 'inferred'],
    'hig-c1-big-box-2': ['follower-removed', 'inferred'],
    'hig-c1-big-box-3': ['follower-removed', 'inferred'],
    'hig-c1-current': ['follower-removed', 'stated'],
    'rgg-big-box-1': ['follower-removed', 'inferred'],
    'rgg-big-box-3': ['follower-removed', 'inferred'],
    'zmg-c1': ['follower-removed', 'inferred'],
    'zmg-c2-2016': ['figure-removed', 'inferred'],
    'wikicarpedia-c2-current': ['figure-removed', 'stated'],
  },
  recommended: 'figure-removed',
});

/** The sources are silent on followers in the City of Carcassonne. */
export const FAIRY_CITY_OF_CARCASSONNE = setting({
  key: 'fairy.cityOfCarcassonne',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['pd.fairy.own-follower-only'] },
    { value: 'allowed', cites: ['pd.fairy.x.count.in-the-city'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const FAIRY_CASTLE = setting({
  key: 'fairy.castle',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      cites: ['pd.fairy.x.castle.allowed', 'pd.fairy.x.castle.big-box-3-allowed', 'pd.fairy.x.castle.conflict'],
    },
    { value: 'forbidden', cites: ['pd.fairy.x.castle.c1-forbidden', 'pd.fairy.x.castle.conflict'] },
    { value: 'unregulated', cites: ['pd.fairy.x.castle.conflict'] },
  ],
  presets: {
    'hig-c1-original-2005': ['unregulated', 'inferred'],
    'hig-c1-big-box-2': ['unregulated', 'inferred'],
    'hig-c1-big-box-3': ['allowed', 'stated'],
    'hig-c1-current': ['forbidden', 'stated'],
    'rgg-big-box-1': ['unregulated', 'inferred'],
    'rgg-big-box-3': ['allowed', 'inferred'],
    'zmg-c1': ['unregulated', 'inferred'],
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'stated'],
  },
  recommended: 'allowed',
});
