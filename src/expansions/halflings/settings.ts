/** What counts as a tile where rules speak of neighbouring tiles. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const GRID = setting({
  key: 'halflings.grid',
  kind: 'edition-difference',
  values: [
    { value: 'cell', cites: ['halflings.monastery.cells'] },
    { value: 'half-tile', cites: ['halflings.score.full-value'] },
  ],
  presets: { ...everyPreset('half-tile', 'inferred'), 'zmg-c2-2016': ['cell', 'inferred'], 'wikicarpedia-c2-current': ['cell', 'stated'] },
  recommended: { C1: 'half-tile', C2: 'cell' },
});
