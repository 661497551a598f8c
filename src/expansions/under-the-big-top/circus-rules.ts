/** What a circus tile is, and which token can come up. */
import type { Chance, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import { cites, rule } from './author.js';
import { bigTopAt } from './circus.js';
import { CIRCUS } from './settings.js';
import { CIRCUS_SPACE, hasSpace } from './spaces.js';
import { left, valueOf } from './tokens.js';

/** It can be named, so that the answer is why nobody stands there. */
export const circusSpace: Location = {
  name: CIRCUS_SPACE,
  defect: (spot, { board }) =>
    'tile' in spot && board.tilesOn(spot.tile).some(({ shape }) => shape.design.symbols.includes(CIRCUS_SPACE))
      ? undefined
      : 'the tile has no circus space',
};

const asUsual = rule<PlaceTile>({
  id: 'circus.laid',
  on: 'place-tile',
  isRemark: true,
  cites: cites('circus.tile.as-usual', 'circus.moves-with-each-circus-tile'),
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(CIRCUS_SPACE),
  judge: (inquiry) => {
    if (inquiry.get(CIRCUS) === 'off') return inquiry.pass('at this table the circus space has no meaning');
    return bigTopAt(inquiry.view)
      ? inquiry.pass('a circus tile is laid like every tile, and brings the big top when all is scored')
      : inquiry.pass('the first circus tile is laid like every tile, and brings the big top');
  },
});

const occupied = rule<PlaceFigure>({
  id: 'circus.space.no-figure',
  on: 'place-figure',
  cites: cites('circus.space.no-figure', 'circus.tile.as-usual'),
  applies: ({ view, action }) => hasSpace(view, cellOf(action.at), CIRCUS_SPACE),
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === CIRCUS_SPACE
      ? forbid('nobody stands on the circus space')
      : pass('beside the circus space the tile takes figures like every tile'),
});

const possible = rule<Chance>({
  id: 'circus.token-is-left',
  on: 'chance/animal',
  cites: cites('setup.animal-tokens', 'circus.token.out-of-game', 'circus.tokens-suffice'),
  judge: ({ view, action, pass, forbid }) => {
    const value = valueOf(action.outcome);
    if (value === undefined) return forbid('there is no such token: it is animal-1, or one of animal-3 to animal-7');
    return (left(view.snapshot).get(`animal-${value}`) ?? 0) > 0 ? pass('such a token has not been revealed yet') : forbid('no such token is left');
  },
});

export const circusRules = [asUsual, occupied, possible];
