/** Which figures and tokens the pieces and tiles of The Princess & the Dragon act on, and how. */
import type { TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { followerTraits } from './followers.js';
import { specialFigureTraits } from './special-figures.js';
import { neutralFigureTraits } from './neutral.js';
import { tokenTraits } from './tokens.js';

export { PRINCESS_AND_DRAGON_COLUMNS, type PrincessAndDragonColumn } from './columns.js';

export const princessAndDragonTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  ...followerTraits,
  ...specialFigureTraits,
  ...neutralFigureTraits,
  ...tokenTraits,
];
