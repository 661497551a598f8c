/** Two tiles as all others, but for the words on them. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Check } from '../../kernel/declare/state.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { cites, FOLDER, rule, type SpielDochClauseId } from './author.js';
import { START } from './settings.js';

const WORDS = 'words';
const isOurs = (design: TileDesign | undefined): boolean => design?.expansion === FOLDER;

/** They can be named, so that the answer is why nobody stands there. */
export const words: Location = {
  name: WORDS,
  defect: (spot, { board }) => ('tile' in spot && isOurs(board.tile(spot.tile)?.shape.design) ? undefined : 'no words stand on the tile'),
};

export function nobodyOnTheWords({ snapshot: { figures = [] }, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (spotName(at) === WORDS) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', 'nobody stands on the words');
  });
}

const notOnTheWords = rule<PlaceFigure>({
  id: 'tile.words',
  on: 'place-figure',
  cites: ['spiel-doch.tile.words'],
  applies: ({ view, action: { at } }) => 'tile' in at && isOurs(view.board.tile(at.tile)?.shape.design),
  judge: ({ action: { at }, pass, forbid }) =>
    spotName(at) === WORDS ? forbid('nobody stands on the words') : pass('the words of the tile are mere ornament'),
});

const asUsual = rule<PlaceTile | PlaceFigure>({
  id: 'tile.normal',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['spiel-doch.tile.normal'],
  applies: ({ view, action }) => isOurs(action.type === 'place-tile' ? view.ruleset.design(action.tile) : view.laid?.shape.design),
  judge: ({ pass }) => pass('the tile is laid, occupied and scored like every tile'),
});

const start = rule<PlaceTile>({
  id: 'setup.start',
  about: 'kind',
  on: 'place-tile',
  cites: ['spiel-doch.setup.start-pair'],
  applies: ({ view, action }) => isOurs(view.ruleset.design(action.tile)),
  judge: (inquiry) =>
    inquiry.get(START) === 'pair'
      ? inquiry.forbid('at this table the tile lies there from the beginning, or not at all')
      : inquiry.pass('the tile has been mixed in with the others'),
});

const beside = rule<PlaceTile>({
  id: 'setup.beside-the-start',
  on: 'place-tile',
  isRemark: true,
  cites: ['spiel-doch.setup.start-pair'],
  applies: ({ view, action }) => view.get(START) === 'pair' && view.beside(action).some((cell) => isOurs(view.board.tile(cell)?.shape.design)),
  judge: (inquiry) => {
    inquiry.get(START);
    return inquiry.pass('the tiles are laid to the two of the start');
  },
});

const separate = (id: string, spots: readonly string[], clause: SpielDochClauseId) =>
  rule<PlaceFigure>({
    id: `tile.${id}`,
    on: 'place-figure',
    isRemark: true,
    cites: [clause],
    applies: ({ view, action: { at } }) =>
      'feature' in at && spots.includes(at.feature) && (view.board.tile(at.tile)?.shape.design.id.startsWith(`${FOLDER}/${id}`) ?? false),
    judge: ({ pass }) => pass('the roads of the crossing are separate, and so are the two cities'),
  });

const garden = rule<PlaceFigure>({
  id: 'tile.garden',
  on: 'place-figure',
  isRemark: true,
  cites: ['spiel-doch.tile.garden'],
  applies: ({ view, action }) => isOurs(view.laid?.shape.design) && spotName(action.at) === 'garden',
  judge: ({ pass }) => pass('the garden of the tile is a garden like others'),
});

export const spielDochRules = [
  notOnTheWords,
  asUsual,
  start,
  beside,
  separate('crossroads', ['road'], 'spiel-doch.tile.crossing'),
  separate('two-cities', ['city', 'field'], 'spiel-doch.tile.two-cities'),
  garden,
];

/** Nothing is added at the end. */
export const nothingMore: ScoreRule = {
  id: 'spiel-doch.final.none',
  stage: 'rate',
  on: 'final',
  of: ['road', 'city'],
  cites: cites('spiel-doch.final.none'),
  raises: '*',
  applies: ({ feature }) => feature.parts.some(({ laid }) => isOurs(laid.shape.design)),
  by: () => 0,
};
