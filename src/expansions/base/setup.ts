/** Before the first turn of the base game. */
import { tells, type StartRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

/** One of four tiles that look alike. */
export const startTile: StartRule = {
  id: 'base.setup.start-tile',
  cites: cites('base.setup.start-tile'),
  isOrdinary: true,
  tiles: () => [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
};

export const baseSetups = [
  tells('base.setup.seven-followers', cites('base.setup.seven-followers'), ['meeple']),
  tells('base.setup.shuffled', cites('base.setup.shuffled', 'base.tile.of-the-boxes-in-play')),
];
