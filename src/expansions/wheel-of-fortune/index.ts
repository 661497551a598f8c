/** The Wheel of Fortune: icons on tiles move the pig round the Wheel, its segments bring points or the plague, and followers wait on crowns. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { boardRules, edgesInDoubt, landscapeCounts, spacesAreTiles, spacesCount, wheelInDoubt } from './board.js';
import { crownRules, ontoCrowns } from './crowns.js';
import { eventConsequences } from './events.js';
import { giveUp, giveUpStep, plagueRules } from './plague.js';
import { wheelOfFortuneSettings } from './settings.js';
import { board, wheelOfFortuneSetups, wheelWithRiver } from './setup.js';
import { crownsFollow, eventHappens, spin, spinRules, withIcons } from './spin.js';
import { BOARD, unprintedBoard, wheelOfFortuneTiles } from './tiles.js';
import { checkWheel, ROUND, WHEEL_BOARD, wheelLocation, wheelPig } from './wheel.js';
import {
  rulesWithPhantom,
  triggersWithAbbeyAndMayor,
  triggersWithAbbot,
  triggersWithCastles,
  triggersWithCult,
  triggersWithMonasteries,
} from './with-others.js';
import { rulesWithPrincessAndDragon, traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const wheelOfFortune: Expansion = {
  id: 'wheel-of-fortune',
  name: 'The Wheel of Fortune',
  modelled: 'complete',
  settings: wheelOfFortuneSettings,
  starts: [board],
  setups: wheelOfFortuneSetups,
  tiles: wheelOfFortuneTiles,
  unprinted: unprintedBoard,
  reprints: spacesAreTiles,
  symbols: [BOARD, 'wheel-'],
  figures: [wheelPig],
  locations: [wheelLocation],
  state: [ROUND, WHEEL_BOARD],
  checks: [checkWheel],
  draws: [spin],
  actions: [giveUp],
  proposals: [withIcons, ontoCrowns],
  rules: [...boardRules, ...spinRules, ...plagueRules, ...crownRules],
  steps: [giveUpStep],
  triggers: [eventHappens, crownsFollow],
  scoring: [spacesCount, landscapeCounts],
  settlements: [edgesInDoubt],
  consequences: eventConsequences,
  doubts: [wheelInDoubt],
  with: {
    river: wheelWithRiver,
    'princess-and-dragon': { traits: traitsWithPrincessAndDragon, rules: rulesWithPrincessAndDragon },
    'abbey-and-mayor': { triggers: triggersWithAbbeyAndMayor },
    cult: { triggers: triggersWithCult },
    'bridges-castles-and-bazaars': { triggers: triggersWithCastles },
    phantom: { rules: rulesWithPhantom },
    abbot: { triggers: triggersWithAbbot },
    monasteries: { triggers: triggersWithMonasteries },
  },
};
