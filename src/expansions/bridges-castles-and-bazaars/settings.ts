/** Points on which printings, tables and programs differ. */
import { everyPreset, settingsCiting, type PresetId } from '../../kernel/declare/setting.js';
import type { AbbeyAndMayorClauseId } from '../abbey-and-mayor/author.js';
import { cites, setting, type BridgesCastlesAndBazaarsClauseId } from './author.js';

const SECOND_EDITION = ['zmg-c2-2016', 'wikicarpedia-c2-current'] as const satisfies readonly PresetId[];
const inSecond = <V extends string>(value: V, basis: 'stated' | 'inferred') =>
  Object.fromEntries(SECOND_EDITION.map((id) => [id, [value, basis] as const])) as Readonly<
    Record<(typeof SECOND_EDITION)[number], readonly [V, 'stated' | 'inferred']>
  >;

/** The three parts of the expansion can be left out one by one. */
export const BRIDGES = setting({
  key: 'bridges-castles-and-bazaars.bridges',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('bridge.is-a-road') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const CASTLES = setting({
  key: 'bridges-castles-and-bazaars.castles',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('castle.convert.small-city') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const BAZAARS = setting({
  key: 'bridges-castles-and-bazaars.bazaars',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: cites('bazaar.trigger.tile-laid') },
    { value: 'off', cites: cites('setup.parts-optional') },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const BRIDGE_TIMING = setting({
  key: 'bridges-castles-and-bazaars.bridgeTiming',
  kind: 'edition-difference',
  values: [
    { value: 'with-the-tile', cites: cites('bridge.timing.with-the-tile') },
    { value: 'any-time', cites: cites('bridge.timing.any-time') },
  ],
  presets: { ...everyPreset('any-time', 'inferred'), 'hig-c1-current': ['any-time', 'stated'], ...inSecond('with-the-tile', 'stated') },
  recommended: { C1: 'any-time', C2: 'with-the-tile' },
});

/** A program lays the bridges that are not needed on the tile just laid alone. */
export const OPTIONAL_BRIDGE = setting({
  key: 'bridges-castles-and-bazaars.optionalBridge',
  kind: 'community-ruling',
  values: [
    { value: 'tile-or-neighbour', cites: cites('bridge.where') },
    { value: 'laid-tile', cites: cites('bridge.where.laid-tile-only') },
  ],
  presets: everyPreset('tile-or-neighbour', 'stated'),
  recommended: 'tile-or-neighbour',
});

export const CASTLES_IN_A_TURN = setting({
  key: 'bridges-castles-and-bazaars.castlesInATurn',
  kind: 'community-ruling',
  values: [
    { value: 'each-city', cites: cites('castle.convert.two-at-once') },
    { value: 'one', cites: cites('castle.convert.one-in-a-turn') },
  ],
  presets: everyPreset('each-city', 'inferred'),
  recommended: 'each-city',
});

export const CASTLE_DECLINED = setting({
  key: 'bridges-castles-and-bazaars.castleDeclined',
  kind: 'community-ruling',
  values: [
    { value: 'next-owner', cites: cites('castle.convert.in-another-turn') },
    { value: 'nobody-else', cites: cites('castle.convert.declined-for-all') },
  ],
  presets: everyPreset('next-owner', 'inferred'),
  recommended: 'next-owner',
});

export const CASTLE_SCORES_FROM = setting({
  key: 'bridges-castles-and-bazaars.castleScoresFrom',
  kind: 'community-ruling',
  values: [
    { value: 'later-turn', cites: cites('castle.score.later-turn') },
    { value: 'later-tile', cites: cites('castle.score.later-tile') },
  ],
  presets: everyPreset('later-turn', 'stated'),
  recommended: 'later-turn',
});

export const CASTLE_FEATURE = setting({
  key: 'bridges-castles-and-bazaars.castleFeature',
  kind: 'community-ruling',
  values: [
    { value: 'occupant-chooses', cites: cites('castle.score.occupant-chooses') },
    { value: 'highest', cites: cites('castle.score.highest-automatically') },
  ],
  presets: everyPreset('occupant-chooses', 'stated'),
  recommended: 'occupant-chooses',
});

export const BAZAAR_BIDDING = setting({
  key: 'bridges-castles-and-bazaars.bazaarBidding',
  kind: 'table-agreement',
  values: [
    { value: 'auction', cites: cites('bazaar.select-with-bid', 'bazaar.bid.higher-or-pass') },
    { value: 'choose', cites: cites('bazaar.variant.no-auction') },
  ],
  presets: everyPreset('auction', 'stated'),
  recommended: 'auction',
});

export const BAZAAR_CREDIT = setting({
  key: 'bridges-castles-and-bazaars.bazaarCredit',
  kind: 'edition-difference',
  values: [
    { value: 'unlimited', cites: cites('bazaar.points.negative') },
    { value: 'not-stated', cites: cites('bazaar.points.c2-silent') },
  ],
  presets: { ...everyPreset('unlimited', 'stated'), ...inSecond('not-stated', 'inferred') },
  recommended: 'unlimited',
});

export const BAZAAR_AND_DOUBLE_TURN = setting({
  key: 'bridges-castles-and-bazaars.bazaarAndDoubleTurn',
  kind: 'community-ruling',
  values: [
    { value: 'bazaar-first', cites: cites('bazaar.double-turn.bazaar-first') },
    { value: 'double-turn-first', cites: cites('bazaar.double-turn.double-turn-first') },
  ],
  presets: {
    ...everyPreset('bazaar-first', 'inferred'),
    'hig-c1-current': ['bazaar-first', 'stated'],
    'wikicarpedia-c2-current': ['bazaar-first', 'stated'],
  },
  recommended: 'bazaar-first',
});

export const HELD_BAZAAR = setting({
  key: 'bridges-castles-and-bazaars.heldBazaar',
  kind: 'edition-difference',
  values: [
    { value: 'held', cites: cites('bazaar.during-round.held-after') },
    { value: 'ignored', cites: cites('bazaar.during-round.ignored') },
  ],
  presets: { ...everyPreset('held', 'inferred'), 'hig-c1-current': ['held', 'stated'], ...inSecond('ignored', 'inferred') },
  recommended: { C1: 'held', C2: 'ignored' },
});

export const WAGON_FROM_CASTLE = setting({
  key: 'bridges-castles-and-bazaars.wagonFromCastle',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: cites('castle.score.follower-returns') },
    { value: 'goes-home', cites: cites('castle.score.follower-returns', 'castle.stays') },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

/** What the other expansion says of its wagon belongs to it too. */
export const WAGON_INTO_CASTLE = settingsCiting<BridgesCastlesAndBazaarsClauseId | AbbeyAndMayorClauseId>()({
  key: 'bridges-castles-and-bazaars.wagonIntoCastle',
  kind: 'community-ruling',
  values: [
    { value: 'allowed', cites: ['abbey-and-mayor.wagon.castle'] },
    { value: 'never', cites: cites('castle.no-new-occupant') },
  ],
  presets: everyPreset('allowed', 'inferred'),
  recommended: 'allowed',
});

export const bridgesCastlesAndBazaarsSettings = [
  BRIDGES,
  CASTLES,
  BAZAARS,
  BRIDGE_TIMING,
  OPTIONAL_BRIDGE,
  CASTLES_IN_A_TURN,
  CASTLE_DECLINED,
  CASTLE_SCORES_FROM,
  CASTLE_FEATURE,
  BAZAAR_BIDDING,
  BAZAAR_CREDIT,
  BAZAAR_AND_DOUBLE_TURN,
  HELD_BAZAAR,
  WAGON_FROM_CASTLE,
  WAGON_INTO_CASTLE,
];
