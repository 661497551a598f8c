/** Putting a tunnel token on an opening. */
import type { MoveToken, Pass, PlaceFigure, PlaceToken } from '../../contract/action.js';
import type { Cell, Spot } from '../../contract/spot.js';
import type { Edge } from '../../contract/snapshot.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { isMouthOfRoad, openingAt, openingsOf, pairs, TOKEN } from './openings.js';
import { left, PAIRS, pairsInPlay, type Pair } from './pieces.js';
import { ONCE_PER, OTHER_TILES, OWN_FOLLOWER_ONLY, SECOND_TOKEN, TIMING, TOKEN_SETS } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const PLACE = `place-token/${TOKEN}` as const;

/** A token names its tile and its edge, flat. */
const onto = (at: { readonly tile: Cell; readonly edge: Edge }): Spot => at;

interface At {
  readonly tile?: Cell;
  readonly edge?: Edge;
}
const tokenAt = (view: Position, { tile, edge }: At) => view.tokens(TOKEN).find((token) => sameCell(token.tile, tile) && token.edge === edge);
const ownPairs = (view: Position): readonly Pair[] => PAIRS.filter((pair) => left(view, view.active, pair) > 0);
const isPlacing = ({ type, kind }: { readonly type: string; readonly kind?: unknown }) => type === 'place-token' && kind === TOKEN;

export const placeTunnelToken: ActionKind<PlaceToken> = {
  id: PLACE,
  in: ['place-tile', 'place-figure', 'place-piece'],
  cites: cites('tunnel.opening.unclaimed-any', 'tunnel.token.besides-the-figure', 'tunnel.join.completes-now', 'tunnel.join.far-away-scores'),
  // it decides nothing of the tile and of the figure
  interlude: (view) => view.turn.step !== 'place-piece',
  propose: (view) => {
    const own = ownPairs(view);
    if (own.length === 0) return [];
    return flatMap(openingsOf(view.board), ({ tile, edge }) =>
      own.map((pair): PlaceToken => ({ type: 'place-token', kind: TOKEN, at: { tile: [tile[0], tile[1]], feature: 'road', edge }, pair })),
    );
  },
  canPerform: (view, { at }) => openingAt(view.board, at) !== undefined,
  perform: (view, { at, pair }) => {
    const first = view.tokens(TOKEN).some((token) => token.owner === view.active && token.pair === pair);
    const { tile, edge } = openingAt(view.board, at)!;
    const why = first
      ? because(
          'token.finishes-a-tunnel',
          'tunnel.tunnel.second-token-joins',
          'tunnel.tunnel.no-end',
          'tunnel.tunnel.for-everybody',
          'tunnel.join.completes-now',
          'tunnel.join.far-away-scores',
        )
      : because('token.is-placed', 'tunnel.opening.unclaimed-any', 'tunnel.road.one-token-open', 'tunnel.token.stays');
    return {
      effects: [
        {
          type: 'piece-moved',
          piece: { token: TOKEN, owner: view.active, ...(pair !== undefined && { pair }) },
          from: { area: 'supply', player: view.active },
          to: onto({ tile: [tile[0], tile[1]], edge }),
          ...why,
        },
      ],
    };
  },
};

/** Where he has tokens of one pair only, that is meant. */
export const ofOnePair: Proposal<PlaceToken> = {
  kind: PLACE,
  infer: (view, action) => {
    const own = action.pair === undefined ? ownPairs(view) : [];
    return own.length === 1 ? { ...action, pair: own[0]! } : action;
  },
};

const when = rule<PlaceToken>({
  id: 'token.when',
  about: 'turn',
  on: PLACE,
  cites: ['tunnel.token.optional'],
  judge: (inquiry) => {
    const isEarly = inquiry.get(TIMING) === 'any-time';
    const { laid, turn } = inquiry.view;
    if (laid || isEarly) return inquiry.pass('it may be put down now');
    if (turn.step !== 'place-tile') return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return inquiry.forbid('no tile has been laid yet');
  },
});

