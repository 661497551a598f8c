/** Before the first turn with Inns & Cathedrals. */
import { tells, tellsIf, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const OF_THE_SIXTH = 6;

export const innsAndCathedralsSetups = [
  tellsMixed('inns-and-cathedrals', 'inns-and-cathedrals.setup.shuffled-in', cites('inns-and-cathedrals.setup.shuffled-in')),
  tells('inns-and-cathedrals.setup.points-tiles', cites('inns-and-cathedrals.setup.points-tiles')),
  tellsIf(
    ({ players }) => players === OF_THE_SIXTH,
    tells('inns-and-cathedrals.setup.sixth-player', cites('inns-and-cathedrals.setup.sixth-player')),
  ),
];
