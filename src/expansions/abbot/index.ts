/** The abbot: a figure for monasteries and gardens that may be taken back early. Part of the second-edition base game; with first-edition tiles he stands on monasteries. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { takeBack } from './actions.js';
import { abbotRules } from './rules.js';
import { abbotScoring } from './scoring.js';
import { abbotSettings } from './settings.js';
import { abbotSetups } from './setup.js';
import { withoutBuildings } from './with-little-buildings.js';
import { rulesWithAbbeyAndMayor, rulesWithCult } from './with-monastic-buildings.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { rulesWithPhantom } from './with-phantom.js';
import { rulesWithSiege } from './with-siege.js';
import { rulesWithTower } from './with-tower.js';
import { rulesWithBuilder } from './with-traders-and-builders.js';

export const abbot: Expansion = {
  id: 'abbot',
  name: 'The Abbot',
  modelled: 'complete',
  partOfBaseIn: ['C2'],
  figures: [
    {
      kind: 'abbot',
      perPlayer: 1,
      neutral: false,
      occupies: ['monastery', 'garden'],
      weight: 1,
      cites: ['abbot.setup.one-each', 'abbot.monastery-or-garden', 'abbot.nowhere-else', 'abbot.one-figure', 'base.garden.no-follower'],
      owned: ['abbot.setup.one-each', 'abbot.one-figure'],
      instead: ['abbot.one-figure'],
    },
  ],
  settings: abbotSettings,
  setups: abbotSetups,
  actions: [takeBack],
  rules: abbotRules,
  scoring: abbotScoring,
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon, traits: traitsWithPrincessAndDragon },
    phantom: { rules: rulesWithPhantom },
    tower: { rules: rulesWithTower },
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
    cult: { rules: rulesWithCult },
    'siege/escape': { rules: rulesWithSiege },
    'traders-and-builders/builder': { rules: rulesWithBuilder },
    'little-buildings': { proposals: [withoutBuildings] },
  },
};
