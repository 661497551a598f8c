/** The Siege (The Cathars, The Besiegers), both editions: besieged cities are worth less, and their knights may escape. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { escapeRules, escapeStep, escaping } from './escape.js';
import { besideBesiegers, cityScoring, countsTwice, pigScoring } from './scoring.js';
import { siegeSettings } from './settings.js';
import { siegeSetups } from './setup.js';
import { siegeTiles } from './tiles.js';
import { barnsCountTwice, fairyStays, rulesWithAbbeyAndMayor, rulesWithBridges, rulesWithPrincessAndDragon, withTheFairy } from './with-others.js';

export const siege: Expansion = {
  id: 'siege',
  name: 'The Siege',
  modelled: 'complete',
  settings: siegeSettings,
  setups: siegeSetups,
  tiles: siegeTiles,
  marks: { city: ['besieged', 'link-'], road: ['link-'] },
  mechanics: {
    siege: {
      scoring: [...cityScoring, besideBesiegers, ...pigScoring],
      additions: [countsTwice],
      with: {
        'princess-and-dragon': { scoring: [withTheFairy] },
        'abbey-and-mayor': { additions: barnsCountTwice },
        'bridges-castles-and-bazaars': { rules: rulesWithBridges },
      },
    },
    escape: {
      actions: [escaping],
      rules: escapeRules,
      steps: [escapeStep],
      with: {
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon, triggers: [fairyStays] },
        'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
      },
    },
  },
};
