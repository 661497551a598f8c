/** Before the first turn with the Wheel of Fortune: its board is the start, or lies beside another, and the pig stands on Fortune. */
import { standing, tells, type SetupRule, type StartRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { PIG, WHEEL } from './wheel.js';

const FOLDER = 'wheel-of-fortune';
const START = `${FOLDER}/board`;

export const board: StartRule = {
  id: 'wheel-of-fortune.setup.wheel-is-start',
  cites: cites('wheel-of-fortune.setup.wheel-is-start'),
  tiles: () => [{ tile: START, at: [0, 0], rotation: 0 }],
};

/**
 * How many crowns each segment has, and what the edges of the board show, no source says: who has it before him reads it. Nor does any say that the Wheel is
 * left out where another start lies on the table: then it lies beside that, its edges meet nothing, and it turns all the same.
 */
const pig: SetupRule = {
  id: 'wheel-of-fortune.setup.pig-on-fortune',
  cites: cites('wheel-of-fortune.setup.pig-on-fortune', 'wheel-of-fortune.crown.nine-spaces'),
  perform: (now, { start }) => ({
    ...standing(now, { [PIG]: { area: WHEEL, place: 'fortune' } }),
    missing: [...now.missing, '/wheel/crowns', ...(start === FOLDER ? [`/prints/${FOLDER}~1board`] : [])],
  }),
};

export const wheelOfFortuneSetups = [pig, tells('wheel-of-fortune.setup.mix-tiles', cites('wheel-of-fortune.setup.mix-tiles'))];

export const wheelWithRiver = {
  setups: [tells('wheel-of-fortune.x-river.incompatible', cites('wheel-of-fortune.x-river.incompatible'))],
};
