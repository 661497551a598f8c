/** The one point of Traders & Builders that is played differently. */
import { everyPreset } from '../../kernel/setting.js';
import { setting } from './author.js';

export const BUILDER_ON_COMPLETED = setting({
  key: 'traders-and-builders.builderOnCompleted',
  question: 'Whether the builder may be put on a road or city that the tile has just completed',
  kind: 'community-ruling',
  values: [
    { value: 'allowed', means: 'an own follower there is the only condition', cites: ['traders-and-builders.builder.only-condition'] },
    { value: 'forbidden', means: 'the road or city must still be open', cites: ['traders-and-builders.builder.open-only'] },
  ],
  presets: everyPreset('allowed', 'inferred'),
  recommended: 'allowed',
  note: 'it makes no difference to the points; a computer version plays the second value',
});

export const tradersAndBuildersSettings = [BUILDER_ON_COMPLETED];
