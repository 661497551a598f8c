/** The Festival, both editions: instead of placing a figure one is taken back. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { FESTIVAL, festivalRules, takeBack, tileRemarks } from './return.js';
import { RETURNABLE } from './settings.js';
import { festivalSetups } from './setup.js';
import { festivalTiles } from './tiles.js';
import {
  fairyStays,
  rulesWithAbbeyAndMayor,
  rulesWithAbbot,
  rulesWithMonasteries,
  rulesWithPrincessAndDragon,
  rulesWithTower,
  rulesWithTradersAndBuilders,
} from './with-others.js';

export const festival: Expansion = {
  id: 'festival',
  name: 'The Festival',
  modelled: 'complete',
  settings: [RETURNABLE],
  setups: festivalSetups,
  tiles: festivalTiles,
  symbols: [FESTIVAL],
  marks: { city: ['link-'], road: ['link-'], monastery: ['link-'] },
  rules: tileRemarks,
  mechanics: {
    festival: {
      actions: [takeBack],
      rules: festivalRules,
      with: {
        'traders-and-builders': { rules: rulesWithTradersAndBuilders },
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon, triggers: [fairyStays] },
        tower: { rules: rulesWithTower },
        'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
        abbot: { rules: rulesWithAbbot },
        monasteries: { rules: rulesWithMonasteries },
      },
    },
  },
};
