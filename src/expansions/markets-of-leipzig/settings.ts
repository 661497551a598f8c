/** On what readings and printings of Leipzig differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import type { Settings } from '../../kernel/ruleset/settings.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { cites, FOLDER, setting } from './author.js';

/** It was printed for the second edition alone. */
const inC2 = <const V extends string>(value: V) => ({ 'zmg-c2-2016': [value, 'stated'], 'wikicarpedia-c2-current': [value, 'stated'] }) as const;

export const SENDING = setting({
  key: 'markets-of-leipzig.sending',
  kind: 'community-ruling',
  values: [
    { value: 'majority-first', cites: cites('send.majority-first', 'send.sole-meeple-no-points', 'bonus.wainwrights-needs-figure') },
    { value: 'without-the-meeple', cites: cites('send.scored-without-it', 'send.only-wainwrights-points') },
    { value: 'not-scored', cites: cites('send.instead-of-scoring') },
  ],
  presets: { ...everyPreset('majority-first', 'inferred'), ...inC2('majority-first') },
  recommended: 'majority-first',
});

export const LONG_ROAD = setting({
  key: 'markets-of-leipzig.longRoad',
  kind: 'edition-difference',
  values: [
    { value: 'one', cites: cites('tiles.double-counting') },
    { value: 'two', cites: cites('tiles.double-counting-c3') },
  ],
  presets: { ...everyPreset('one', 'inferred'), 'wikicarpedia-c2-current': ['one', 'stated'] },
  recommended: 'one',
});

export const BOOKBINDERS = setting({
  key: 'markets-of-leipzig.bookbindersPoints',
  kind: 'table-agreement',
  values: [{ value: 'unknown', cites: cites('bonus.bookbinders') }],
  presets: everyPreset('unknown', 'inferred'),
  recommended: 'unknown',
});

export const TANNERS = setting({
  key: 'markets-of-leipzig.tannersPoints',
  kind: 'table-agreement',
  values: [{ value: 'unknown', cites: cites('bonus.tanners') }],
  presets: everyPreset('unknown', 'inferred'),
  recommended: 'unknown',
});

export const leipzigSettings = [SENDING, LONG_ROAD, BOOKBINDERS, TANNERS];

/** Whether the rules of 2023 are played. */
const isOf2023 = (settings: Settings): boolean => settings.all.get(LONG_ROAD.key)?.value === 'two';

/** By the rules of 2023 each half counts as a tile, also of the long road. */
export function countedByCells(design: TileDesign, settings: Settings): TileDesign | undefined {
  if (!design.cells || design.expansion !== FOLDER || !isOf2023(settings)) return undefined;
  const { size, designs } = design.cells;
  return { ...design, cells: { size, designs: designs.map((cell) => ({ ...cell, countsCells: true as const })) } };
}

/** One meeple more, by the rules of 2023 two. */
export const furtherMeeples = { kind: 'meeple', by: (settings: Settings) => (isOf2023(settings) ? 2 : 1), cites: cites('setup.extra-meeple') };
