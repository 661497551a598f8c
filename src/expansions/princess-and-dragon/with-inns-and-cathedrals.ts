/** With Inns & Cathedrals: the dragon leaves alone what is printed on a tile. */
import { rule } from './author.js';
import type { MoveDragon } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const PRINTED = ['inn', 'cathedral'];

const printedElements = rule<MoveDragon>({
  id: 'with-inns-and-cathedrals.printed-elements-stay',
  on: 'move-dragon',
  cites: ['pd.dragon.diet.printed-elements', 'pd.dragon.diet.scoring-unaffected-by-presence'],
  applies: ({ view, action }) => printedOn(view.board.tile(action.to)?.shape.design.features).length > 0,
  judge: ({ view, action, pass }) =>
    pass('what is printed on the tile is not eaten and counts as always', { printed: printedOn(view.board.tile(action.to)?.shape.design.features) }),
});

const printedOn = (features: readonly { readonly marks: readonly string[] }[] = []) =>
  flatMap(features, ({ marks }) => marks.filter((mark) => PRINTED.includes(mark)));

export const rulesWithInnsAndCathedrals = [printedElements];
