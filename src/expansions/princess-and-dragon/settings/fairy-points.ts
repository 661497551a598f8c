/** Settings about the points of the fairy. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const FAIRY_POINT_SCOPE = setting({
  key: 'fairy.pointScope',
  question: 'Who gets the point at the beginning of a turn',
  kind: 'edition-difference',
  values: [
    {
      value: 'assigned-follower',
      means: 'the owner of the follower the fairy stands with',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.next-to-one-follower'],
    },
    {
      value: 'all-followers-on-tile',
      means: "every player with a follower on the fairy's tile, each at the beginning of the own turn",
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
  note: 'for several followers of one player see `fairy.severalFollowers`. "Next to" is stated for the current rules, not for a named Big Box',
});

export const FAIRY_BONUS_SCOPE = setting({
  key: 'fairy.bonusScope',
  question: 'Which followers earn the 3 points when their feature is scored',
  kind: 'edition-difference',
  values: [
    {
      value: 'assigned-follower',
      means: 'the follower the fairy stands with, if it is in the feature',
      cites: ['pd.fairy.bonus.three-points', 'pd.fairy.only-one-beneficiary', 'pd.fairy.bonus.note-says-fairy-tile'],
    },
    {
      value: 'all-followers-on-tile-in-feature',
      means: "every follower of the feature on the fairy's tile",
      cites: ['pd.fairy.bonus.rgg-tile-scope', 'pd.fairy.bonus.note-says-fairy-tile'],
    },
    {
      value: 'stand-together',
      means: 'only a follower that stands together with the fairy, though she belongs to the tile',
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
  note: '`stand-together` needs the link to a follower in the position. "Next to" is stated for the current rules, not for a named Big Box',
});

export const FAIRY_SEVERAL_FOLLOWERS = setting({
  key: 'fairy.severalFollowers',
  question: "How often a player with several followers on the fairy's tile gets her points, where she belongs to the tile",
  kind: 'edition-difference',
  values: [
    {
      value: 'once-per-player',
      means: 'once, however many of them stand there',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'once-per-follower',
      means: 'once for each of them',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope'],
    },
    {
      value: 'not-stated',
      means: 'the printing does not say; where it matters, the points are disputed',
      cites: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope', 'pd.fairy.on-tile-rgg-zmg'],
    },
  ],
  presets: everyPreset('not-stated', 'inferred'),
  recommended: 'once-per-player',
  note: 'matters only where she is linked to no follower',
});

export const FAIRY_POINT_IN_DOUBLE_TURN = setting({
  key: 'fairy.pointInDoubleTurn',
  question: 'Whether the second part of a double turn brings the point again',
  kind: 'edition-difference',
  values: [
    {
      value: 'first-part-only',
      means: 'the point is scored at the beginning of the first part only',
      cites: ['pd.fairy.point.once-per-double-turn', 'pd.fairy.point.double-turn-origin'],
    },
    {
      value: 'each-part',
      means: 'the point is scored at the beginning of each part',
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
  note: "the original rules are silent; the limit of the later FAQ is used for all presets. Of the Big Boxes only Rio Grande's third is named",
});

export const FAIRY_BONUS_ACCOUNTING = setting({
  key: 'fairy.bonusAccounting',
  question: 'How the 3 points are booked',
  kind: 'edition-difference',
  values: [
    { value: 'separate-score', means: 'as a scoring of their own', cites: ['pd.fairy.bonus.separate-scoring'] },
    {
      value: 'additional-points',
      means: 'as additional points within the scoring of the feature',
      cites: ['pd.fairy.bonus.zmg-additional-wording'],
    },
  ],
  presets: {
    ...everyPreset('separate-score', 'inferred'),
    'zmg-c2-2016': ['additional-points', 'stated'],
    'wikicarpedia-c2-current': ['separate-score', 'stated'],
  },
  recommended: 'separate-score',
  note: 'the total is the same; it differs for effects tied to a single scoring. The first edition only says that the 3 points do not depend on those of the feature',
});

export const FAIRY_FINAL_SCORING = setting({
  key: 'fairy.finalScoring',
  question: 'Whether the 3 points are also given in the final scoring',
  kind: 'community-ruling',
  values: [
    {
      value: 'applies',
      means: 'features scored at the end of the game bring them too',
      cites: ['pd.fairy.bonus.during-and-after-game', 'pd.scoring.final-fairy-vs-no-final'],
    },
    {
      value: 'does-not-apply',
      means: 'they are given during the game only',
      cites: ['pd.scoring.no-final-scoring', 'pd.scoring.final-fairy-vs-no-final'],
    },
  ],
  presets: {
    ...everyPreset('applies', 'inferred'),
    'wikicarpedia-c2-current': ['applies', 'stated'],
  },
  recommended: 'applies',
  note: 'stated by the community for the second edition; the first edition implies it by naming farms',
});
