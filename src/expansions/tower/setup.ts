/** Before the first turn with The Tower. */
import { tells, tellsIf, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { PIECE } from './towers.js';

/** The printed table begins with two players and ends with six. */
const FEWEST = 2;
const MOST = 6;

export const towerSetups = [tellsMixed('tower', 'tower.tiles.eighteen', cites('tower.tiles.eighteen'))];
/** Where towers are built. */
export const pieceSetups = [
  tellsIf(({ players }) => players >= FEWEST && players <= MOST, tells('tower.supply.by-players', cites('tower.supply.by-players'), [PIECE])),
  tellsIf(({ players }) => players > MOST, tells('tower.supply.more-than-six', cites('tower.supply.more-than-six'))),
];
