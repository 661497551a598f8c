/** The Crop Circles I and II, both editions: after the turn all players add a follower, or take one back. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { CIRCLE, moverIsOut } from './circle.js';
import { circleRules, tileRemarks } from './rules.js';
import { ADDING } from './settings.js';
import { besideOwn, choices, chooseStep, followStep, placeInFollow, takeBack } from './steps.js';
import { cornCirclesTiles } from './tiles.js';
import { fairyStays, rulesWithBridges, rulesWithPrincessAndDragon, rulesWithTradersAndBuilders } from './with-others.js';

export const cornCircles: Expansion = {
  id: 'corn-circles',
  name: 'The Crop Circles',
  modelled: 'complete',
  settings: [ADDING],
  tiles: cornCirclesTiles,
  symbols: ['corn-circle-field', 'corn-circle-road', 'corn-circle-city'],
  ways: ['corn-circle'],
  state: [CIRCLE],
  actions: [...choices, takeBack],
  accepts: [placeInFollow],
  proposals: [besideOwn],
  rules: [...circleRules, ...tileRemarks],
  steps: [chooseStep, followStep],
  triggers: [moverIsOut],
  with: {
    'traders-and-builders': { rules: rulesWithTradersAndBuilders },
    'bridges-castles-and-bazaars': { rules: rulesWithBridges },
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon, triggers: [fairyStays] },
  },
};
