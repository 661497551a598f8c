/** Before the first turn with Traders & Builders. */
import { tells, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const tradersAndBuildersSetups = [
  tellsMixed('traders-and-builders', 'traders-and-builders.setup.shuffled-in', cites('traders-and-builders.setup.shuffled-in')),
];
/** Where there are goods. */
export const goodsSetups = [tells('traders-and-builders.goods.supply', cites('traders-and-builders.goods.supply'))];
