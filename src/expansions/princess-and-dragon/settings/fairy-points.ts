/** Settings about the points of the fairy. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const FAIRY_POINT_SCOPE = setting({
  key: 'fairy.pointScope',
  kind: 'edition-difference',
  values: [
    {
      value: 'assigned-follower',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.next-to-one-follower'],
    },
    {
      value: 'all-followers-on-tile',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['assigned-follower', 'inferred'],
    'hig-c1-big-box-2': ['assigned-follower', 'inferred'],
    'hig-c1-big-box-3': ['assigned-follower', 'inferred'],
    'hig-c1-current': ['assigned-follower', 'stated'],
    'rgg-big-box-1': ['all-followers-on-tile', 'stated'],
    'rgg-big-box-3': ['all-followers-on-tile', 'stated'],
    'zmg-c1': ['all-followers-on-tile', 'stated'],
    'zmg-c2-2016': ['assigned-follower', 'stated'],
    'wikicarpedia-c2-current': ['assigned-follower', 'stated'],
  },
  recommended: 'assigned-follower',
});

export const FAIRY_BONUS_SCOPE = setting({
  key: 'fairy.bonusScope',
  kind: 'edition-difference',
  values: [
    {
      value: 'assigned-follower',
      cites: ['pd.fairy.bonus.three-points', 'pd.fairy.only-one-beneficiary', 'pd.fairy.bonus.note-says-fairy-tile'],
    },
    {
      value: 'all-followers-on-tile-in-feature',
      cites: ['pd.fairy.bonus.rgg-tile-scope', 'pd.fairy.bonus.note-says-fairy-tile'],
    },
    {
      value: 'stand-together',
      cites: ['pd.fairy.bonus.zmg-stand-together', 'pd.fairy.bonus.zmg-internal-conflict'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['assigned-follower', 'inferred'],
    'hig-c1-big-box-2': ['assigned-follower', 'inferred'],
    'hig-c1-big-box-3': ['assigned-follower', 'inferred'],
    'hig-c1-current': ['assigned-follower', 'stated'],
    'rgg-big-box-1': ['all-followers-on-tile-in-feature', 'stated'],
    'rgg-big-box-3': ['all-followers-on-tile-in-feature', 'stated'],
    'zmg-c1': ['stand-together', 'stated'],
    'zmg-c2-2016': ['assigned-follower', 'stated'],
    'wikicarpedia-c2-current': ['assigned-follower', 'stated'],
  },
  recommended: 'assigned-follower',
});

export const FAIRY_SEVERAL_FOLLOWERS = setting({
  key: 'fairy.severalFollowers',
  kind: 'edition-difference',
  values: [
    {
      value: 'once-per-player',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'once-per-follower',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope'],
    },
    {
      value: 'point-per-figure',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'not-stated',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope', 'pd.fairy.on-tile-rgg-zmg'],
    },
  ],
  presets: everyPreset('not-stated', 'inferred'),
  recommended: 'once-per-player',
});

export const FAIRY_POINT_IN_DOUBLE_TURN = setting({
  key: 'fairy.pointInDoubleTurn',
  kind: 'edition-difference',
  values: [
    {
      value: 'first-part-only',
      cites: ['pd.fairy.point.once-per-double-turn', 'pd.fairy.point.double-turn-origin'],
    },
    {
      value: 'each-part',
      cites: ['pd.fairy.point.double-turn-origin', 'pd.fairy.point.start-of-turn'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['first-part-only', 'inferred'],
    'hig-c1-big-box-2': ['first-part-only', 'inferred'],
    'hig-c1-big-box-3': ['first-part-only', 'inferred'],
    'hig-c1-current': ['first-part-only', 'stated'],
    'rgg-big-box-1': ['first-part-only', 'inferred'],
    'rgg-big-box-3': ['first-part-only', 'stated'],
    'zmg-c1': ['first-part-only', 'inferred'],
    'zmg-c2-2016': ['first-part-only', 'stated'],
    'wikicarpedia-c2-current': ['first-part-only', 'stated'],
  },
  recommended: 'first-part-only',
});

export const FAIRY_BONUS_ACCOUNTING = setting({
  key: 'fairy.bonusAccounting',
  kind: 'edition-difference',
  values: [
    { value: 'separate-score', cites: ['pd.fairy.bonus.separate-scoring'] },
    {
      value: 'additional-points',
      cites: ['pd.fairy.bonus.zmg-additional-wording'],
    },
  ],
  presets: {
    ...everyPreset('separate-score', 'inferred'),
    'zmg-c2-2016': ['additional-points', 'stated'],
    'wikicarpedia-c2-current': ['separate-score', 'stated'],
  },
  recommended: 'separate-score',
});

export const FAIRY_FINAL_SCORING = setting({
  key: 'fairy.finalScoring',
  kind: 'community-ruling',
  values: [
    {
      value: 'applies',
      cites: ['pd.fairy.bonus.during-and-after-game', 'pd.scoring.final-fairy-vs-no-final'],
    },
    {
      value: 'does-not-apply',
      cites: ['pd.scoring.no-final-scoring', 'pd.scoring.final-fairy-vs-no-final'],
    },
  ],
  presets: {
    ...everyPreset('applies', 'inferred'),
    'wikicarpedia-c2-current': ['applies', 'stated'],
  },
  recommended: 'applies',
});
