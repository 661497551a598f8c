/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { rulesOf } from '../../kernel/declare/rule.js';
import type { TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { inertTokenOfC1 } from '../princess-and-dragon/traits/inert.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { PlagueClauseId } from './author.js';
import { fleaOn, hasOutbreak } from './regions.js';

const rule = rulesOf<PlagueClauseId | PrincessAndDragonClauseId>('plague.with-princess-and-dragon');

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertTokenOfC1('plague-token', 'pd.dragon.diet.plague-token'),
];

const notEaten = rule<MoveDragon>({
  id: 'not-eaten',
  on: 'move-dragon',
  isRemark: true,
  cites: ['plague.dragon.token-not-eaten', 'pd.dragon.diet.plague-token'],
  applies: ({ view, action }) => fleaOn(view, action.to) !== undefined || hasOutbreak(view, action.to),
  judge: ({ pass }) => pass('the dragon may enter a tile of the plague, and eats neither flea nor outbreak'),
});

export const rulesWithPrincessAndDragon = [notEaten];
