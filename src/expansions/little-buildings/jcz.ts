/** Little Buildings in games of JCloisterZone. */
import type { PlaceToken } from '../../contract/action.js';
import { cellOfDestination, optionsOf, type Jcz, type JczDestination } from '../../contract/foreign.js';

const NAMES: Readonly<Record<string, string>> = { LB_SHED: 'shed', LB_HOUSE: 'house', LB_TOWER: 'tower-house' };
const OF_EACH = 6;

const placed = (kind: string, [x, y]: readonly number[]): PlaceToken => ({ type: 'place-token', kind, at: { tile: [x!, y!] } });
const placing =
  (kind: string) =>
  (to: JczDestination): PlaceToken | undefined => {
    const cell = cellOfDestination(to);
    return cell && placed(kind, cell);
  };

export const littleBuildingsJcz: Jcz = {
  elements: { 'little-buildings': 'building' },
  against: ['little-buildings.setup.share'],
  rules: {
    'little-buildings-scoring': { '1/1/1': { 'little-buildings.scoring': '1/1/1' }, '3/2/1': { 'little-buildings.scoring': '3/2/1' } },
  },
  habits: { 'little-buildings.withFairy': 'exclusive' },
  // everybody gets the same number of each kind
  begin: (snapshot, { elements }) => {
    if (elements?.['little-buildings'] === undefined) return snapshot;
    const each = Math.floor(OF_EACH / snapshot.players.length);
    const share = Object.fromEntries(Object.values(NAMES).map((kind) => [kind, each]));
    return { ...snapshot, players: snapshot.players.map((player) => ({ ...player, tokens: { ...player.tokens, ...share } })) };
  },
  tokens: Object.fromEntries(Object.entries(NAMES).map(([name, kind]) => [name, placing(kind)])),
  offers: {
    LittleBuilding: (item) => optionsOf(item).map((token) => ({ type: 'PLACE_TOKEN', payload: { token, pointer: item['position'] } })),
  },
};
