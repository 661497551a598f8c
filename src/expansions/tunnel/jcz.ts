/** The Tunnel in games of JCloisterZone. */
import type { PlaceToken } from '../../contract/action.js';
import { optionsOf, type Jcz, type JczDestination, type JczPointer, type JczTools } from '../../contract/foreign.js';
import { TOKEN } from './openings.js';
import { PAIRS, pairsHeld, setsOf, type Pair } from './pieces.js';

const isPointer = (to: unknown): to is JczPointer => typeof to === 'object' && to !== null && 'location' in to;

const token =
  (pair: Pair) =>
  (to: JczDestination, { place }: JczTools): PlaceToken | undefined => {
    const spot = isPointer(to) ? place(to) : undefined;
    return spot && { type: 'place-token', kind: TOKEN, at: { ...spot, tile: [spot.tile[0], spot.tile[1]] }, pair };
  };
const named = (pair: Pair) => `TUNNEL_${pair.toUpperCase()}`;

export const tunnelJcz: Jcz = {
  elements: { tunnel: null },
  rules: {
    'more-tunnel-tokens': {
      '3/2': { 'tunnel.tokenSets': '3/2' },
      '2/1': { 'tunnel.tokenSets': '2/1' },
      '1/1': { 'tunnel.tokenSets': '1/1' },
    },
    'tunnelize-other-expansions': { true: { 'tunnel.otherTiles': 'openings' }, false: { 'tunnel.otherTiles': 'printed-through' } },
  },
  habits: { 'tunnel.builderByToken': 'wins-nothing', 'tunnel.secondToken': 'never-placed', 'tunnel.timing': 'after-tile' },
  begin: (snapshot, { elements, rules }) => {
    if (elements?.['tunnel'] === undefined) return snapshot;
    const sets = setsOf(String(rules?.['more-tunnel-tokens'] ?? '3/2'), snapshot.players.length);
    return {
      ...snapshot,
      players: snapshot.players.map((player) => ({ ...player, tokens: { ...player.tokens, [TOKEN]: pairsHeld(sets) } })),
    };
  },
  tokens: Object.fromEntries(PAIRS.map((pair) => [named(pair), token(pair)])),
  offers: {
    Tunnel: (item) => optionsOf(item).map((pointer) => ({ type: 'PLACE_TOKEN', payload: { token: item['token'], pointer } })),
  },
};
