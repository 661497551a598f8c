/** Before the first turn with Bridges, Castles & Bazaars. */
import { tells, tellsIf, tellsMixed, type SetupRule } from '../../kernel/declare/setup.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { cites, FOLDER } from './author.js';
import { FEW, FEWEST, MOST, perPlayer } from './bridge-board.js';
import { BRIDGES, CASTLES } from './settings.js';

const suppliesOf = (token: string, part: Setting): SetupRule[] => [
  tellsIf(
    ({ ruleset, players }) => ruleset.settings.get(part) === 'on' && players >= FEWEST && players <= FEW,
    tells(`${FOLDER}.setup.${token}s-two-to-four`, cites('setup.supply-two-to-four'), [token]),
  ),
  tellsIf(
    ({ ruleset, players }) => ruleset.settings.get(part) === 'on' && players > FEW && players <= MOST,
    tells(`${FOLDER}.setup.${token}s-five-six`, cites('setup.supply-five-six'), [token]),
  ),
  tellsIf(({ ruleset, players }) => ruleset.settings.get(part) === 'on' && !Number.isFinite(perPlayer(players)), {
    ...tells(`${FOLDER}.setup.${token}s-untold`, cites('setup.supply-two-to-four', 'setup.supply-five-six')),
    perform: (now) => ({ ...now, missing: [...now.missing, ...now.snapshot.players.map((_, i) => `/players/${i}/tokens/${token}`)] }),
  }),
];

export const bridgesCastlesAndBazaarsSetups = [tellsMixed(FOLDER, `${FOLDER}.setup.tiles-mixed`, cites('setup.tiles-mixed'))];
export const bridgesSetups = suppliesOf('bridge', BRIDGES);
export const castlesSetups = suppliesOf('castle', CASTLES);
