/** The lake of The River II that bears a volcano. */
import type { ExtraPart } from '../../kernel/step.js';
import type { TileDesign } from '../../kernel/tile-notation.js';
import { cites } from './author.js';
import { VOLCANO_LAKE } from './settings.js';

export const isVolcanoLake = ({ group, symbols }: TileDesign): boolean => group === 'river-lake' && symbols.includes('volcano');

export const anotherTile: ExtraPart = {
  id: 'river.volcano-lake.another-tile',
  cites: cites('river.volcano-lake.another-turn'),
  won: (view) => view.laid !== undefined && isVolcanoLake(view.laid.shape.design) && view.get(VOLCANO_LAKE) === 'another-tile',
};
