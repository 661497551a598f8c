/** Hills & Sheep, both editions: shepherds with their flocks, hills and vineyards. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { chanceSheep, drawRules, drawSheep, drawsWhenPlaced, FLOCK, sheepFollow } from './draw.js';
import { hasUnknownTokens } from './flock.js';
import { hillRules, hillsBreakTies, hillScoring, hillTriggers } from './hills.js';
import { flockTokens, shepherd, tokensSuffice } from './pieces.js';
import { flocksAtTheEnd, noFarmer } from './scoring.js';
import { hillsAndSheepSettings } from './settings.js';
import { flockSetups, hillsAndSheepSetups } from './setup.js';
import { shepherdRules } from './shepherd-rules.js';
import { grow, stable, tendFlock, tendingProposals, tendingRules } from './tending.js';
import { hillsAndSheepTileRules } from './tile-rules.js';
import { hillsAndSheepTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { notForGardens, vineyardRules, vineyardScoring } from './vineyards.js';
import { tilesWithAbbeyAndMayor, withAbbeyAndMayor } from './with-abbey-and-mayor.js';
import { hillsWithCastles, shepherdsWithBridges, tilesWithCastles } from './with-bridges-castles-and-bazaars.js';
import { rulesWithFlier, rulesWithPhantom, rulesWithTower } from './with-others.js';
import { rulesWithPrincessAndDragon, sheepAreEaten } from './with-princess-and-dragon.js';

export const hillsAndSheep: Expansion = {
  id: 'hills-and-sheep',
  name: 'Hills & Sheep',
  modelled: 'complete',
  settings: hillsAndSheepSettings,
  setups: hillsAndSheepSetups,
  tiles: hillsAndSheepTiles,
  symbols: ['hill', 'vineyard'],
  marks: { city: ['no-castle', 'split-', 'link-'], road: ['link-'], monastery: ['link-'] },
  rules: hillsAndSheepTileRules,
  with: { ...tilesWithAbbeyAndMayor, ...tilesWithCastles },
  mechanics: {
    shepherd: {
      figures: [shepherd],
      setups: flockSetups,
      tokens: flockTokens,
      state: [FLOCK],
      checks: [tokensSuffice],
      doubts: [hasUnknownTokens],
      actions: [chanceSheep, grow, stable],
      proposals: tendingProposals,
      rules: [...shepherdRules, ...tendingRules, ...drawRules],
      steps: [drawSheep, tendFlock],
      triggers: [drawsWhenPlaced, sheepFollow],
      additions: [noFarmer],
      finals: [flocksAtTheEnd],
      with: {
        'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon, triggers: [sheepAreEaten] },
        phantom: { rules: rulesWithPhantom },
        tower: { rules: rulesWithTower },
        flier: { rules: rulesWithFlier },
        ...withAbbeyAndMayor,
        ...shepherdsWithBridges,
      },
    },
    hill: { tieBreaks: hillsBreakTies, scoring: hillScoring, triggers: hillTriggers, rules: hillRules, with: hillsWithCastles },
    vineyard: { scoring: vineyardScoring, additions: [notForGardens], rules: vineyardRules },
  },
};
