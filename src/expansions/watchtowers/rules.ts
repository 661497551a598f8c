/** A tile with a watchtower is laid and occupied like every tile; the watchtower itself is no place for a figure. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
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

export const watchtowerRules = [notOnIt, asUsual];
