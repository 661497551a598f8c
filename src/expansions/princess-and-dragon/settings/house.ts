/** House rules of The Princess & the Dragon. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const HOUSE_FAIRY_POINT_CLAIM = setting({
  key: 'house.fairyPointClaim',
  kind: 'house-rule',
  values: [
    { value: 'automatic', cites: ['pd.fairy.point.start-of-turn'] },
    {
      value: 'until-bag-passes',
      cites: ['pd.house.claim-fairy-point-until-bag-passes'],
    },
  ],
  presets: everyPreset('automatic', 'stated'),
  recommended: 'automatic',
});

export const HOUSE_FAIRY_FIVE_POINTS = setting({
  key: 'house.fairyFivePoints',
  kind: 'house-rule',
  values: [
    {
      value: 'off',
      cites: ['pd.fairy.point.start-of-turn', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'five-instead-of-one',
      cites: ['pd.house.five-points-instead-of-one'],
    },
    {
      value: 'five-besides-three',
      cites: ['pd.house.five-points-instead-of-one', 'pd.fairy.bonus.three-points'],
    },
    {
      value: 'five-replaces-one-and-three',
      cites: ['pd.house.five-points-instead-of-one'],
    },
  ],
  presets: everyPreset('off', 'stated'),
  recommended: 'off',
});

export const HOUSE_FAIRY_DRAGON_ENTRY = setting({
  key: 'house.fairyDragonEntry',
  kind: 'house-rule',
  values: [
    { value: 'blocks', cites: ['pd.dragon.move.not-onto-fairy-tile'] },
    { value: 'may-enter-no-eating', cites: ['pd.house.fairy-does-not-block-dragon'] },
  ],
  presets: everyPreset('blocks', 'stated'),
  recommended: 'blocks',
});
