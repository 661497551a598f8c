/** Before the first turn with Bridges, Castles & Bazaars. */
import { tells, tellsIf } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';

/** More players have fewer bridges and castles each. */
const FEW = 4;
const TOKENS = ['bridge', 'castle'];

export const bridgesCastlesAndBazaarsSetups = [
  tells(`${FOLDER}.setup.tiles-mixed`, cites('setup.tiles-mixed')),
  tellsIf(({ players }) => players <= FEW, tells(`${FOLDER}.setup.supply-two-to-four`, cites('setup.supply-two-to-four'), TOKENS)),
  tellsIf(({ players }) => players > FEW, tells(`${FOLDER}.setup.supply-five-six`, cites('setup.supply-five-six'), TOKENS)),
];
