/** Before the first turn with the Cult: its tiles are among the others. */
import { mixedIn, outOfTheGame, tellsMixed, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const FOLDER = 'cult';
/** Only Rio Grande Games printed it. */
const SIXTH = 'cult/shrine-city-two-roads';

const sixth: SetupRule = {
  id: 'cult.setup.sixth-tile',
  cites: cites('cult.setup.sixth-tile'),
  perform: (now, { ruleset }) => {
    if (!(SIXTH in mixedIn(now, FOLDER))) return undefined;
    return ruleset.publisher === 'RGG' ? now : outOfTheGame(now, { [SIXTH]: 1 });
  },
};

export const cultSetups = [tellsMixed(FOLDER, 'cult.setup.mixed-in', cites('cult.setup.mixed-in')), sixth];
