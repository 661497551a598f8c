/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { inertTokenOfC1 } from '../princess-and-dragon/traits/inert.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { rule } from './author.js';
import { fleaOn, hasOutbreak } from './regions.js';

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertTokenOfC1('plague-token', 'pd.dragon.diet.plague-token'),
];

const notEaten = rule<MoveDragon>({
  id: 'with-princess-and-dragon.not-eaten',
  on: 'move-dragon',
  isRemark: true,
  cites: ['plague.dragon.token-not-eaten'],
  applies: ({ view, action }) => fleaOn(view, action.to) !== undefined || hasOutbreak(view, action.to),
  judge: ({ pass }) => pass('the dragon may enter a tile of the plague, and eats neither flea nor outbreak'),
});

export const rulesWithPrincessAndDragon = [notEaten];
