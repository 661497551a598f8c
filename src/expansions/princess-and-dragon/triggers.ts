/** What happens by itself: the volcano's dragon, the set-aside tiles, the fairy whose follower has gone. */
import { DRAGON_EARLY_TILE } from './settings/dragon.js';
import { VOLCANO_TURN_FLOW } from './settings/volcano.js';
import type { Effect, NeutralMoved, TileDiscarded, TilePlaced } from '../../contract/effect.js';
import type { Position } from '../../kernel/position/position.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { because, cites } from './author.js';
import { dragonAt } from './dragon.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';

const dragonToVolcano: Trigger = {
  id: 'princess-and-dragon.volcano.brings-the-dragon',
  on: 'tile-placed',
  cites: cites('pd.volcano.dragon-moves-here'),
  then: (view, effect) => {
    const { tile, at } = effect as TilePlaced;
    if (!view.ruleset.design(tile)?.symbols.includes('volcano')) return undefined;
    const from = dragonAt(view) ?? null;
    const arrival =
      from === null
        ? cites('pd.volcano.first-brings-dragon-into-play')
        : cites('pd.volcano.pulls-dragon-after-its-move', 'pd.volcano.pulls-dragon-from-other-volcano');
    // what becomes of the turn then is a matter of the printing
    const turnFlow = view.ruleset.citesOf(VOLCANO_TURN_FLOW, view.get(VOLCANO_TURN_FLOW)) as PrincessAndDragonClauseId[];
    return {
      effects: [
        {
          type: 'neutral-moved',
          neutral: 'dragon',
          from,
          to: at,
          ...because('volcano.brings-the-dragon', 'pd.volcano.dragon-moves-here', ...arrival, ...turnFlow),
        },
      ],
    };
  },
};

const setAsideTilesReturn: Trigger = {
  id: 'princess-and-dragon.dragon.set-aside-tiles-return',
  on: 'neutral-moved',
  cites: cites('pd.dragon.entry.reshuffle-set-aside'),
  then: (view, effect) => {
    const tiles = view.snapshot.bag?.setAside?.filter((tile) => view.ruleset.design(tile)?.symbols.includes('dragon')) ?? [];
    if (effect.type !== 'neutral-moved' || effect.neutral !== 'dragon' || effect.from !== null || tiles.length === 0) return undefined;
    return { effects: [{ type: 'tiles-returned', tiles, ...because('dragon.set-aside-tiles-return', 'pd.dragon.entry.reshuffle-set-aside') }] };
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

/** The figure that leaves its place by an effect. */
const leaving = (effect: Effect): string | undefined =>
  effect.type === 'figure-returned' ? effect.figure : effect.type === 'piece-moved' ? effect.piece.figure : undefined;

/** Where she came to somebody off the tiles she goes with him, and when he goes home there is no tile for her to stay on. */
const backToTheTable: NeutralMoved = {
  type: 'neutral-moved',
  neutral: 'fairy',
  from: null,
  to: null,
  ...because('fairy.stays-when-her-follower-leaves', 'pd.fairy.bonus.follower-leaves-fairy-stays'),
};

const fairyStays: Trigger = {
  id: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  on: ['figure-returned', 'piece-moved'],
  cites: cites('pd.fairy.bonus.follower-leaves-fairy-stays'),
  then: (view, effect) => {
    const fairy = view.neutral('fairy');
    if (!fairy || typeof fairy.figure !== 'string' || fairy.figure !== leaving(effect)) return undefined;
    if (!fairy.tile) return view.figure(fairy.figure) ? undefined : { effects: [backToTheTable] };
    return {
      effects: [
        {
          type: 'neutral-moved',
          neutral: 'fairy',
          from: fairy.tile,
          to: fairy.tile,
          figure: null,
          ...because('fairy.stays-when-her-follower-leaves', 'pd.fairy.bonus.follower-leaves-fairy-stays'),
        },
      ],
    };
  },
};

export const dragonTriggers: readonly Trigger[] = [dragonToVolcano, setAsideTilesReturn];
export const fairyTriggers: readonly Trigger[] = [fairyStays];
