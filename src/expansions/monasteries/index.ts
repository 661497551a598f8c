/** Monasteries: special ones, on which a follower stands as monk or lies as abbot. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { lying, placingRules } from './placing.js';
import { abbotScoring, abbotsApart, abbotsAtTheEnd, monkScoring } from './scoring.js';
import { monasteriesSettings } from './settings.js';
import { monasteriesSetups } from './setup.js';
import { lies, onlyThereAnyoneLies, SPECIAL } from './special.js';
import { monasteryTiles } from './tiles.js';
import { additions, consequences } from './with-little-buildings.js';
import { rulesWithAbbeyAndMayor, rulesWithAbbot, rulesWithCastles, rulesWithCount, rulesWithTower, wagonAsAbbot } from './with-others.js';
import { noBonusForMonks, rulesWithPrincessAndDragon, throughThePortal } from './with-princess-and-dragon.js';

export const monasteries: Expansion = {
  id: 'monasteries',
  name: 'Monasteries',
  modelled: 'complete',
  settings: monasteriesSettings,
  setups: monasteriesSetups,
  tiles: monasteryTiles,
  marks: { monastery: [SPECIAL] },
  figureMembers: [lies],
  checks: [onlyThereAnyoneLies],
  proposals: [lying],
  rules: placingRules,
  abstentions: [abbotsApart],
  scoring: [...monkScoring, ...abbotScoring],
  finals: [abbotsAtTheEnd],
  with: {
    'princess-and-dragon': { proposals: [throughThePortal], rules: rulesWithPrincessAndDragon, additions: [noBonusForMonks] },
    'abbey-and-mayor': { proposals: [wagonAsAbbot], rules: rulesWithAbbeyAndMayor },
    'bridges-castles-and-bazaars': { rules: rulesWithCastles },
    count: { rules: rulesWithCount },
    tower: { rules: rulesWithTower },
    abbot: { rules: rulesWithAbbot },
    'little-buildings': { additions, consequences },
  },
};
