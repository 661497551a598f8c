/** Bridges, Castles & Bazaars in games of JCloisterZone. */
import Type from 'typebox';
import type { Chance, Choose, PlaceToken } from '../../contract/action.js';
import { optionsOf, reader, type Jcz, type JczDestination } from '../../contract/foreign.js';
import type { Sides, Snapshot } from '../../contract/snapshot.js';
import { FEWEST, MOST, perPlayer } from './bridge-board.js';
import type { Bid } from './wire.js';

const LINES: Readonly<Record<string, Sides>> = { NS: ['n', 's'], WE: ['e', 'w'] };

function bridge(to: JczDestination): PlaceToken | undefined {
  if (!('location' in to) || !('position' in to)) return undefined;
  const edges = LINES[to.location];
  return edges && { type: 'place-token', kind: 'bridge', at: { tile: [to.position[0]!, to.position[1]!], edges } };
}

/** Which tiles are turned up the game does not say: each is known when it is laid. */
const uncovered = ({ players }: Snapshot): Chance => ({ type: 'chance', of: 'bazaar', outcome: players.map(() => null) });

const UNCOVER = 'uncover-tiles';

const choose = (option: string): Choose => ({ type: 'choose', option });
/** What it offers names neither tile nor price. */
const SOME_BID = { type: 'BAZAAR_BID', payload: {} };
const F = 'bridges-castles-and-bazaars';

export const bridgesCastlesAndBazaarsJcz: Jcz = {
  elements: { bridge: 'bridges', castle: 'castles', bazaar: 'bazaars' },
  features: { Castle: 'castle' },
  rules: { 'bazaar-no-auction': { true: { [`${F}.bazaarBidding`]: 'choose' }, false: { [`${F}.bazaarBidding`]: 'auction' } } },
  habits: {
    [`${F}.bridgeTiming`]: 'with-the-tile',
    [`${F}.optionalBridge`]: 'laid-tile',
    [`${F}.castlesInATurn`]: 'one',
    [`${F}.castleDeclined`]: 'nobody-else',
    [`${F}.castleScoresFrom`]: 'later-tile',
    [`${F}.castleFeature`]: 'highest',
    [`${F}.bazaarCredit`]: 'unlimited',
    [`${F}.bazaarAndDoubleTurn`]: 'double-turn-first',
    [`${F}.heldBazaar`]: 'ignored',
    [`${F}.wagonFromCastle`]: 'goes-home',
    [`${F}.wagonIntoCastle`]: 'never',
    'fairy.castle': 'allowed',
  },
  begin: (snapshot, { elements }) => {
    const kinds = (['bridge', 'castle'] as const).filter((kind) => elements && kind in elements);
    if (kinds.length === 0) return snapshot;
    const own = Object.fromEntries(kinds.map((kind) => [kind, perPlayer(Math.max(FEWEST, Math.min(MOST, snapshot.players.length)))]));
    return { ...snapshot, players: snapshot.players.map((player) => ({ ...player, tokens: { ...player.tokens, ...own } })) };
  },
  messages: {
    BAZAAR_BID: reader(
      Type.Object({ supplyIndex: Type.Integer({ minimum: 0 }), price: Type.Integer({ minimum: 0 }) }),
      ({ supplyIndex, price }): Bid => ({
        type: 'bid',
        tile: supplyIndex,
        points: price,
      }),
    ),
    BAZAAR_BUY_OR_SELL: reader(Type.Object({ value: Type.Enum(['BUY', 'SELL']) }), ({ value }) => choose(value.toLowerCase())),
  },
  tokens: { BRIDGE: bridge },
  offers: {
    Bridge: (item) => optionsOf(item).map((pointer) => ({ type: 'PLACE_TOKEN', payload: { token: 'BRIDGE', pointer } })),
    Castle: (item) => optionsOf(item).map((pointer) => ({ type: 'PLACE_TOKEN', payload: { token: 'CASTLE', pointer } })),
    BazaarSelectTile: () => [SOME_BID],
    BazaarBid: () => [SOME_BID, { type: 'PASS', payload: {} }],
    BazaarSelectBuyOrSell: () => ['BUY', 'SELL'].map((value) => ({ type: 'BAZAAR_BUY_OR_SELL', payload: { value } })),
  },
  unplayed: ['bazaar'],
  unsaid: { 'place-tile': ['bridge'], bid: ['tile', 'points'] },
  // where something is decided after the commit, as a wagon or an escape, the tiles come up without another one
  drawn: ({ step, snapshot }) => (step === UNCOVER ? uncovered(snapshot) : undefined),
  play: (read, { step, snapshot }) => {
    if (read === 'commit') return step === UNCOVER ? [uncovered(snapshot)] : undefined;
    // a tile that only fits with a bridge is put back, which one it does not say: the next is drawn as if this one had not been
    return read?.type === 'pass' && step === 'place-tile' ? [] : undefined;
  },
};
