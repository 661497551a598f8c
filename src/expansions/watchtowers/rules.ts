/** A tile with a watchtower is laid and occupied like every tile; the watchtower itself is no place for a figure. */
import type { PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { spotName, type Spot } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { rule } from './author.js';
import { WATCHTOWER, watchtowerOf } from './towers.js';

/** It can be named, so that the answer is why nobody stands there. */
export const watchtowerSpot: Location = {
  name: WATCHTOWER,
  defect: (spot, { board }) => {
    const design = 'tile' in spot ? board.tile(spot.tile)?.shape.design : undefined;
    return design && watchtowerOf(design) ? undefined : 'the tile has no watchtower';
  },
};

export function nobodyOnWatchtowers({ snapshot: { figures = [] }, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (spotName(at) === WATCHTOWER) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', 'nobody stands on a watchtower');
  });
}

const notOnIt = rule<PlaceFigure>({
  id: 'place.not-on-tower',
  on: 'place-figure',
  cites: ['watchtowers.place.not-on-tower'],
  applies: ({ view, action: { at } }) => {
    const design = 'tile' in at ? view.board.tile(at.tile)?.shape.design : undefined;
    return design !== undefined && watchtowerOf(design) !== undefined;
  },
  judge: ({ action: { at }, pass, forbid }) =>
    spotName(at) === WATCHTOWER ? forbid('nobody stands on a watchtower') : pass('the figure stands beside the watchtower, on a feature of its tile'),
});

const asUsual = rule<PlaceTile | PlaceFigure>({
  id: 'place.as-usual',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['watchtowers.place.normal'],
  applies: ({ view, action }) => {
    const design = action.type === 'place-tile' ? view.ruleset.design(action.tile) : view.laid?.shape.design;
    return design !== undefined && watchtowerOf(design) !== undefined;
  },
  judge: ({ pass }) => pass('a tile with a watchtower is laid and occupied like every tile'),
});

/** Whoever a watchtower could be scored for: he stands on a road or city of its tile. */
const isAtWatchtower = (view: Position, at: Spot): boolean => {
  const design = 'tile' in at ? view.board.tile(at.tile)?.shape.design : undefined;
  return design !== undefined && watchtowerOf(design) !== undefined && ['road', 'city'].includes(spotName(at) ?? '');
};

const goneBefore = rule<MoveDragon | RemoveFigure>({
  id: 'with-princess-and-dragon.gone-before',
  on: ['move-dragon', 'remove-figure/princess'],
  isRemark: true,
  cites: ['watchtowers.dragon.before'],
  applies: ({ view, action }) => {
    const gone = action.type === 'move-dragon' ? view.onTile(action.to) : [view.figure(action.figure)];
    return gone.some((standing) => standing !== undefined && view.isFollower(standing.figure) && isAtWatchtower(view, standing.figure.at));
  },
  judge: ({ pass }) => pass('whoever is gone before the scoring brings no watchtower about'),
});
export const rulesWithPrincessAndDragon = [goneBefore];

export const watchtowerRules = [notOnIt, asUsual];
