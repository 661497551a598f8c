/** The one point of Inns & Cathedrals that tables play differently. */
import { everyPreset } from '../../kernel/setting.js';
import { setting } from './author.js';

export const FINAL_SCORING = setting({
  key: 'inns-and-cathedrals.finalScoring',
  question: 'What an incomplete road with an inn or city with a cathedral is worth at the end',
  kind: 'house-rule',
  values: [
    { value: 'zero', means: 'nothing', cites: ['inns-and-cathedrals.final.inn-zero', 'inns-and-cathedrals.final.cathedral-zero'] },
    { value: 'ignored', means: 'as much as without inn and cathedral', cites: ['inns-and-cathedrals.final.ignored'] },
  ],
  presets: everyPreset('zero', 'inferred'),
  recommended: 'zero',
  note: 'no printing is known to have the second value; it is a house rule that a computer version offers',
});

export const innsAndCathedralsSettings = [FINAL_SCORING];
