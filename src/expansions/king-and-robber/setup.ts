/** Before the first turn with King & Robber Baron. */
import { tells, tellsIf, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const kingAndRobberSetups = [
  tellsMixed('king-and-robber', 'king-and-robber.setup.land-tiles', cites('king-and-robber.setup.land-tiles')),
  tellsIf(
    ({ ruleset }) => ruleset.plays('king') || ruleset.plays('robber'),
    tells('king-and-robber.setup.awards-aside', cites('king-and-robber.setup.awards-aside')),
  ),
];
