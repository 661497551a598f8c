/** Before the first turn with The Tower. */
import { tells, tellsIf } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { PIECE } from './towers.js';

/** The printed table ends with six players. */
const MOST = 6;

export const towerSetups = [
  tells('tower.tiles.eighteen', cites('tower.tiles.eighteen')),
  tellsIf(({ players }) => players <= MOST, tells('tower.supply.by-players', cites('tower.supply.by-players'), [PIECE])),
  tellsIf(({ players }) => players > MOST, tells('tower.supply.more-than-six', cites('tower.supply.more-than-six'))),
];
