/** Mage & Witch, both editions: two figures of nobody's that raise or halve what a road or city is worth. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { figures, MAGIC, onRoadsAndInCities, SYMBOL } from './figures.js';
import { magicTriggers, moveMagic, moveMagicFigure, setAside } from './moving.js';
import { magicRules } from './rules.js';
import { goesAside, magicScoring, mayBeUnclear, whereTheyStand } from './scoring.js';
import { mageAndWitchSettings } from './settings.js';
import { mageAndWitchSetups } from './setup.js';
import { mageAndWitchTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { rulesWithMessages } from './with-messages.js';
import { addedPointsInDoubt, addedPointsOfTheFairy, rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const mageAndWitch: Expansion = {
  id: 'mage-and-witch',
  name: 'Mage & Witch',
  modelled: 'complete',
  settings: mageAndWitchSettings,
  setups: mageAndWitchSetups,
  tiles: mageAndWitchTiles,
  symbols: [SYMBOL],
  marks: { city: ['link-'], road: ['link-'] },
  figures,
  state: [MAGIC],
  checks: [onRoadsAndInCities],
  actions: [moveMagic, setAside],
  rules: magicRules,
  steps: [moveMagicFigure, goesAside],
  triggers: magicTriggers,
  scoring: magicScoring,
  payouts: [whereTheyStand],
  doubts: [mayBeUnclear],
  with: {
    'princess-and-dragon': {
      traits: traitsWithPrincessAndDragon,
      rules: rulesWithPrincessAndDragon,
      payouts: [addedPointsOfTheFairy],
      doubts: [addedPointsInDoubt],
    },
    messages: { rules: rulesWithMessages },
  },
};
