/** The School, first edition: whoever completes a road to it gets the teacher, who repeats the points of the next feature. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { extrasInDoubt } from './in-doubt.js';
import { chooseStep, chosenIsRepeated, checkWaiting, lastLesson, LESSON, lessonRules, meant, notes, notesCastles, repeat } from './lesson.js';
import { checkLayout, tileRules } from './rules.js';
import { schoolSettings } from './settings.js';
import { schoolSetups } from './setup.js';
import { checkTeacher, schoolLocation, teacher } from './teacher.js';
import { GATE, schoolTiles } from './tiles.js';
import { oldEaten, rulesWithPrincessAndDragon, teacherInDoubt } from './with-dragon-rules.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const school: Expansion = {
  id: 'school',
  name: 'The School',
  modelled: 'complete',
  settings: schoolSettings,
  setups: schoolSetups,
  tiles: schoolTiles,
  marks: { road: [GATE] },
  figures: [teacher],
  locations: [schoolLocation],
  state: [LESSON],
  checks: [checkLayout, checkTeacher, checkWaiting],
  actions: [repeat],
  proposals: [meant],
  rules: [...tileRules, ...lessonRules],
  steps: [chooseStep],
  settlements: [notes],
  triggers: [notesCastles, chosenIsRepeated],
  payouts: [lastLesson],
  doubts: [extrasInDoubt],
  consequences: [
    { id: 'school.bonus.same-points', cites: ['school.bonus.same-points'] },
    { id: 'school.bonus.then-returns', cites: ['school.bonus.then-returns'] },
    { id: 'school.teacher.is-won', cites: ['school.teacher.won-by-completing'] },
    { id: 'school.teacher.passes-on', cites: ['school.bonus.passes-on-without-points'] },
  ],
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon, triggers: [oldEaten], doubts: [teacherInDoubt] },
  },
};
