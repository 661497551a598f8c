/** Gold on one of two half tiles in a space goes with what lies on that one. */
import type { Action } from '../../contract/action.js';
import type { Token } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Missing } from '../../kernel/declare/happening.js';
import { flatMap } from '../../kernel/lists.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { tilesUnder } from '../../kernel/position/halves.js';
import type { Position } from '../../kernel/position/position.js';
import { because } from './author.js';
import { tilesOf } from './claims.js';
import { GOLD } from './pieces.js';

/** The tiles on which gold may lie: both of two half tiles, where it does not say on which, but not on the one just laid, as none comes with it. */
function tilesBelow(view: Position, gold: Token): readonly Laid[] {
  const tiles = tilesUnder(view, gold);
  const { laid, snapshot } = view;
  if (tiles.length < 2 || !laid || snapshot.turn?.tile !== laid.shape.design.id) return tiles;
  return tiles.filter(({ entry }) => entry !== laid.entry);
}

type Where = 'all' | 'some' | 'none';

/** How much of some gold surely lies on tiles of a feature. */
function lies(view: Position, { parts, completedBy }: Feature, gold: readonly Token[]): Where {
  // what counts the tiles around it reaches both halves
  if (completedBy === 'surroundings' || !view.board.isHalved) return 'all';
  const below = flatMap(gold, (token) => tilesBelow(view, token));
  const own = below.filter(({ entry }) => parts.some(({ laid }) => laid.entry === entry));
  return own.length === below.length ? 'all' : own.length > 0 ? 'some' : 'none';
}

/** The cells of a feature with gold that goes with it. */
export const withGold = (view: Position, feature: Feature): Cell[] =>
  tilesOf(view, feature).filter((cell) => {
    const gold = view.tokensOn(GOLD, cell);
    return gold.length > 0 && lies(view, feature, gold) === 'all';
  });

/** Gold of which it is open whether it goes with a feature. */
const openFor = (view: Position, feature: Feature): readonly Token[] =>
  view.board.isHalved
    ? flatMap(tilesOf(view, feature), (cell) => {
        const gold = view.tokensOn(GOLD, cell);
        return lies(view, feature, gold) === 'some' ? gold : [];
      })
    : [];

export const mayLieOnTheOther = (view: Position, feature: Feature): readonly Missing[] =>
  openFor(view, feature).map((gold) => ({
    ...because('award.claims', 'goldmines.place.no-feature', 'goldmines.award.tiles-of-road-or-city'),
    message: 'on which of two half tiles gold lies is not known',
    pointer: `/tokens/${view.snapshot.tokens!.indexOf(gold)}/edge`,
  }));

/** Where gold lies on one of two half tiles, what may complete a feature of only one of them is in doubt. */
export const halfTilesInDoubt = (view: Position): boolean | ((action: Action) => boolean) =>
  view.board.isHalved &&
  view.tokens(GOLD).some((gold) => tilesBelow(view, gold).length > 1) &&
  mayBeScored(view, { isOne: (feature) => feature.completedBy !== 'nothing' && openFor(view, feature).length > 0 });
