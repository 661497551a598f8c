/** The Phantom: a second follower in the same turn. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { phantomRules } from './rules.js';
import { phantomSettings } from './settings.js';
import { phantomSetups } from './setup.js';
import { rulesWithFestival } from './with-festival.js';
import { rulesWithPrincessAndDragon, traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { rulesWithTower } from './with-tower.js';
import { rulesWithTradersAndBuilders } from './with-traders-and-builders.js';

export const phantom: Expansion = {
  id: 'phantom',
  name: 'The Phantom',
  modelled: 'complete',
  figures: [
    {
      kind: 'phantom',
      perPlayer: 1,
      neutral: false,
      occupies: ['road', 'city', 'monastery', 'field'],
      weight: 1,
      cites: ['phantom.setup.one-each', 'phantom.like-a-follower', 'phantom.features'],
      owned: ['phantom.setup.one-each', 'phantom.supply-empty'],
    },
  ],
  settings: phantomSettings,
  setups: phantomSetups,
  rules: phantomRules,
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon, traits: traitsWithPrincessAndDragon },
    'traders-and-builders': { rules: rulesWithTradersAndBuilders },
    tower: { rules: rulesWithTower },
    festival: { rules: rulesWithFestival },
  },
};
