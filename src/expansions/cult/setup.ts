/** Before the first turn with the Cult: its tiles are among the others. */
import { outOfTheGame, tellsMixed, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

/** Only Rio Grande Games printed it. */
const SIXTH = { 'cult/shrine-city-two-roads': 1 };

const sixth: SetupRule = {
  id: 'cult.setup.sixth-tile',
  cites: cites('cult.setup.mixed-in'),
  perform: (now, { ruleset }) => (ruleset.publisher === 'RGG' ? undefined : outOfTheGame(now, SIXTH)),
};

export const cultSetups = [tellsMixed('cult', 'cult.setup.mixed-in', cites('cult.setup.mixed-in')), sixth];
