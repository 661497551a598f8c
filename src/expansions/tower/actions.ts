/** What players can try: a tower piece, a follower on top, a capture, an exchange, a ransom. */
import type { PlaceFigure, PlaceToken } from '../../contract/action.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { exchanged } from './exchange.js';
import { NEVER_ON_TOP } from './followers.js';
import { paid, prisonersOf } from './ransom.js';
import { EXCHANGE } from './state.js';
import { foundations, height, PIECE, PLACE_PIECE, topOf } from './towers.js';
import type { Capture, ExchangePrisoner, PayRansom } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const placePiece: ActionKind<PlaceToken> = {
  id: PLACE_PIECE,
  in: ['place-figure'],
  cites: cites('tower.action.one-of-four'),
  figureAction: true,
  propose: (view) =>
    view.held(view.active, PIECE) === 0
      ? []
      : foundations(view).map(([x, y]): PlaceToken => ({ type: 'place-token', kind: PIECE, at: { tile: [x, y] } })),
  canPerform: (_, { at }) => at.tile !== undefined,
  perform: (view, { at: { tile } }) => ({
    effects: [
      {
        type: 'piece-moved',
        piece: { token: PIECE },
        from: { area: 'supply', player: view.active },
        to: { tile: tile! },
        ...because('piece.is-placed', 'tower.action.one-of-four', 'tower.supply.own-stock', 'tower.supply.never-returns'),
      },
      { type: 'procedure', procedure: 'capture', state: { tile: tile! }, ...because('capture.begins', 'tower.capture.on-placing') },
    ],
  }),
};

/** Every kind of figure on every tower, wherever it stands. */
export const climb: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    const towers = foundations(view).filter((cell) => height(view, cell) > 0);
    return flatMap(climbers(view), (kind) => towers.map((cell): PlaceFigure => ({ type: 'place-figure', kind, at: topOf(cell) })));
  },
};

const climbers = (view: Position): string[] =>
  flatMap([...view.ruleset.figures.values()], ({ kind, neutral }) =>
    neutral || NEVER_ON_TOP.includes(kind) || view.supply(view.active, kind) === 0 ? [] : [kind],
  );

const capture: ActionKind<Capture> = {
  id: 'capture',
  in: ['capture'],
  cites: cites('tower.capture.on-placing'),
  propose: ({ figures }) =>
    flatMap(figures, ({ figure: { id, owner } }): Capture[] => (owner === undefined ? [] : [{ type: 'capture', figure: id }])),
  canPerform: (view, { figure }) => view.figure(figure)?.figure.owner !== undefined,
  perform: (view, { figure: id }) => {
    const { kind, owner, at } = view.figure(id)!.figure;
    if (owner === view.active) {
      const home = because('capture.own-goes-home', 'tower.capture.own-goes-home');
      return { effects: [{ type: 'figure-returned', figure: id, kind, to: owner, at, cause: 'captured', ...home }] };
    }
    const taken = because('capture.takes-prisoner', 'tower.capture.on-placing', 'tower.prisoner.in-front-of-captor');
    return { effects: [{ type: 'piece-moved', piece: { figure: id }, from: at, to: { area: 'captivity', player: view.active }, ...taken }] };
  },
};

const exchangePrisoner: ActionKind<ExchangePrisoner> = {
  id: 'exchange-prisoner',
  in: ['exchange-prisoner'],
  cites: cites('tower.exchange.at-once'),
  // those of one kind are alike
  propose: (view) => {
    const held = new Map(prisonersOf(view, view.active).map(({ id, kind }) => [id, kind]));
    // where the position does not say what is exchanged, it may be any of them
    const choices = view.state(EXCHANGE)?.choices ?? [...held.keys()].filter((id) => id !== undefined);
    const first = choices.filter((choice, i) => choices.findIndex((other) => held.get(other) === held.get(choice)) === i);
    return first.map((figure) => ({ type: 'exchange-prisoner', figure }));
  },
  canPerform: (view) => view.state(EXCHANGE) !== undefined,
  perform: (view, { figure }) => {
    const { figure: captured, holder } = view.state(EXCHANGE)!;
    return { effects: exchanged({ captor: view.active, captured, holder, returned: figure }) };
  },
};

const payRansom: ActionKind<PayRansom> = {
  id: 'pay-ransom',
  in: '*',
  interlude: true,
  cites: cites('tower.ransom.three-points'),
  propose: (view) => flatMap(prisonersOf(view, view.active), ({ id }): PayRansom[] => (id === undefined ? [] : [{ type: 'pay-ransom', figure: id }])),
  canPerform: (view, { figure }) => prisonersOf(view, view.active).some(({ id }) => id === figure),
  perform: (view, { figure }) => paid(view, figure),
};

export const towerActions: readonly ActionKind[] = [placePiece, capture, exchangePrisoner, payRansom];
