/** The Robbers, both editions: robbers on the scoring track take half of what others score beside them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { betweenInDoubt, robbedBetween } from './between.js';
import { chooseStep, choosingRules, finalInDoubt, lootInDoubt, lootWaits, meant, rob } from './choosing.js';
import { placeRobber, placeRobberStep } from './placing.js';
import { placingRules } from './placing-rules.js';
import { robbersSettings } from './settings.js';
import { robbersSetups } from './setup.js';
import { checkWaiting, ROBBING, ROUND } from './state.js';
import { BAG, robbersTiles } from './tiles.js';
import { beside, checkTrack, robber, trackLocation } from './track.js';
import { rulesWithFestival } from './with-festival.js';
import { counterMoves, robbedScores, rulesWithMessages } from './with-messages.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { rulesWithTower } from './with-tower.js';

export const robbers: Expansion = {
  id: 'robbers',
  name: 'The Robbers',
  modelled: 'complete',
  settings: robbersSettings,
  setups: robbersSetups,
  tiles: robbersTiles,
  symbols: [BAG],
  figures: [robber],
  figureMembers: [beside],
  locations: [trackLocation],
  state: [ROUND, ROBBING],
  checks: [checkTrack, checkWaiting],
  actions: [placeRobber, rob],
  proposals: [meant],
  rules: [...placingRules, ...choosingRules],
  steps: [placeRobberStep, chooseStep],
  withholdings: [lootWaits],
  settlements: [robbedBetween],
  doubts: [finalInDoubt, lootInDoubt, betweenInDoubt],
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
    festival: { rules: rulesWithFestival },
    tower: { rules: rulesWithTower },
    messages: { rules: rulesWithMessages, proposals: robbedScores, triggers: [counterMoves] },
  },
};
