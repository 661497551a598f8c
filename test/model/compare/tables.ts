/** Tables to play at: every preset, with one mixture after the other of the expansions that the model knows. */
import type { RulesetChoice } from '../../../src/catalog.js';
import { PRESET_IDS } from '../../../src/contract/presets.js';

const MIXTURES: readonly (readonly string[])[] = [
  ['princess-and-dragon'],
  [],
  ['princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders'],
  ['inns-and-cathedrals', 'abbot'],
  ['princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders', 'river', 'abbot', 'phantom'],
  ['traders-and-builders', 'river'],
  ['princess-and-dragon', 'phantom'],
];

/** So many games; the same seed gives the same ones. */
export const seeded = (games: number, seed: number): { readonly choice: RulesetChoice; readonly players: number; readonly seed: number }[] =>
  Array.from({ length: games }, (_, i) => ({
    choice: { preset: PRESET_IDS[i % PRESET_IDS.length]!, expansions: ['base', ...MIXTURES[(i + seed) % MIXTURES.length]!] },
    players: 2 + ((i + seed) % 4),
    seed: seed * 100_003 + i,
  }));
