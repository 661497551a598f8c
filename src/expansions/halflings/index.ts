/** Halflings, both editions: half tiles in the hands of the players, two of which fill a space. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { fromHand, layingRules, leavesTheHand } from './laying.js';
import {
  abbotsBesideHalves,
  besideHalves,
  checkHalves,
  figureRules,
  halfTileScoring,
  monksInDoubt,
  rulesWithBuilder,
  rulesWithDragon,
  rulesWithTower,
} from './playing.js';
import { GRID } from './settings.js';
import { halflingsSetups } from './setup.js';
import { halfTiles } from './tiles.js';
import { rulesWithAbbey } from './with-abbey-and-mayor.js';

export const halflings: Expansion = {
  id: 'halflings',
  name: 'Halflings',
  modelled: 'complete',
  settings: [GRID],
  setups: halflingsSetups,
  unprinted: halfTiles,
  proposals: [fromHand],
  checks: [checkHalves],
  rules: [...layingRules, ...figureRules],
  scoring: halfTileScoring,
  payouts: [besideHalves],
  doubts: [monksInDoubt],
  triggers: [leavesTheHand],
  with: {
    'traders-and-builders/builder': { rules: rulesWithBuilder },
    'princess-and-dragon/dragon': { rules: rulesWithDragon },
    'abbey-and-mayor': { rules: rulesWithAbbey },
    abbot: { proposals: [abbotsBesideHalves] },
    tower: { rules: rulesWithTower },
  },
};
