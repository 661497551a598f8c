/** What the expansion lets players try: the fairy, the princess, the dragon's steps, and the portal's destinations. */
import type { MoveDragon, MoveFairy, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { Cell, Place } from '../../contract/snapshot.js';
import { sameCell, type Position } from '../../kernel/position.js';
import type { ActionKind, Proposal } from '../../kernel/step.js';
import { because, cites } from './author.js';
import { dragonAt, eaten, nextMover, tilesBeside, walk } from './dragon.js';
import { companions } from './fairy.js';
import { princessCities } from './princess.js';
import { FAIRY_ASSOCIATION, FAIRY_BONUS_SCOPE } from './settings/index.js';

const moveFairy: ActionKind<MoveFairy> = {
  id: 'move-fairy',
  in: ['place-figure'],
  cites: cites('pd.fairy.move-optional', 'pd.fairy.from-table-or-other-tile'),
  propose: (view) => {
    const own = view.figures.filter(({ figure }) => figure.owner === view.active);
    if (view.get(FAIRY_ASSOCIATION) === 'follower') return own.map(({ figure }) => ({ type: 'move-fairy', to: { figure: figure.id } }));
    const cells = new Map(own.map(({ figure }) => [figure.at.tile.join(), figure.at.tile]));
    const named = asksForCompanion(view) ? own.map(({ figure }) => ({ figure: figure.id })) : [];
    return [...[...cells.values()].map((tile) => ({ tile })), ...named].map((to) => ({ type: 'move-fairy', to }));
  },
  perform: (view, { to }) => {
    const companion = 'figure' in to ? view.figure(to.figure)!.figure : undefined;
    return {
      effects: [
        {
          type: 'neutral-moved',
          neutral: 'fairy',
          from: view.neutral('fairy')?.tile ?? null,
          to: companion?.at.tile ?? (to as { tile: Cell }).tile,
          ...(companion && asksForCompanion(view) && { figure: companion.id }),
          ...because('fairy.moves', 'pd.fairy.from-table-or-other-tile'),
        },
      ],
    };
  },
};

/** Whether anything hangs on whom she is with, and not only on where she is. */
const asksForCompanion = (view: Position) => view.get(FAIRY_ASSOCIATION) === 'follower' || view.get(FAIRY_BONUS_SCOPE) === 'stand-together';

/** Where the printing links the fairy to a follower, a tile with only one candidate names him. */
const readFairy: Proposal<MoveFairy> = {
  kind: 'move-fairy',
  propose: () => [],
  infer: (view, action) => {
    const { to } = action;
    if ('figure' in to) return asksForCompanion(view) ? action : { ...action, to: { tile: view.figure(to.figure)!.figure.at.tile } };
    if (view.get(FAIRY_ASSOCIATION) === 'tile') return action;
    const here = companions(view, view.active).filter(({ at }) => sameCell(at.tile, to.tile));
    return here.length === 1 ? { ...action, to: { figure: here[0]!.id } } : action;
  },
};

const sendAway: ActionKind<RemoveFigure> = {
  id: 'remove-figure/princess',
  in: ['place-figure'],
  cites: cites('pd.princess.trigger', 'pd.princess.may-remove'),
  propose: (view) =>
    princessCities(view).flatMap((city) =>
      view.on(city).map(({ figure }): RemoveFigure => ({ type: 'remove-figure', figure: figure.id, by: 'princess' })),
    ),
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    return {
      effects: [
        {
          type: 'figure-returned',
          figure: id,
          kind: figure.kind,
          to: figure.owner ?? 'supply',
          at: figure.at,
          ...because('princess.sends-away', 'pd.princess.knight-returns-to-owner', 'pd.princess.removed-knight-scores-nothing'),
        },
      ],
    };
  },
};

const moveDragon: ActionKind<MoveDragon> = {
  id: 'move-dragon',
  in: ['move-dragon'],
  cites: cites('pd.dragon.move.exactly-one-tile'),
  propose: (view) => tilesBeside(view).map((to) => ({ type: 'move-dragon', to })),
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
const portal: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (!view.laidSymbol('portal')) return [];
    const places = placesElsewhere(view);
    const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(view.active, kind) !== 0);
    return kinds.flatMap(({ kind }) => places.map((at): PlaceFigure => ({ type: 'place-figure', kind, at, via: 'magic-portal' })));
  },
  infer: (view, action) =>
    action.via === undefined && view.laid && view.laidSymbol('portal') && !sameCell(view.laid.at, action.at.tile)
      ? { ...action, via: 'magic-portal' }
      : action,
};

function placesElsewhere({ board: { places }, laid }: Position): readonly Place[] {
  if (!laid) return places;
  return [...places.slice(0, laid.node), ...places.slice(laid.node + laid.shape.design.features.length)];
}

export const princessAndDragonActions = [moveFairy, sendAway, moveDragon] as unknown as readonly ActionKind[];
export const princessAndDragonProposals = [readFairy, portal] as unknown as readonly Proposal[];
