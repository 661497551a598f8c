/** Before the first turn with the Markets of Leipzig: the town is the start. */
import { tells, type StartRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

/** Each turned against the one before, so that their quarters meet in the middle; that the second cell of each is its quarter no source says. */
export const town: StartRule = {
  id: 'markets-of-leipzig.setup.leipzig-is-start',
  cites: cites('setup.leipzig-is-start', 'setup.order-irrelevant'),
  tiles: () => [
    { tile: 'markets-of-leipzig/wainwrights', at: [-1, 0], rotation: 0 },
    { tile: 'markets-of-leipzig/coiners', at: [1, -1], rotation: 90 },
    { tile: 'markets-of-leipzig/bookbinders', at: [1, 1], rotation: 180 },
    { tile: 'markets-of-leipzig/tanners', at: [0, 1], rotation: 270 },
  ],
};

export const marketsOfLeipzigSetups = [tells('markets-of-leipzig.setup.no-official-combinations', cites('setup.no-official-combinations'))];
