/** The points of Hills & Sheep on which tables, or the sources, differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SHEPHERDS = setting({
  key: 'hills-and-sheep.shepherds',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: ['hills-and-sheep.setup.one-shepherd-each'] },
    { value: 'off', cites: ['hills-and-sheep.setup.parts-optional'] },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const HILLS = setting({
  key: 'hills-and-sheep.hills',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: ['hills-and-sheep.hill.breaks-ties', 'hills-and-sheep.hill.second-tile-underneath'] },
    { value: 'off', cites: ['hills-and-sheep.setup.parts-optional'] },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const VINEYARDS = setting({
  key: 'hills-and-sheep.vineyards',
  kind: 'table-agreement',
  values: [
    { value: 'on', cites: ['hills-and-sheep.vineyard.three-points'] },
    { value: 'off', cites: ['hills-and-sheep.setup.parts-optional'] },
  ],
  presets: everyPreset('on', 'stated'),
  recommended: 'on',
});

export const HILL_TIEBREAK = setting({
  key: 'hills-and-sheep.hillTiebreak',
  kind: 'house-rule',
  values: [
    { value: 'presence', cites: ['hills-and-sheep.hill.breaks-ties', 'hills-and-sheep.hill.one-is-enough'] },
    { value: 'count', cites: ['hills-and-sheep.hill.variant.count'] },
  ],
  presets: everyPreset('presence', 'inferred'),
  recommended: 'presence',
});

export const VINEYARDS_FOR_GARDENS = setting({
  key: 'hills-and-sheep.vineyardsForGardens',
  kind: 'house-rule',
  values: [
    { value: 'no', cites: ['hills-and-sheep.vineyard.not-gardens'] },
    { value: 'yes', cites: ['hills-and-sheep.vineyard.variant.gardens'] },
  ],
  presets: everyPreset('no', 'inferred'),
  recommended: 'no',
});

export const CLOSED_FIELD = setting({
  key: 'hills-and-sheep.closedField',
  kind: 'community-ruling',
  values: [
    { value: 'may-grow-first', cites: ['hills-and-sheep.flock.closed.may-grow-first'] },
    { value: 'at-once', cites: ['hills-and-sheep.flock.closed.at-once'] },
  ],
  presets: everyPreset('may-grow-first', 'inferred'),
  recommended: 'may-grow-first',
});

export const EATEN_SHEEP = setting({
  key: 'hills-and-sheep.eatenSheep',
  kind: 'community-ruling',
  values: [
    { value: 'bag', cites: ['hills-and-sheep.x.dragon.eaten-sheep-to-the-bag'] },
    { value: 'out-of-game', cites: ['hills-and-sheep.x.dragon.eaten-sheep-out-of-game'] },
  ],
  presets: everyPreset('bag', 'inferred'),
  recommended: 'bag',
});

export const hillsAndSheepSettings = [SHEPHERDS, HILLS, VINEYARDS, HILL_TIEBREAK, VINEYARDS_FOR_GARDENS, CLOSED_FIELD, EATEN_SHEEP];
