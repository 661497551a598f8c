/** Two tiles whose edges need a word. */
import type { PlaceTile } from '../../contract/action.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';

const DIVIDED = 'hills-and-sheep/vineyard-divided-side';
const TO_THE_FAR_SIDE = 'hills-and-sheep/vineyard-city-to-the-far-side';

/** Whether such a tile is laid, or lies beside the cell. */
const meetsTile = (id: string) => (inquiry: Inquiry<PlaceTile>) => {
  const is = (design: TileDesign | undefined) => design?.id === id;
  const { view, action } = inquiry;
  return is(view.ruleset.design(action.tile)) || view.beside(action).some((cell) => is(view.board.tile(cell)?.shape.design));
};

export const meets = { dividedSide: meetsTile(DIVIDED), splitField: meetsTile(TO_THE_FAR_SIDE) };

const dividedSide = rule<PlaceTile>({
  id: 'tile.divided-side',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.tile.two-cities-on-one-edge'],
  applies: meets.dividedSide,
  judge: ({ pass }) => pass('one side of the tile belongs to two cities, half to each'),
});

const splitField = rule<PlaceTile>({
  id: 'tile.split-field',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.tile.split-field'],
  applies: meets.splitField,
  judge: ({ pass }) => pass('the city reaches the far side of the tile and parts the fields there'),
});

export const hillsAndSheepTileRules = [dividedSide, splitField];
