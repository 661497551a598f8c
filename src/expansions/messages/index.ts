/** The Messages, both editions: a second counting figure, and messages for whoever stops on a dark space. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { COUNTERS } from './counters.js';
import { counters, countingRules, countStep, meant, tracksInDoubt, messenger, scoresWait } from './counting.js';
import { deedMeant, drawing, drawingRules, furtherTile, resolveStep, resolving } from './drawing.js';
import { drawStep, judgeStep } from './judging.js';
import { messagesSettings } from './settings.js';
import { messagesSetups } from './setup.js';
import { checkWaiting, FURTHER, MESSAGE, OF_THE_TURN } from './state.js';
import { checkStack, underTheStack } from './stack.js';
import { apartFromTheScore } from './unlikely.js';
import {
  bazaarPayments,
  rulesWithInnsAndCathedrals,
  rulesWithPrincessAndDragon,
  rulesWithTower,
  rulesWithTradersAndBuilders,
} from './with-others.js';

export const messages: Expansion = {
  id: 'messages',
  name: 'The Messages',
  modelled: 'complete',
  settings: messagesSettings,
  setups: messagesSetups,
  figures: [messenger],
  playerMembers: [{ name: 'track', numbers: COUNTERS }],
  state: [MESSAGE, OF_THE_TURN, FURTHER],
  checks: [checkWaiting, checkStack],
  unlikely: [apartFromTheScore],
  withholdings: [scoresWait],
  actions: [...counters, drawing, ...resolving],
  proposals: [...meant, deedMeant],
  rules: [...countingRules, ...drawingRules],
  steps: [countStep, drawStep, resolveStep, judgeStep],
  successions: [furtherTile],
  doubts: [tracksInDoubt],
  consequences: [underTheStack],
  with: {
    'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
    'inns-and-cathedrals': { rules: rulesWithInnsAndCathedrals },
    'traders-and-builders': { rules: rulesWithTradersAndBuilders },
    tower: { rules: rulesWithTower },
    'bridges-castles-and-bazaars/bazaars': { proposals: bazaarPayments },
  },
};
