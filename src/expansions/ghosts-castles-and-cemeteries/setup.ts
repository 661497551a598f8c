/** Before the first turn with Ghosts, Castles & Cemeteries. */
import { forEach, isAlone, tells, tellsIf, tellsMixed, type SetupRule, type StartRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { GUARD } from './ghosts.js';
import { ALL } from './guards.js';

/** Of seven. */
const MEEPLES_LESS = 2;
const GUARDS = 2;

export const start: StartRule = {
  id: `${FOLDER}.setup.start-tile`,
  cites: cites('setup.start-tile', 'setup.start-tile-is-four', 'setup.start-ruins'),
  tiles: () => [{ tile: `${FOLDER}/start`, at: [0, 0], rotation: 0 }],
};

const each: SetupRule = {
  id: `${FOLDER}.setup.figures`,
  cites: cites('setup.figures'),
  supplies: ['meeple', GUARD],
  perform: (now) =>
    forEach(now, (player) => ({
      ...player,
      supply: { ...player.supply, meeple: (player.supply?.['meeple'] ?? 0) - MEEPLES_LESS, [GUARD]: GUARDS },
      reserve: { ...player.reserve, [GUARD]: ALL - GUARDS },
    })),
};

export const ghostsCastlesAndCemeteriesSetups = [
  tellsIf((table) => !isAlone(table, FOLDER), tells(`${FOLDER}.meta.combination`, cites('meta.combination'))),
  each,
  tells(`${FOLDER}.setup.guard-supply`, cites('setup.guard-supply')),
  tells(`${FOLDER}.setup.ghost-supply`, cites('setup.ghost-supply')),
  tellsMixed(FOLDER, `${FOLDER}.setup.tiles`, cites('setup.tiles')),
];
