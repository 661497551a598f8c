/** A revolt, when its tile is drawn: player after player loses his unprotected meeples on features of the sign, until one has lost any. */
import type { Action, Chance, PlaceTile } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { Effect } from '../../contract/effect.js';
import { escapePointer } from '../../contract/pointer.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Score } from '../../contract/verdict.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { FigureMember } from '../../kernel/declare/piece.js';
import type { Drawing } from '../../kernel/declare/step.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { REVOLT, SIGNS, type Sign } from './tiles.js';
import { flatMap } from '../../kernel/lists.js';

/** The sign of a tile; undefined where it bears none. */
export const signOf = ({ symbols }: TileDesign): Sign | undefined => SIGNS.find((sign) => symbols.includes(`${REVOLT}${sign}`));

/** Protected or not, as the figures of a position say it. */
export const isProtected = (figure: Figure): boolean => (figure as Figure & { readonly protected?: boolean }).protected === true;

export const lyingDown: FigureMember = {
  name: 'protected',
  values: (figure, view) => (view.isFollower(figure) ? [true] : []),
};

/** The meeples of a player on features of the sign. */
export const reached = (view: Position, player: string, sign: Sign): Figure[] =>
  view.figures
    .filter(({ figure, node }) => node >= 0 && figure.owner === player && view.isFollower(figure) && view.board.feature(node).kind === sign)
    .map(({ figure }) => figure);

/** Those whom the revolt comes to, in turn order: up to the first who loses a meeple. */
export function askedBy(view: Position, sign: Sign): string[] {
  const players = view.playersFrom(view.active);
  const last = players.findIndex((player) => reached(view, player, sign).some((figure) => !isProtected(figure)));
  return last < 0 ? players : players.slice(0, last + 1);
}

const REVOLTING = cites(
  'peasant-revolts.revolt.on-draw',
  'peasant-revolts.revolt.sign',
  'peasant-revolts.revolt.ends-with-loss',
  'peasant-revolts.revolt.passes-on',
  'peasant-revolts.revolt.stops-somewhere',
);
const LOST = cites(
  'peasant-revolts.revolt.all-unprotected',
  'peasant-revolts.revolt.no-points-for-lost',
  'peasant-revolts.revolt.incomplete-only',
  'peasant-revolts.revolt.farmers-safe',
  'peasant-revolts.revolt.gardens-safe',
  'peasant-revolts.revolt.special-figures',
  'peasant-revolts.revolt.other-places',
);
const PAID = cites(
  'peasant-revolts.revolt.protected-score',
  'peasant-revolts.revolt.only-asked-score',
  'peasant-revolts.protect.lasts',
  'peasant-revolts.protect.no-farmers',
);

const homeward = (figure: Figure): Effect => goesHome(figure, 'revolt', because('revolt.takes', ...REVOLTING, ...LOST));

const forProtected = (player: string, quantity: number): Score =>
  score(player, null, [{ label: 'protected meeples', quantity, each: 2, points: 2 * quantity, ...because('revolt.pays', ...PAID) }]);

/** What a revolt takes and pays may hang on what the position does not say. */
export const revoltsInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.turn.step !== 'draw-tile') return false;
  return (action) => {
    const { outcome } = action as Chance;
    const design = typeof outcome === 'string' ? view.ruleset.design(outcome) : undefined;
    return design !== undefined && signOf(design) !== undefined;
  };
};

export const revolt: Drawing = {
  id: 'peasant-revolts.revolt',
  cites: [...REVOLTING, ...LOST, ...PAID, ...cites('peasant-revolts.double-turn.again')],
  sort: signOf,
  then: (view, tile) => {
    const sign = signOf(tile);
    if (!sign) return undefined;
    const own = askedBy(view, sign).map((player) => [player, reached(view, player, sign)] as const);
    return {
      scores: flatMap(own, ([player, figures]) => {
        const quantity = figures.filter(isProtected).length;
        return quantity === 0 ? [] : [forProtected(player, quantity)];
      }),
      effects: flatMap(own, ([, figures]) => figures.filter((figure) => !isProtected(figure)).map(homeward)),
    };
  },
};

const drawn = rule({
  id: 'revolt.drawn',
  on: 'chance/tile',
  isRemark: true,
  cites: ['peasant-revolts.revolt.then-tile', 'peasant-revolts.double-turn.again', ...REVOLTING, ...LOST],
  judge: ({ pass }) => pass('a revolt comes with a tile that bears its sign, before the tile is laid'),
});

/** Whether the position does not say what such a tile shows. */
const isUnsaid = (view: Position, tile: string | undefined): boolean => {
  const design = tile === undefined ? undefined : view.ruleset.design(tile);
  return design !== undefined && signOf(design) !== undefined && design.fitsAnything === true;
};

const printOf = ({ ruleset }: Position, tile: string | undefined): string[] => [`/prints/${escapePointer(ruleset.tileId(tile ?? '') ?? '')}`];

const shapeUnknown = rule<PlaceTile>({
  id: 'tile.shape',
  about: 'kind',
  on: 'place-tile',
  cites: ['peasant-revolts.revolt.then-tile'],
  applies: ({ view, action }) => isUnsaid(view, action.tile),
  judge: ({ view, action, unknown }) => unknown('what landscape the tile shows is in no source', printOf(view, action.tile)),
});

const placeableUnknown = rule({
  id: 'tile.may-fit',
  on: 'discard-tile',
  cites: ['peasant-revolts.unplaceable'],
  applies: ({ view }) => isUnsaid(view, view.turn.tile),
  judge: ({ view, unknown }) => unknown('what landscape the tile shows is in no source', printOf(view, view.turn.tile)),
});

const afterwards = rule({
  id: 'revolt.afterwards',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['peasant-revolts.revolt.then-tile', 'peasant-revolts.revolt.taken-back-usable'],
  applies: ({ view }) => view.done.some(({ type, of }) => type === 'chance' && of === 'tile'),
  judge: ({ pass }) => pass('when a revolt is over the turn goes on as usual, also with meeples that came home'),
});

export const revoltRules = [drawn, shapeUnknown, placeableUnknown, afterwards];
