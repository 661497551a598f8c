/** Abbey & Mayor, both editions: the abbey tile, mayor, wagon and barn. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { cites } from './author.js';
import { barnRules, corners } from './barn.js';
import { barnsAtTheEnd, barnScoring, fieldsOfBarns, scoredWhenPlaced, staysInField } from './barn-scoring.js';
import { barn, mayor, wagon } from './figures.js';
import { handsInDoubt, lastAbbeys, lastAbbeysUnsaid, nothingToDraw, roundOfAbbeys, secondPartAfterABazaar } from './last-abbeys.js';
import { abbeyFromHand, abbeyRules, outOfHand } from './laying.js';
import { mayorForNothing, mayorScoring } from './mayor.js';
import { abbeyAndMayorSettings } from './settings.js';
import { abbeyAndMayorSetups, abbeySetups } from './setup.js';
import { ABBEYS, checkAbbeys, checkBarns, WAGONS } from './state.js';
import { mayorRules, wagonPlacingRules } from './placing.js';
import { abbeyTileRules, tileRules } from './tile-rules.js';
import { abbeyAndMayorTiles } from './tiles.js';
import { abbeyScoring, tileScoring, wagonScoring } from './told.js';
import { moveWagon, moveWagonStep, waitsAfterScoring, wagonsGone, wagonsScored } from './wagon.js';
import { wagonRules } from './wagon-rules.js';
import { barnWithCount, wagonWithCount, withCount } from './with-count.js';
import { withKingAndRobber } from './with-king-and-robber.js';
import { traitsWithPrincessAndDragon } from './traits-with-princess-and-dragon.js';
import { fairyInTheField, rulesWithPrincessAndDragon, wagonWithPrincessAndDragon } from './with-princess-and-dragon.js';
import { abbeyAndRiver, herdsOfBarns } from './with-river.js';
import {
  abbeyAfterTheLastTile,
  abbeyWithBuilder,
  barnWithPig,
  closedByAbbey,
  followersWithBuilder,
  pigsOfBarns,
} from './with-traders-and-builders.js';

export const abbeyAndMayor: Expansion = {
  id: 'abbey-and-mayor',
  name: 'Abbey & Mayor',
  modelled: 'complete',
  settings: abbeyAndMayorSettings,
  setups: abbeyAndMayorSetups,
  tiles: abbeyAndMayorTiles,
  marks: { city: ['no-castle'] },
  rules: tileRules,
  scoring: tileScoring,
  checks: [checkAbbeys],
  mechanics: {
    abbey: {
      setups: abbeySetups,
      proposals: [abbeyFromHand],
      accepts: [{ kind: 'place-tile', in: ['last-abbeys'] }],
      rules: [...abbeyRules, ...abbeyTileRules],
      scoring: abbeyScoring,
      state: [ABBEYS],
      steps: [lastAbbeys],
      skips: nothingToDraw,
      successions: [roundOfAbbeys],
      finals: [lastAbbeysUnsaid],
      doubts: [handsInDoubt],
      triggers: [outOfHand],
      consequences: [{ id: 'abbey-and-mayor.abbey.leaves-the-hand', cites: cites('abbey.own-once', 'abbey.one-tile-a-turn') }],
      with: {
        'traders-and-builders/builder': { rules: abbeyWithBuilder, extraParts: [closedByAbbey, secondPartAfterABazaar, abbeyAfterTheLastTile] },
        river: { rules: abbeyAndRiver },
        'king-and-robber': withKingAndRobber,
      },
    },
    mayor: { figures: [mayor], rules: mayorRules, scoring: mayorScoring, payouts: [mayorForNothing] },
    wagon: {
      figures: [wagon],
      actions: [moveWagon],
      rules: [...wagonRules, ...wagonPlacingRules],
      state: [WAGONS],
      steps: [moveWagonStep],
      triggers: [wagonsGone, wagonsScored],
      departures: [waitsAfterScoring],
      scoring: wagonScoring,
      consequences: [
        { id: 'abbey-and-mayor.wagon.moves-on', cites: cites('wagon.choice-after-scoring', 'wagon.claims') },
        { id: 'abbey-and-mayor.wagon.goes-home', cites: cites('wagon.choice-after-scoring', 'wagon.nowhere-to-go') },
      ],
      with: { 'princess-and-dragon': { rules: wagonWithPrincessAndDragon }, 'count/count': wagonWithCount },
    },
    barn: {
      figures: [barn],
      proposals: [corners],
      rules: barnRules,
      checks: [checkBarns],
      completions: [fieldsOfBarns],
      triggers: [scoredWhenPlaced],
      departures: [staysInField],
      scoring: barnScoring,
      payouts: [barnsAtTheEnd],
      with: {
        'traders-and-builders/pig': { rules: barnWithPig, scoring: pigsOfBarns },
        river: { scoring: herdsOfBarns },
        'count/count': barnWithCount,
      },
    },
  },
  with: {
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon, scoring: fairyInTheField },
    'traders-and-builders/builder': { rules: followersWithBuilder },
    'count/count': withCount,
  },
};
