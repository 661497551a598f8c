/** Points on which tables and programs differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const TOKEN_SETS = setting({
  key: 'tunnel.tokenSets',
  kind: 'table-agreement',
  values: [
    { value: '3/2', cites: ['tunnel.setup.two-players', 'tunnel.setup.three-players', 'tunnel.setup.more-sets-optional'] },
    { value: '2/1', cites: ['tunnel.setup.more-sets-optional'] },
    { value: '1/1', cites: ['tunnel.setup.pair-each', 'tunnel.setup.more-sets-optional'] },
  ],
  presets: { ...everyPreset('3/2', 'inferred'), 'rgg-big-box-1': ['3/2', 'stated'], 'rgg-big-box-3': ['3/2', 'stated'], 'zmg-c1': ['3/2', 'stated'] },
  recommended: '3/2',
});

export const OTHER_TILES = setting({
  key: 'tunnel.otherTiles',
  kind: 'community-ruling',
  values: [
    { value: 'openings', cites: ['tunnel.other.pd-tile-is-opening', 'tunnel.other.am-tile-is-opening'] },
    { value: 'printed-through', cites: ['tunnel.other.printed-through'] },
  ],
  presets: { ...everyPreset('openings', 'inferred'), 'hig-c1-current': ['openings', 'stated'] },
  recommended: 'openings',
});

export const TIMING = setting({
  key: 'tunnel.timing',
  kind: 'community-ruling',
  values: [
    { value: 'after-tile', cites: ['tunnel.token.after-the-tile'] },
    { value: 'any-time', cites: ['tunnel.token.any-time'] },
  ],
  presets: everyPreset('after-tile', 'inferred'),
  recommended: 'after-tile',
});

export const OWN_FOLLOWER_ONLY = setting({
  key: 'tunnel.ownFollowerOnly',
  kind: 'house-rule',
  values: [
    { value: 'off', cites: ['tunnel.opening.unclaimed-any'] },
    { value: 'on', cites: ['tunnel.house.own-follower'] },
  ],
  presets: { ...everyPreset('off', 'stated'), 'zmg-c2-2016': ['off', 'inferred'], 'wikicarpedia-c2-current': ['off', 'inferred'] },
  recommended: 'off',
});

export const ONCE_PER = setting({
  key: 'tunnel.oncePer',
  kind: 'community-ruling',
  values: [
    { value: 'turn', cites: ['tunnel.token.one-in-a-turn'] },
    { value: 'part', cites: ['tunnel.token.one-in-a-turn'] },
  ],
  presets: everyPreset('turn', 'inferred'),
  recommended: 'turn',
});

export const SECOND_TOKEN = setting({
  key: 'tunnel.secondToken',
  kind: 'community-ruling',
  values: [
    { value: 'joins', cites: ['tunnel.tunnel.second-token-joins'] },
    { value: 'never-placed', cites: ['tunnel.road.one-token-open'] },
  ],
  presets: { ...everyPreset('joins', 'stated'), 'zmg-c2-2016': ['joins', 'inferred'], 'wikicarpedia-c2-current': ['joins', 'inferred'] },
  recommended: 'joins',
});

export const tunnelSettings = [TOKEN_SETS, OTHER_TILES, TIMING, OWN_FOLLOWER_ONLY, ONCE_PER, SECOND_TOKEN];
