/** Before the first turn with King & Robber Baron. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const kingAndRobberSetups = [
  tells('king-and-robber.setup.land-tiles', cites('king-and-robber.setup.land-tiles')),
  tells('king-and-robber.setup.awards-aside', cites('king-and-robber.setup.awards-aside')),
];
