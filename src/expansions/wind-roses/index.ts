/** The Wind Roses: points for laying a quarter rose where it points to, seen from the full rose that rules. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { rosePoints } from './points.js';
import { nobodyOnRoses, roseSpot, windRosesRules } from './rules.js';
import { START } from './settings.js';
import { orange, windRosesSetups } from './setup.js';
import { windRosesTiles } from './tiles.js';

export const windRoses: Expansion = {
  id: 'wind-roses',
  name: 'The Wind Roses',
  modelled: 'complete',
  settings: [START],
  starts: [orange],
  setups: windRosesSetups,
  tiles: windRosesTiles,
  symbols: ['wind-rose-'],
  marks: { city: ['link-'], road: ['link-'] },
  locations: [roseSpot],
  checks: [nobodyOnRoses],
  mechanics: { 'wind-rose': { rules: windRosesRules, triggers: [rosePoints] } },
};
