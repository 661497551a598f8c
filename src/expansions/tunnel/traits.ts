/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { inertTokenOfC1 } from '../princess-and-dragon/traits/inert.js';

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertTokenOfC1('tunnel-token', 'pd.dragon.diet.tunnel-token'),
];