const once = rule<PlaceToken>({
  id: 'token.one-in-a-turn',
  about: 'turn',
  on: PLACE,
  cites: ['tunnel.token.one-in-a-turn'],
  judge: (inquiry) => {
    const { view } = inquiry;
    const before = inquiry.get(ONCE_PER) === 'turn' ? view.doneInTurn : view.done;
    return before.some(isPlacing)
      ? inquiry.forbid('a tunnel token has been put down in this turn')
      : inquiry.pass('no tunnel token has been put down in this turn');
  },
});

const opening = rule<PlaceToken>({
  id: 'token.on-an-opening',
  on: PLACE,
  cites: ['tunnel.opening.unclaimed-any', 'tunnel.opening.on-new-tile', 'tunnel.tunnel.same-tile'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { tile, edge } = action.at;
    const there = openingAt(view.board, action.at);
    const { expansion } = (tile && view.board.tile(tile)?.shape.design) ?? { expansion: 'tunnel' };
    if (there && expansion !== 'tunnel') inquiry.get(OTHER_TILES);
    if (there) return inquiry.pass('a tunnel opening is there');
    if (tile && isMouthOfRoad(view.board, tile, edge)) {
      inquiry.get(OTHER_TILES);
      return inquiry.forbid('the road runs through the tunnel: its mouths are no openings');
    }
    return inquiry.forbid('no tunnel opening is there');
  },
});

const unclaimed = rule<PlaceToken>({
  id: 'token.unclaimed',
  on: PLACE,
  cites: ['tunnel.opening.unclaimed-any', 'tunnel.tunnel.same-opening-not'],
  judge: ({ view, action, pass, forbid }) => {
    const there = tokenAt(view, action.at);
    return there ? forbid('the opening bears a token already', { owner: there.owner }) : pass('the opening bears no token');
  },
});

const fromSupply = rule<PlaceToken>({
  id: 'token.from-supply',
  on: PLACE,
  cites: ['tunnel.setup.pair-each'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    inquiry.get(TOKEN_SETS);
    if (view.players.length === 2) inquiry.cite(cites('tunnel.setup.two-players', 'tunnel.setup.more-sets-optional'));
    if (view.players.length === 3) inquiry.cite(cites('tunnel.setup.three-players', 'tunnel.setup.more-sets-optional'));
    if (action.pair === undefined) return inquiry.forbid('of which pair the token is is not said');
    const pair = PAIRS.find((known) => known === action.pair);
    if (!pair || !pairsInPlay(view).includes(pair)) return inquiry.forbid('at this table nobody has such a pair', { pair: action.pair });
    const count = left(view, view.active, pair);
    return count > 0 ? inquiry.pass('the player has such a token', { left: count }) : inquiry.forbid('the player has no token of that pair left');
  },
});

const second = rule<PlaceToken>({
  id: 'token.second-of-a-pair',
  on: PLACE,
  cites: ['tunnel.tunnel.second-token-joins', 'tunnel.tunnel.colours-apart', 'tunnel.join.occupied-allowed', 'tunnel.join.before-deploying'],
  applies: ({ view, action }) => view.tokens(TOKEN).some(({ owner, pair }) => owner === view.active && pair === action.pair),
  judge: (inquiry) =>
    inquiry.get(SECOND_TOKEN) === 'joins'
      ? inquiry.pass('it joins the roads at both openings, whoever stands on them')
      : inquiry.forbid('at this table no second token of a pair is put down'),
});

const first = rule<PlaceToken>({
  id: 'token.first-of-a-pair',
  on: PLACE,
  isRemark: true,
  cites: ['tunnel.road.one-token-open', 'tunnel.tunnel.colours-apart'],
  applies: ({ view, action }) => !view.tokens(TOKEN).some(({ owner, pair }) => owner === view.active && pair === action.pair),
  judge: ({ pass }) => pass('the road stays open until the second token of the pair lies'),
});

