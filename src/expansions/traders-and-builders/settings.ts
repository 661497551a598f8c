/** The points of Traders & Builders that are played differently. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const BUILDER_ON_COMPLETED = setting({
  key: 'traders-and-builders.builderOnCompleted',
  kind: 'community-ruling',
  values: [
    { value: 'allowed', cites: ['traders-and-builders.builder.only-condition'] },
    { value: 'forbidden', cites: ['traders-and-builders.builder.open-only'] },
  ],
  presets: everyPreset('allowed', 'inferred'),
  recommended: 'allowed',
});

export const SECOND_PART = setting({
  key: 'traders-and-builders.secondPart',
  kind: 'community-ruling',
  values: [
    { value: 'must', cites: ['traders-and-builders.builder.must-take'] },
    { value: 'may-decline', cites: ['traders-and-builders.builder.may-decline'] },
  ],
  presets: everyPreset('may-decline', 'inferred'),
  recommended: 'may-decline',
});

export const tradersAndBuildersSettings = [BUILDER_ON_COMPLETED, SECOND_PART];
