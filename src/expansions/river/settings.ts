/** The one point of the river on which the texts differ. */
import { everyPreset } from '../../kernel/setting.js';
import { setting } from './author.js';

export const VOLCANO_LAKE = setting({
  key: 'river.volcanoLake',
  question: 'Whether the lake with the volcano brings its player another tile',
  kind: 'edition-difference',
  values: [
    { value: 'another-tile', means: 'he goes on with another tile', cites: ['river.volcano-lake.another-turn'] },
    {
      value: 'like-every-volcano',
      means: 'the turn ends like every turn in which a volcano was laid',
      cites: ['river.volcano-lake.like-every-volcano'],
    },
  ],
  presets: everyPreset('another-tile', 'inferred'),
  recommended: 'another-tile',
  note: 'general knowledge: the rules of The River II have the sentence in both editions; it does not fit the usual turn of a volcano tile',
});

export const riverSettings = [VOLCANO_LAKE];
