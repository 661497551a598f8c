/** Before the first turn with Bridges, Castles & Bazaars. */
import { tells, tellsIf, tellsMixed, type SetupRule } from '../../kernel/declare/setup.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { cites, FOLDER } from './author.js';
import { BRIDGES, CASTLES } from './settings.js';

/** More players have fewer bridges and castles each; for more than six there are none. */
const FEW = 4;
const MOST = 6;

const suppliesOf = (token: string, part: Setting): SetupRule[] => [
  tellsIf(
    ({ ruleset, players }) => ruleset.settings.get(part) === 'on' && players >= 2 && players <= FEW,
    tells(`${FOLDER}.setup.${token}s-two-to-four`, cites('setup.supply-two-to-four'), [token]),
  ),
  tellsIf(
    ({ ruleset, players }) => ruleset.settings.get(part) === 'on' && players > FEW && players <= MOST,
    tells(`${FOLDER}.setup.${token}s-five-six`, cites('setup.supply-five-six'), [token]),
  ),
];

export const bridgesCastlesAndBazaarsSetups = [tellsMixed(FOLDER, `${FOLDER}.setup.tiles-mixed`, cites('setup.tiles-mixed'))];
export const bridgesSetups = suppliesOf('bridge', BRIDGES);
export const castlesSetups = suppliesOf('castle', CASTLES);
