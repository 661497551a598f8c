/** Bridges, Castles & Bazaars, both editions: three parts that can be played one without the other. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { bazaarRound, closeBazaar, holdBazaar, tilesInDoubt } from './bazaar-round.js';
import { bazaarRules } from './bazaar-rules.js';
import { bazaarActions, bazaarSteps } from './bazaar-steps.js';
import { placeBridge, tileWithBridge } from './bridge-actions.js';
import { bridgeBoard, bridgeToken } from './bridge-board.js';
import { bridgeFigureRules } from './bridge-figures.js';
import { missingBridgeRules } from './bridge-missing.js';
import { bridgeRules } from './bridge-rules.js';
import { bridgeScoring } from './bridge-scoring.js';
import { bridgesWithHalflings } from './bridge-with-halflings.js';
import { castleBoard, castleKind, castleToken, checkOccupants } from './castle-board.js';
import { buildCastle, buildCastleStep, castlesInDoubt } from './castle-building.js';
import { castleChoiceRules } from './castle-choice-rules.js';
import { castleFields, unscoredCastles } from './castle-fields.js';
import { castleRules } from './castle-rules.js';
import { chooseFeature, scoreCastles } from './castle-scoring.js';
import { castleLines, gardenInVicinity } from './castle-vicinity.js';
import { FOLDER } from './author.js';
import { bridgesCastlesAndBazaarsSettings } from './settings.js';
import { bridgesCastlesAndBazaarsSetups, bridgesSetups, castlesSetups } from './setup.js';
import { auctionState, bazaarState, castleBuilding, scoringState } from './state.js';
import { bridgesCastlesAndBazaarsTiles } from './tiles.js';
import { withAbbeyAndMayor } from './with-abbey-and-mayor.js';
import { withCount } from './with-count.js';
import { withKingAndRobber } from './with-king-and-robber.js';
import { withPrincessAndDragon } from './with-princess-and-dragon.js';
import { withTower } from './with-tower.js';
import { withTradersAndBuilders } from './with-traders-and-builders.js';

export const bridgesCastlesAndBazaars: Expansion = {
  id: FOLDER,
  name: 'Bridges, Castles & Bazaars',
  modelled: 'complete',
  settings: bridgesCastlesAndBazaarsSettings,
  setups: bridgesCastlesAndBazaarsSetups,
  tiles: bridgesCastlesAndBazaarsTiles,
  featureKinds: [castleKind],
  marks: { city: ['no-castle'], '*': ['link-a'] },
  symbols: ['bazaar'],
  locations: [{ name: 'castle', subject: 'castle-follower' }, { name: 'bazaar' }],
  mechanics: {
    bridges: {
      tokens: [bridgeToken],
      setups: bridgesSetups,
      topology: bridgeBoard,
      actions: [placeBridge],
      proposals: [tileWithBridge],
      rules: [...bridgeRules, ...bridgeFigureRules, ...missingBridgeRules],
      scoring: bridgeScoring,
      with: { halflings: { rules: bridgesWithHalflings } },
    },
    castles: {
      tokens: [castleToken],
      setups: castlesSetups,
      topology: castleBoard,
      state: [castleBuilding, scoringState],
      checks: [checkOccupants],
      actions: [buildCastle, chooseFeature],
      rules: [...castleRules, ...castleChoiceRules],
      steps: [buildCastleStep, scoreCastles],
      scoring: castleFields,
      additions: [gardenInVicinity],
      consequences: castleLines,
      finals: [unscoredCastles],
      doubts: [castlesInDoubt],
    },
    bazaars: {
      state: [auctionState, bazaarState],
      actionTypes: [{ type: 'bid' }],
      actions: bazaarActions,
      rules: bazaarRules,
      steps: [holdBazaar, ...bazaarSteps, closeBazaar],
      successions: [bazaarRound],
      doubts: [tilesInDoubt],
    },
  },
  with: { ...withAbbeyAndMayor, ...withPrincessAndDragon, ...withTradersAndBuilders, ...withTower, ...withKingAndRobber, ...withCount },
};
