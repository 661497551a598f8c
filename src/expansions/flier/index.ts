/** The Flying Machines, both editions: a follower flies one to three tiles far and lands on what is not finished. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { FLIGHT, MACHINE, noMachine, nobodyOnMachines } from './flight.js';
import { inLanding, landing, landingRules } from './landing.js';
import { chanceFlight, landFigure, rollDie, rollRules } from './roll.js';
import { flierSettings } from './settings.js';
import { boarding, takeOffRules } from './take-off.js';
import { tileRules } from './tile-rules.js';
import { flierTiles } from './tiles.js';
import { rulesWithAbbeyAndMayor, rulesWithAbbot, rulesWithPhantom, rulesWithWheel } from './with-others.js';
import { rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const flier: Expansion = {
  id: 'flier',
  name: 'The Flying Machines',
  modelled: 'complete',
  settings: flierSettings,
  tiles: flierTiles,
  symbols: [`${MACHINE}-`],
  ways: ['flying-machine'],
  locations: [{ name: MACHINE, subject: MACHINE, defect: noMachine }],
  checks: [nobodyOnMachines],
  rules: [...tileRules, ...takeOffRules, ...rollRules, ...landingRules],
  state: [FLIGHT],
  actions: [chanceFlight],
  accepts: [inLanding],
  proposals: [boarding, landing],
  steps: [rollDie, landFigure],
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
    phantom: { rules: rulesWithPhantom },
    'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
    abbot: { rules: rulesWithAbbot },
    'wheel-of-fortune': { rules: rulesWithWheel },
  },
};
