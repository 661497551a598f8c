/** What the expansion lets players try: the fairy, the princess, the dragon's steps, and the portal's destinations. */
import { cellOf, type Cell, type Place, type Spot } from '../../contract/spot.js';
import { goesHome } from '../../kernel/declare/happening.js';
import { FAIRY_ASSOCIATION } from './settings/fairy.js';
import { FAIRY_BONUS_SCOPE } from './settings/fairy-points.js';
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { PieceMoved } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import { because, cites } from './author.js';
import { dragonAt, eaten, nextMover, tilesBeside, walk } from './dragon.js';
import { companions } from './fairy.js';
import { princessCities } from './princess.js';
import type { MoveDragon, MoveFairy } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const moveFairy: ActionKind<MoveFairy> = {
  id: 'move-fairy',
  in: ['place-figure'],
  cites: cites('pd.fairy.move-optional', 'pd.fairy.from-table-or-other-tile'),
  propose: (view) => {
    const own = view.figures.filter(({ figure }) => figure.owner === view.active);
    if (view.get(FAIRY_ASSOCIATION) === 'follower') return own.map(({ figure }) => ({ type: 'move-fairy', to: { figure: figure.id } }));
    const cells = new Map(flatMap(own, ({ figure }) => onCell(figure)).map((cell) => [cell.join(), cell]));
    const named = asksForCompanion(view) ? own.map(({ figure }) => ({ figure: figure.id })) : [];
    return [...[...cells.values()].map((tile) => ({ tile })), ...named].map((to) => ({ type: 'move-fairy', to }));
  },
  canPerform: (view, { to }) => 'tile' in to || view.figure(to.figure) !== undefined,
  perform: (view, { to }) => {
    const companion = 'figure' in to ? view.figure(to.figure)!.figure : undefined;
    const cell = companion ? cellOf(companion.at) : (to as { tile: Cell }).tile;
    if (!cell) return { effects: [offTheTiles(view, companion!)] };
    return {
      effects: [
        {
          type: 'neutral-moved',
          neutral: 'fairy',
          from: view.neutral('fairy')?.tile ?? null,
          to: cell,
          ...(companion && asksForCompanion(view) && { figure: companion.id }),
          ...because('fairy.moves', 'pd.fairy.from-table-or-other-tile'),
        },
      ],
    };
  },
};

/** He stands in an area: she is beside him, on no tile. */
const offTheTiles = (view: Position, { id }: Figure): PieceMoved => {
  const { tile, figure } = view.neutral('fairy') ?? {};
  const from: Spot = tile ? { tile } : typeof figure === 'string' ? { figure } : { area: 'supply' };
  return {
    type: 'piece-moved',
    piece: { neutral: 'fairy' },
    from,
    to: { figure: id },
    ...because('fairy.moves', 'pd.fairy.from-table-or-other-tile'),
  };
};

const onCell = ({ at }: Figure): Cell[] => {
  const cell = cellOf(at);
  return cell ? [cell] : [];
};

/** Whether anything hangs on whom she is with, and not only on where she is. */
const asksForCompanion = (view: Position) => view.get(FAIRY_ASSOCIATION) === 'follower' || view.get(FAIRY_BONUS_SCOPE) === 'stand-together';

/** Where the printing links the fairy to a follower, a tile with only one candidate names him. */
export const readFairy: Proposal<MoveFairy> = {
  kind: 'move-fairy',
  infer: (view, action) => {
    const { to } = action;
    if ('figure' in to) {
      const cell = cellOf(view.figure(to.figure)?.figure.at);
      return asksForCompanion(view) || !cell ? action : { ...action, to: { tile: [cell[0], cell[1]] } };
    }
    if (view.get(FAIRY_ASSOCIATION) === 'tile') return action;
    const here = companions(view, view.active).filter(({ at }) => view.isSpotOn(at, to.tile));
    return here.length === 1 ? { ...action, to: { figure: here[0]!.id } } : action;
  },
};

/** Why a figure went home. */
export const SENT_AWAY_CAUSE = 'sent-away';

export const sendAway: ActionKind<RemoveFigure> = {
  id: 'remove-figure/princess',
  in: ['place-figure'],
  cites: cites('pd.princess.trigger', 'pd.princess.may-remove'),
  propose: (view) =>
    flatMap(princessCities(view), (city) =>
      view.on(city).map(({ figure }): RemoveFigure => ({ type: 'remove-figure', figure: figure.id, by: 'princess' })),
    ),
  canPerform: (view, { figure }) => view.feature(view.figure(figure)?.figure.at ?? { figure: '' }) !== undefined,
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    return {
      effects: [
        goesHome(
          figure,
          SENT_AWAY_CAUSE,
          because('princess.sends-away', 'pd.princess.knight-returns-to-owner', 'pd.princess.removed-knight-scores-nothing'),
        ),
      ],
    };
  },
};

export const moveDragon: ActionKind<MoveDragon> = {
  id: 'move-dragon',
  in: ['move-dragon'],
  cites: cites('pd.dragon.move.exactly-one-tile'),
  propose: (view) => tilesBeside(view).map((to) => ({ type: 'move-dragon', to })),
  canPerform: (view) => walk(view) !== undefined,
  perform: (view, { to }) => {
    const { visited, stepsLeft, mover } = walk(view)!;
    return {
      effects: [
        { type: 'neutral-moved', neutral: 'dragon', from: dragonAt(view)!, to, ...because('dragon.steps', 'pd.dragon.move.exactly-one-tile') },
        {
          type: 'procedure',
          procedure: 'dragon',
          state: { visited: [...visited, to], stepsLeft: stepsLeft - 1, mover: nextMover(view, mover) },
          ...because('dragon.next-mover', 'pd.dragon.move.clockwise-one-step-each', 'pd.dragon.move.six-steps'),
        },
        ...eaten(view, to),
      ],
    };
  },
};

/** Destinations of the portal: every feature of every other tile. */
export const portal: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (!view.laidSymbol('portal')) return [];
    const places = placesElsewhere(view);
    const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(view.active, kind) !== 0);
    return flatMap(kinds, ({ kind }) => places.map((at): PlaceFigure => ({ type: 'place-figure', kind, at, via: 'magic-portal' })));
  },
  infer: (view, action) =>
    action.via === undefined &&
    view.snapshot.turn?.step === 'place-figure' &&
    view.laid &&
    view.laidSymbol('portal') &&
    // off the tiles one goes without a portal, where one goes there at all
    'tile' in action.at &&
    !view.isOnLaid(action.at) &&
    !isAtCorner(view, action.kind)
      ? { ...action, via: 'magic-portal' }
      : action,
};

/** At a corner of four tiles it is on none of them, whichever names it. */
const isAtCorner = ({ ruleset }: Position, kind: string) => ruleset.figures.get(kind)?.atCorner === true;

/** The cells of one tile follow each other, and so do their nodes. */
function placesElsewhere({ board, laid }: Position): readonly Place[] {
  const cells = laid ? board.cellsOf(laid.entry) : [];
  const last = cells.at(-1);
  if (!last) return board.places;
  return [...board.places.slice(0, cells[0]!.node), ...board.places.slice(last.node + last.shape.design.features.length)];
}
