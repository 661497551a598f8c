/** With The Princess & the Dragon: gold lies where it likes, and whoever is eaten takes none. */
import type { PlaceToken } from '../../contract/action.js';
import { sameCell } from '../../kernel/position/position.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { ruleWithDragon as rule } from './author.js';
import { GOLD } from './pieces.js';
import { PLACE } from './placing.js';

const anywhere = rule<PlaceToken>({
  id: 'on-volcanoes-too',
  on: PLACE,
  isRemark: true,
  cites: ['goldmines.x.volcano', 'pd.dragon.diet.gold'],
  applies: ({ view, action: { at } }) =>
    at.tile !== undefined &&
    (sameCell(view.neutral('dragon')?.tile, at.tile) || (view.board.tile(at.tile)?.shape.design.symbols.includes('volcano') ?? false)),
  judge: ({ pass }) => pass('gold is no figure: volcano and dragon do not matter'),
});

const dragonFirst = rule<MoveDragon>({
  id: 'dragon-first',
  on: 'move-dragon',
  isRemark: true,
  cites: ['goldmines.award.dragon-first', 'goldmines.x.volcano'],
  applies: ({ view }) => view.tokens(GOLD).length > 0,
  judge: ({ pass }) => pass('who has the majority, and takes gold, is seen when the feature is scored'),
});

export const rulesWithPrincessAndDragon = [anywhere, dragonFirst];
