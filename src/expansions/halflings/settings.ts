/** What counts as a tile where rules speak of neighbouring tiles. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

const C2 = ['cell', 'stated'] as const;

export const GRID = setting({
  key: 'halflings.grid',
  kind: 'edition-difference',
  values: [
    { value: 'cell', cites: ['halflings.monastery.cells'] },
    { value: 'half-tile', cites: ['halflings.score.full-value'] },
  ],
  presets: { ...everyPreset('half-tile', 'inferred'), 'zmg-c2-2016': C2, 'wikicarpedia-c2-current': C2 },
  recommended: { C1: 'half-tile', C2: 'cell' },
});
