/** What happens by itself: the volcano's dragon, the set-aside tiles, the fairy whose follower has gone. */
import type { FigureReturned, TileDiscarded, TilePlaced } from '../../contract/effect.js';
import type { Position } from '../../kernel/position.js';
import type { Trigger } from '../../kernel/step.js';
import { because, cites } from './author.js';
import { dragonAt } from './dragon.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { DRAGON_EARLY_TILE, VOLCANO_TURN_FLOW } from './settings/index.js';

const dragonToVolcano: Trigger = {
  id: 'princess-and-dragon.volcano.brings-the-dragon',
  on: 'tile-placed',
  cites: cites('pd.volcano.dragon-moves-here'),
  then: (view, effect) => {
    const { tile, at } = effect as TilePlaced;
    if (!view.ruleset.design(tile)?.symbols.includes('volcano')) return [];
    const from = dragonAt(view) ?? null;
    const arrival =
      from === null
        ? cites('pd.volcano.first-brings-dragon-into-play')
        : cites('pd.volcano.pulls-dragon-after-its-move', 'pd.volcano.pulls-dragon-from-other-volcano');
    // what becomes of the turn then is a matter of the printing
    const turnFlow = view.ruleset.citesOf(VOLCANO_TURN_FLOW, view.get(VOLCANO_TURN_FLOW)) as PrincessAndDragonClauseId[];
    return [
      {
        type: 'neutral-moved',
        neutral: 'dragon',
        from,
        to: at,
        ...because('volcano.brings-the-dragon', 'pd.volcano.dragon-moves-here', ...arrival, ...turnFlow),
      },
    ];
  },
};

const setAsideTilesReturn: Trigger = {
  id: 'princess-and-dragon.dragon.set-aside-tiles-return',
  on: 'neutral-moved',
  cites: cites('pd.dragon.entry.reshuffle-set-aside'),
  then: (view, effect) => {
    const tiles = view.snapshot.bag?.setAside?.filter((tile) => view.ruleset.design(tile)?.symbols.includes('dragon')) ?? [];
    if (effect.type !== 'neutral-moved' || effect.neutral !== 'dragon' || effect.from !== null || tiles.length === 0) return [];
    return [{ type: 'tiles-returned', tiles, ...because('dragon.set-aside-tiles-return', 'pd.dragon.entry.reshuffle-set-aside') }];
  },
};

/** A dragon tile drawn before the dragon is in play leaves the hand, but not the game. */
export function earlyTile(view: Position, tile: string): TileDiscarded | undefined {
  if (dragonAt(view) || !view.ruleset.design(tile)?.symbols.includes('dragon')) return undefined;
  const aside = view.get(DRAGON_EARLY_TILE) === 'set-aside-and-reshuffle';
  return {
    type: 'tile-discarded',
    tile,
    to: aside ? 'set-aside' : 'bag',
    ...because(
      'dragon.early-tile-is-set-aside',
      aside ? 'pd.dragon.entry.set-aside-early-dragon-tile' : 'pd.house.return-early-dragon-tile-to-bag',
      'pd.dragon.entry.redraw',
    ),
  };
}

const fairyStays: Trigger = {
  id: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  on: 'figure-returned',
  cites: cites('pd.fairy.bonus.follower-leaves-fairy-stays'),
  then: (view, effect) => {
    const fairy = view.neutral('fairy');
    if (!fairy || fairy.figure !== (effect as FigureReturned).figure) return [];
    return [
      {
        type: 'neutral-moved',
        neutral: 'fairy',
        from: fairy.tile,
        to: fairy.tile,
        figure: null,
        ...because('fairy.stays-when-her-follower-leaves', 'pd.fairy.bonus.follower-leaves-fairy-stays'),
      },
    ];
  },
};

export const princessAndDragonTriggers: readonly Trigger[] = [dragonToVolcano, setAsideTilesReturn, fairyStays];
