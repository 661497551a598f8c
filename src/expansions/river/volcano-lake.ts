/** The lake of The River II that bears a volcano. */
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Succession } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { cites } from './author.js';
import { VOLCANO_LAKE, WITHOUT_DRAGON } from './settings.js';

export const isVolcanoLake = ({ group, symbols }: TileDesign): boolean => group === 'river-lake' && symbols.includes('volcano');

/** Whether there is a dragon that the volcano could call. */
export const hasDragon = (ruleset: Ruleset): boolean => ruleset.has('princess-and-dragon') && ruleset.plays('dragon');

/** Whether the tile just laid is the lake, and its two sentences hold. */
export const isLakeTurn = (view: Position): boolean =>
  view.laid !== undefined && isVolcanoLake(view.laid.shape.design) && (hasDragon(view.ruleset) || view.get(WITHOUT_DRAGON) === 'rule-stands');

const LAKE = 'river.volcano-lake.another-turn';
const anotherTurnCites = cites('river.volcano-lake.another-turn', 'river.volcano-lake.whole-turn');

/** A turn of its own, and not the second part of this one. */
export const anotherTurn: Succession = {
  id: LAKE,
  cites: anotherTurnCites,
  next: (view) => {
    const { ruleset, active } = view;
    if (view.snapshot.bag?.remaining === 0 || !isLakeTurn(view) || view.get(VOLCANO_LAKE) !== 'another-tile') return undefined;
    // without a dragon it is what the table makes of the two sentences
    const alone = hasDragon(ruleset) ? [] : ruleset.citesOf(WITHOUT_DRAGON, view.get(WITHOUT_DRAGON));
    return {
      turn: { player: active },
      effects: [{ type: 'turn-begun', player: active, keeps: [], rule: LAKE, cites: [...anotherTurnCites, ...alone] }],
    };
  },
};
