/** Next to which tile the monastery lies, what a pig adds, how often a knight escapes in a double turn, and what a city of two tiles brings. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const ESCAPE_NEIGHBOUR = setting({
  key: 'siege.escapeNeighbour',
  kind: 'edition-difference',
  values: [
    { value: 'besieger-tile', cites: ['siege.escape.touch-besieger-tile'] },
    { value: 'any-city-tile', cites: ['siege.escape.touch-any-tile'] },
  ],
  presets: {
    ...everyPreset('besieger-tile', 'stated'),
    'rgg-big-box-1': ['any-city-tile', 'stated'],
    'rgg-big-box-3': ['any-city-tile', 'stated'],
    'zmg-c1': ['besieger-tile', 'inferred'],
    'zmg-c2-2016': ['besieger-tile', 'inferred'],
  },
  recommended: 'besieger-tile',
});

export const PIG = setting({
  key: 'siege.pig',
  kind: 'community-ruling',
  values: [
    { value: 'two', cites: ['siege.field.pig-eight'] },
    { value: 'one', cites: ['siege.field.pig-seven'] },
  ],
  presets: everyPreset('two', 'inferred'),
  recommended: 'two',
});

export const ESCAPE_IN_DOUBLE_TURN = setting({
  key: 'siege.escapeInDoubleTurn',
  kind: 'community-ruling',
  values: [
    { value: 'each-part', cites: ['siege.escape.double-turn'] },
    { value: 'once', cites: ['siege.escape.one-per-turn'] },
  ],
  presets: { ...everyPreset('each-part', 'inferred'), 'hig-c1-current': ['each-part', 'stated'], 'wikicarpedia-c2-current': ['each-part', 'stated'] },
  recommended: 'each-part',
});

export const TWO_TILES = setting({
  key: 'siege.twoTiles',
  kind: 'community-ruling',
  values: [
    { value: 'one-each', cites: ['siege.score.two-tiles'] },
    { value: 'nothing', cites: ['siege.score.two-tiles-nothing'] },
  ],
  presets: everyPreset('one-each', 'inferred'),
  recommended: 'one-each',
});

export const siegeSettings = [ESCAPE_NEIGHBOUR, PIG, ESCAPE_IN_DOUBLE_TURN, TWO_TILES];
