/** What a teacher brings whom somebody holds when the game is over, and whether the dragon eats him. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const TEACHER_AT_END = setting({
  key: 'school.teacherAtEnd',
  kind: 'community-ruling',
  values: [
    { value: 'nothing', cites: ['school.end.held-at-end'] },
    { value: 'first-final-score', cites: ['school.end.final-scoring-counts'] },
  ],
  presets: everyPreset('nothing', 'inferred'),
  recommended: 'nothing',
});

export const TEACHER_EATEN = setting({
  key: 'school.teacherEaten',
  kind: 'edition-difference',
  values: [
    { value: 'no', cites: ['pd.dragon.diet.teacher', 'school.x-princess-and-dragon.held-teacher'] },
    { value: 'yes', cites: ['school.x-princess-and-dragon.old-eaten'] },
  ],
  presets: { ...everyPreset('no', 'inferred'), 'hig-c1-current': ['no', 'stated'], 'wikicarpedia-c2-current': ['no', 'stated'] },
  recommended: 'no',
});

export const schoolSettings = [TEACHER_AT_END, TEACHER_EATEN];
