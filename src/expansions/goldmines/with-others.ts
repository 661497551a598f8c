/** With the abbot, who takes no gold along when he is taken back, and with castles. */
import type { Action, PlaceTile, RemoveFigure } from '../../contract/action.js';
import type { FeatureScored } from '../../contract/effect.js';
import { placeIn, type Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { majority } from '../../kernel/play/scoring.js';
import { keyOfCell } from '../../kernel/board/boards.js';
import { cellKey } from '../../kernel/position/ground.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { claimsOf } from './award.js';
import { claiming, CLAIMS } from './claims.js';
import { GOLD, goldOn, SYMBOL } from './pieces.js';
import { CASTLE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const takenBack = rule<RemoveFigure>({
  id: 'with-abbot.no-gold',
  on: 'remove-figure/abbot',
  isRemark: true,
  cites: ['goldmines.award.not-by-abbot-return'],
  applies: ({ view }) => view.tokens(GOLD).length > 0,
  judge: ({ pass }) => pass('an abbot who is taken back completes nothing and brings no gold'),
});
export const rulesWithAbbot = [takenBack];

/** The cells of a castle, and those beside its long sides. */
function surroundings({ parts }: Feature): Cell[] {
  const own = parts.map(({ laid: { x, y } }): Cell => [x, y]);
  const isWide = own.some(([, y]) => own.some(([, other]) => other !== y)) ? [1, 0] : [0, 1];
  const [dx, dy] = isWide as [number, number];
  const cells = flatMap(own, ([x, y]): Cell[] => [
    [x, y],
    [x + dx, y + dy],
    [x - dx, y - dy],
  ]);
  return cells.filter((cell, i) => cells.findIndex((other) => sameCell(other, cell)) === i);
}

export const castlesClaim: Trigger = {
  id: 'goldmines.with-bridges-castles-and-bazaars.castle',
  on: 'feature-scored',
  cites: cites('goldmines.award.castle'),
  then: (view, effect, before) => {
    const { feature: place } = effect as FeatureScored;
    const feature = placeIn(place)?.feature === 'castle' ? before.feature(place) : undefined;
    const cells = feature ? surroundings(feature).filter((cell) => before.board.tile(cell)) : [];
    if (!feature || !cells.some((cell) => goldOn(view, cell) > 0)) return undefined;
    const value = view.get(CASTLE);
    if (value === 'unregulated')
      return {
        missing: [
          {
            ...because('with-bridges-castles-and-bazaars.castle', 'goldmines.award.majority'),
            message: 'no source says whether a castle takes gold',
            isUnregulated: true,
            settings: [CASTLE],
          },
        ],
      };
    const claims: Record<string, Cell[]> = {};
    for (const [player, own] of Object.entries(view.state(CLAIMS)?.claims ?? {})) claiming(view, claims, [player], own);
    claiming(view, claims, majority(before, { feature, stage: 'castle' }), cells);
    const why = because('with-bridges-castles-and-bazaars.castle', 'goldmines.award.castle');
    return { effects: claimsOf(view, claims).map((claim) => ({ ...claim, ...why })) };
  },
};

/** Where no source speaks, gold around a castle leaves open what follows from an action that may complete something in its surroundings. */
export const castlesInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.tokens('castle').length === 0 || view.get(CASTLE) !== 'unregulated') return false;
  const around = castlesWithGold(view);
  if (around.length === 0) return false;
  const roots = new Set(flatMap(around, (cell) => rootsOn(view, cell)));
  const isOne = ({ root, completedBy }: Feature) => completedBy !== 'nothing' && roots.has(root);
  const isScored = mayBeScored(view, { isOne });
  // what is complete already does not become so
  const isCompleted = mayBeScored(view, { isOne: (feature) => isOne(feature) && !feature.isComplete });
  return (action) => (action.type === 'place-tile' ? liesOnOne(view, action as PlaceTile, around) || isCompleted(action) : isScored(action));
};

/** Whether a tile would lie on one of these cells: then what it brings along counts. */
const liesOnOne = ({ ruleset }: Position, { tile, at: [x, y], rotation }: PlaceTile, around: readonly Cell[]): boolean =>
  ruleset.shape(tile, rotation)?.cells.some(({ dx, dy }) => around.some((cell) => sameCell(cell, [x + dx, y + dy]))) ?? false;

/** The roots of the features that lie on a cell. */
const rootsOn = ({ board }: Position, cell: Cell): number[] =>
  flatMap(board.tilesOn(cell), ({ node, shape }) => shape.design.features.map((_, index) => board.rootOf(node + index)));

const bringsGold = ({ turn, ruleset }: Position): boolean => turn.tile !== undefined && ruleset.design(turn.tile)?.symbols.includes(SYMBOL) === true;

/**
 * The cells around castles that have gold there, or that may have it once the tile is laid, and around castles near those: one scores for what
 * another has scored.
 */
function castlesWithGold(view: Position): readonly Cell[] {
  if (!bringsGold(view) && view.tokens(GOLD).length === 0) return [];
  const castles = view.board.featuresOf('castle').map((castle) => ({ castle, around: surroundings(castle) }));
  if (bringsGold(view)) return flatMap(castles, ({ around }) => around);
  const withGold = new Set(flatMap(view.tokens(GOLD), ({ tile }) => (tile ? [cellKey(tile)] : [])));
  const found = new Set(castles.filter(({ around }) => around.some((cell) => withGold.has(cellKey(cell)))));
  // a set goes on with what is added to it meanwhile
  for (const { around } of found) {
    const cells = new Set(around.map(cellKey));
    for (const one of castles) if (one.castle.parts.some(({ laid }) => cells.has(keyOfCell(laid.x, laid.y)))) found.add(one);
  }
  return flatMap([...found], ({ around }) => around);
}
