/** Before the first turn with the Tunnel: everybody has tokens in pairs. */
import { forEach, tellsMixed, type SetupRule } from '../../kernel/declare/setup.js';
import { cites, type TunnelClauseId } from './author.js';
import { TOKEN } from './openings.js';
import { pairsHeld, setsOf } from './pieces.js';
import { TOKEN_SETS } from './settings.js';

/** The box has six colours. */
const MOST = 6;

/** So many pairs for each of so many players, by these clauses. */
const pairsEach = (id: string, isFor: (players: number, pairs: number) => boolean, ...ids: TunnelClauseId[]): SetupRule => ({
  id: `tunnel.setup.${id}`,
  cites: cites(...ids),
  perform: (now, { ruleset, players }) => {
    const number = setsOf(ruleset.settings.get(TOKEN_SETS), players);
    if (players > MOST || !isFor(players, number)) return undefined;
    return forEach(now, (player) => ({ ...player, tokens: { ...player.tokens, [TOKEN]: pairsHeld(number) } }));
  },
});

export const tunnelSetups = [
  tellsMixed('tunnel', 'tunnel.setup.tiles', cites('tunnel.setup.tiles')),
  pairsEach('two-players', (players, pairs) => players === 2 && pairs === 3, 'tunnel.setup.two-players', 'tunnel.setup.more-sets-optional'),
  pairsEach('three-players', (players, pairs) => players === 3 && pairs === 2, 'tunnel.setup.three-players', 'tunnel.setup.more-sets-optional'),
  pairsEach('pair-each', (players, pairs) => players > 3 && pairs === 1, 'tunnel.setup.pair-each'),
  pairsEach('one-colour', (players, pairs) => players < 4 && pairs === 1, 'tunnel.setup.more-sets-optional', 'tunnel.setup.pair-each'),
  pairsEach('two-colours', (players, pairs) => players === 2 && pairs === 2, 'tunnel.setup.more-sets-optional'),
];
