/** Placing bridges: with the tile that needs one, or afterwards. */
import type { PlaceToken } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import { ROTATIONS } from '../../contract/compass.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { inOrder, mending, possible } from './bridge-places.js';
import { BRIDGES } from './settings.js';
import type { Bridge, PlaceTile } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const laid = ({ active }: Position, { tile, edges }: Bridge): Effect => ({
  type: 'piece-moved',
  piece: { token: 'bridge', edges: inOrder(edges) },
  from: { area: 'supply', player: active },
  to: { tile },
  ...because('bridge.is-placed', 'bridge.is-a-road', 'bridge.stays', 'bridge.from-own-supply'),
});

/** A figure has been placed, or the player has passed: the tile and what belongs to it are over. */
export const hasActed = ({ doneSinceTile, ruleset }: Position): boolean =>
  doneSinceTile.some((action) => {
    const kind = ruleset.kinds.of(action, 'place-figure');
    return action.type === 'pass' || (kind !== undefined && isOfTheFigureStep(kind));
  });

const isOfTheFigureStep = ({ id, in: steps, figureAction, interlude }: ActionKind): boolean =>
  figureAction === true || (id !== 'place-token/bridge' && interlude !== true && steps !== '*' && steps.includes('place-figure'));

export const placeBridge: ActionKind<PlaceToken> = {
  id: 'place-token/bridge',
  in: ['place-figure', 'place-piece'],
  cites: cites('bridge.optional-too', 'bridge.from-own-supply', 'setup.supply-two-to-four', 'setup.supply-five-six'),
  // before the figure it is a decision of its own; afterwards it keeps no step open that is over otherwise
  interlude: (view) => view.turn.step === 'place-figure' && hasActed(view),
  propose: (view) =>
    view.held(view.active, 'bridge') === 0
      ? []
      : possible(view).map(({ tile, edges }): PlaceToken => ({ type: 'place-token', kind: 'bridge', at: { tile, edges } })),
  canPerform: (_, { at }) => at.tile !== undefined && at.edges !== undefined,
  perform: (view, { at }) => ({ effects: [laid(view, { tile: at.tile!, edges: at.edges! })] }),
};

const mayMend = (view: Position): boolean => view.held(view.active, 'bridge') !== 0 && view.get(BRIDGES) === 'on';

/** A tile that fits only with a bridge. */
export const tileWithBridge: Proposal<PlaceTile> = {
  kind: 'place-tile',
  propose: (view) => {
    const { tile } = view.turn;
    if (tile === undefined || !mayMend(view)) return [];
    const { board, ruleset } = view;
    return flatMap(board.anchors(ruleset.shape(tile, 0)!), (at) =>
      flatMap(ROTATIONS, (rotation): PlaceTile[] => {
        const lay: PlaceTile = { type: 'place-tile', tile, at, rotation };
        const bridge = mending(view, lay);
        return bridge ? [{ ...lay, bridge }] : [];
      }),
    );
  },
  infer: (view, action) => {
    if (action.bridge || view.laid || !mayMend(view)) return action;
    const bridge = mending(view, action);
    return bridge ? { ...action, bridge } : action;
  },
  perform: (view, { bridge }, usual) => {
    const { effects = [], ...rest } = usual();
    return bridge ? { ...rest, effects: [...effects, laid(view, bridge)] } : { ...rest, effects };
  },
};
