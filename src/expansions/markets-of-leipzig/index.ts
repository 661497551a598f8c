/** The Markets of Leipzig: the town as the start, and meeples who are sent to its quarters from completed roads that lead there. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { checkTown, startTileToo, townRules } from './layout.js';
import { coiners, notAtTheEnd, onlyByTheQuarter, roadsInDoubt, wainwrights } from './quarters.js';
import { goes, leavers, majorityBefore, remarks } from './scoring.js';
import { sendRules } from './send-rules.js';
import { arriveStep, checkQuarters, sendAction, sendConsequences, SENDING_STATE, sendStep, sentAndGone } from './sending.js';
import { countedByCells, furtherMeeples, leipzigSettings } from './settings.js';
import { marketsOfLeipzigSetups, town } from './setup.js';
import { GATE, leipzigTiles } from './tiles.js';
import { leipzigLocation } from './town.js';
import { bookbinders, fieldsAtTheWalls, kingCountsLeipzig, leipzigInDoubt, tanners } from './unsaid.js';
import { ghostsCost, ghostsRemark, goldOfTheRoad, innsInDoubt, rulesWithTower, witchInDoubt } from './with-others.js';
import {
  dragonInTown,
  dragonInTownInDoubt,
  notRemoved,
  rulesWithPrincessAndDragon,
  traitsWithPrincessAndDragon,
} from './with-princess-and-dragon.js';

export const marketsOfLeipzig: Expansion = {
  id: 'markets-of-leipzig',
  name: 'The Markets of Leipzig',
  modelled: 'complete',
  settings: leipzigSettings,
  starts: [town],
  setups: marketsOfLeipzigSetups,
  unprinted: leipzigTiles,
  marks: { road: [GATE] },
  reprints: countedByCells,
  furtherFigures: [furtherMeeples],
  locations: [leipzigLocation],
  state: [SENDING_STATE],
  checks: [checkTown, checkQuarters],
  unlikely: [startTileToo],
  actions: [sendAction],
  rules: [...townRules, ...sendRules, notRemoved],
  steps: [sendStep, arriveStep],
  triggers: [sentAndGone],
  scoring: [wainwrights, notAtTheEnd, ...remarks],
  weights: [majorityBefore],
  abstentions: [leavers],
  departures: [goes],
  settlements: [coiners, roadsInDoubt, onlyByTheQuarter, bookbinders],
  payouts: [fieldsAtTheWalls],
  finals: [tanners],
  doubts: [leipzigInDoubt],
  consequences: sendConsequences,
  with: {
    'princess-and-dragon': {
      traits: traitsWithPrincessAndDragon,
      rules: rulesWithPrincessAndDragon,
      triggers: [dragonInTown],
      doubts: [dragonInTownInDoubt],
    },
    'inns-and-cathedrals': { settlements: [innsInDoubt] },
    'mage-and-witch': { settlements: [witchInDoubt] },
    tower: { rules: rulesWithTower },
    goldmines: { triggers: [goldOfTheRoad] },
    'king-and-robber/king': { finals: [kingCountsLeipzig] },
    'ghosts-castles-and-cemeteries': { settlements: [ghostsCost], additions: [ghostsRemark] },
  },
};
