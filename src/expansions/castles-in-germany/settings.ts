/** How castle tiles are counted, and when a game with them ends. */
import { everyPreset } from '../../kernel/declare/setting.js';
import type { Settings } from '../../kernel/ruleset/settings.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { cites, setting } from './author.js';
import { isCastle } from './castle.js';

const C2 = ['zmg-c2-2016', 'wikicarpedia-c2-current'] as const;
const inC2 = <const V extends string>(value: V) =>
  Object.fromEntries(C2.map((id) => [id, [value, 'stated']])) as Record<(typeof C2)[number], [V, 'stated']>;

export const DOUBLE_TILE = setting({
  key: 'castles-in-germany.doubleTile',
  kind: 'edition-difference',
  values: [
    { value: 'one', cites: cites('score.double-tile-c1') },
    { value: 'two', cites: cites('score.double-tile-c2') },
  ],
  // both are readings of players, which the pages of today have
  presets: {
    ...everyPreset('one', 'inferred'),
    'hig-c1-current': ['one', 'stated'],
    'zmg-c2-2016': ['two', 'inferred'],
    'wikicarpedia-c2-current': ['two', 'stated'],
  },
  recommended: { C1: 'one', C2: 'two' },
});

export const GAME_END = setting({
  key: 'castles-in-germany.gameEnd',
  kind: 'edition-difference',
  values: [
    { value: 'when-nobody-can-lay', cites: cites('end.nobody-can-lay') },
    { value: 'when-supply-empty', cites: cites('end.when-supply-empty') },
  ],
  presets: { ...everyPreset('when-supply-empty', 'inferred'), ...inC2('when-nobody-can-lay') },
  recommended: { C1: 'when-supply-empty', C2: 'when-nobody-can-lay' },
});

export const RANGES = setting({
  key: 'castles-in-germany.ranges',
  kind: 'community-ruling',
  values: [
    { value: 'two-spaces', cites: cites('x-spaces.ranges') },
    { value: 'unregulated', cites: cites('x-spaces.unknown-c1') },
  ],
  // the answer is of 2021: before, nobody knew
  presets: { ...everyPreset('unregulated', 'inferred'), 'hig-c1-current': ['two-spaces', 'stated'], ...inC2('two-spaces') },
  recommended: 'two-spaces',
});

export const castlesInGermanySettings = [DOUBLE_TILE, GAME_END, RANGES];

/** Where each half counts as a tile, it does so wherever tiles are counted. */
export function countedByCells(design: TileDesign, settings: Settings): TileDesign | undefined {
  if (!design.cells || !isCastle(design) || settings.all.get(DOUBLE_TILE.key)?.value !== 'two') return undefined;
  const { size, designs } = design.cells;
  return { ...design, cells: { size, designs: designs.map((cell) => ({ ...cell, countsCells: true as const })) } };
}