const ownFollower = rule<PlaceToken>({
  id: 'token.own-follower',
  on: PLACE,
  cites: ['tunnel.opening.unclaimed-any'],
  applies: ({ view, action }) => openingAt(view.board, action.at) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (inquiry.get(OWN_FOLLOWER_ONLY) === 'off') return inquiry.pass('it does not matter who stands on the road');
    const { node } = openingAt(view.board, action.at)!;
    return view.onNode(node).some(({ figure }) => figure.owner === view.active && view.isFollower(figure))
      ? inquiry.pass('a follower of the player stands on the road')
      : inquiry.forbid('no follower of the player stands on the road');
  },
});

const besides = rule({
  id: 'token.besides-the-figure',
  about: 'turn',
  on: ['place-figure', 'move-fairy', PLACE],
  isRemark: true,
  cites: ['tunnel.token.besides-the-figure', 'tunnel.join.before-deploying'],
  applies: ({ view, action }) => (action.type === 'place-token' ? view.done.some(({ type }) => type !== 'place-tile') : view.done.some(isPlacing)),
  judge: ({ pass }) => pass('a tunnel token comes besides the action with a figure'),
});

const optional = rule<Pass>({
  id: 'token.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['tunnel.token.optional'],
  applies: ({ view }) => view.turn.step === 'place-piece',
  judge: ({ pass }) => pass('nobody has to put a token down'),
});

const stays = rule<MoveToken>({
  id: 'token.stays',
  on: `move-token/${TOKEN}`,
  cites: ['tunnel.token.stays'],
  judge: ({ forbid }) => forbid('a tunnel token is never moved'),
});

const onOpening = ({ view, action }: Inquiry<PlaceFigure>) => {
  const root = view.board.rootOf(view.node(action.at));
  return openingsOf(view.board).some(({ node }) => view.board.rootOf(node) === root);
};
const isInTunnel = ({ view, action }: Inquiry<PlaceFigure>) => {
  const root = view.board.rootOf(view.node(action.at));
  return pairs(view.tokens(TOKEN)).some((pair) => pair.some((token) => view.board.rootOf(openingAt(view.board, token)?.node ?? 0) === root));
};

const brokenOff = rule<PlaceFigure>({
  id: 'road.broken-off',
  on: 'place-figure',
  isRemark: true,
  cites: [
    'tunnel.road.broken-off',
    'tunnel.road.one-token-open',
    'tunnel.tile.roads-apart',
    'tunnel.join.before-deploying',
    'tunnel.tunnel.colours-apart',
  ],
  applies: (inquiry) => onOpening(inquiry) && !isInTunnel(inquiry),
  judge: ({ pass }) => pass('the road breaks off at the opening of the tunnel'),
});

const runsOn = rule<PlaceFigure>({
  id: 'road.runs-on',
  on: 'place-figure',
  isRemark: true,
  cites: ['tunnel.tunnel.second-token-joins', 'tunnel.join.occupied-allowed', 'tunnel.join.before-deploying', 'tunnel.tile.roads-apart'],
  applies: (inquiry) => onOpening(inquiry) && isInTunnel(inquiry),
  judge: ({ pass }) => pass('the road runs on underground to the other opening'),
});

const fourRoads = rule<PlaceFigure>({
  id: 'tile.four-roads',
  on: 'place-figure',
  isRemark: true,
  cites: ['tunnel.tile.four-roads'],
  applies: ({ view, action }) => 'tile' in action.at && view.board.tile(action.at.tile)?.shape.design.id === 'tunnel/four-roads',
  judge: ({ pass }) => pass('the fourth road ends at houses and does not part the field above'),
});

export const placingRules: readonly Rule[] = [
  when,
  once,
  opening,
  unclaimed,
  fromSupply,
  second,
  first,
  ownFollower,
  besides,
  optional,
  stays,
  brokenOff,
  runsOn,
  fourRoads,
];
