/** The Labyrinth, both editions: four roads that are one, and a variant for who stands on it. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { LABYRINTH } from './arms.js';
import { placingRules, rulesWithAbbeyAndMayor, tileRules } from './rules.js';
import { labyrinthScoring, withInn } from './scoring.js';
import { labyrinthSettings } from './settings.js';
import { labyrinthSetups } from './setup.js';
import { labyrinthTiles } from './tiles.js';
import { actsOnTheNetwork, rulesWithMageAndWitch, wholeNetwork } from './with-others.js';

export const labyrinth: Expansion = {
  id: 'labyrinth',
  name: 'The Labyrinth',
  modelled: 'complete',
  settings: labyrinthSettings,
  setups: labyrinthSetups,
  tiles: labyrinthTiles,
  marks: { road: [LABYRINTH] },
  rules: tileRules,
  mechanics: {
    labyrinth: {
      rules: placingRules,
      scoring: labyrinthScoring,
      with: {
        'inns-and-cathedrals': { scoring: withInn },
        'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
        'king-and-robber': { additions: [wholeNetwork] },
        'mage-and-witch': { rules: rulesWithMageAndWitch, scoring: [actsOnTheNetwork] },
      },
    },
  },
};
