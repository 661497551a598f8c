/** House rules of The Princess & the Dragon. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const HOUSE_FAIRY_POINT_CLAIM = setting({
  key: 'house.fairyPointClaim',
  question: 'How the point at the beginning of a turn is claimed',
  kind: 'house-rule',
  values: [
    { value: 'automatic', means: 'it is scored at once without being claimed', cites: ['pd.fairy.point.start-of-turn'] },
    {
      value: 'until-bag-passes',
      means: 'it must be claimed before the bag is passed on, otherwise it is lost',
      cites: ['pd.house.claim-fairy-point-until-bag-passes'],
    },
  ],
  presets: everyPreset('automatic', 'stated'),
  recommended: 'automatic',
});

export const HOUSE_FAIRY_FIVE_POINTS = setting({
  key: 'house.fairyFivePoints',
  question: 'Whether five points for a completed feature replace the points of the fairy',
  kind: 'house-rule',
  values: [
    {
      value: 'off',
      means: 'one point as a turn begins, and 3 points with the feature',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'five-instead-of-one',
      means: 'as the house rule words it; whether the 3 points are paid besides is disputed',
      cites: ['pd.house.five-points-instead-of-one'],
    },
    {
      value: 'five-besides-three',
      means: 'no point at the beginning of a turn; a protected follower that completes a feature earns 5 points and the 3 as well',
      cites: ['pd.house.five-points-instead-of-one', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'five-replaces-one-and-three',
      means: 'no point at the beginning of a turn; a protected follower that completes a feature earns 5 points',
      cites: ['pd.house.five-points-instead-of-one'],
    },
  ],
  presets: everyPreset('off', 'stated'),
  recommended: 'off',
  note: 'the house rule does not say what becomes of the 3 points',
});

export const HOUSE_FAIRY_DRAGON_ENTRY = setting({
  key: 'house.fairyDragonEntry',
  question: 'Whether the dragon may enter the tile of the fairy',
  kind: 'house-rule',
  values: [
    { value: 'blocks', means: 'the tile is closed to the dragon', cites: ['pd.dragon.move.not-onto-fairy-tile'] },
    { value: 'may-enter-no-eating', means: 'the dragon may enter but eats nothing there', cites: ['pd.house.fairy-does-not-block-dragon'] },
  ],
  presets: everyPreset('blocks', 'stated'),
  recommended: 'blocks',
  note: "with the second value the ban on sharing the dragon's tile does not touch figures already on that tile",
});
