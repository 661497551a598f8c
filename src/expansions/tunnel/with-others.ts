/** With inns, builders and the robber: the joined road is one road. */
import type { PlaceTile, PlaceToken } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import type buildersClauses from '../traders-and-builders/clauses.json';
import { cites, rule, type TunnelClauseId } from './author.js';
import { openingAt, openingsOf, TOKEN } from './openings.js';
import { PLACE } from './placing.js';

export const innsOnJoinedRoads: readonly ScoreRule[] = [
  {
    id: 'tunnel.with-inns-and-cathedrals.inn',
    stage: 'rate',
    of: ['road'],
    cites: cites('tunnel.score.inn'),
    raises: ['base.score.road-tiles'],
    applies: ({ feature }) => feature.count('tunnel') > 0 && feature.count('inn') > 0,
    by: () => 0,
  },
];

const builderRule = rulesOf<TunnelClauseId | keyof (typeof buildersClauses)['clauses']>('tunnel.with-traders-and-builders');
const isOwnBuilder = (view: Position, node: number) =>
  view.onNode(node).some(({ figure: { kind, owner } }) => kind === 'builder' && owner === view.active);

const extendsNothing = builderRule<PlaceToken>({
  id: 'token-extends-nothing',
  on: PLACE,
  isRemark: true,
  cites: ['tunnel.builder.token-extends-nothing'],
  applies: ({ view, action }) => {
    const opening = openingAt(view.board, action.at);
    const own = view.tokens(TOKEN).filter(({ owner, pair }) => owner === view.active && pair === action.pair);
    const nodes = [opening, ...own.map((token) => openingAt(view.board, token))].flatMap((there) => (there ? [there.node] : []));
    return nodes.some((node) => isOwnBuilder(view, node));
  },
  judge: ({ pass }) => pass('a token wins no second part of the turn: only a tile extends the road of the builder'),
});

const farSide = builderRule<PlaceTile>({
  id: 'far-side',
  on: 'place-tile',
  isRemark: true,
  cites: ['tunnel.builder.far-side-extends', 'traders-and-builders.builder.extends.by-tunnel'],
  applies: ({ view }) => openingsOf(view.board).some(({ node }) => isOwnBuilder(view, node)),
  judge: ({ pass }) => pass('the road of the builder runs on as far as the tunnel is finished'),
});
export const rulesWithTradersAndBuilders = [extendsNothing, farSide];

const longestRoad = rule<PlaceToken>({
  id: 'with-king-and-robber.length',
  on: PLACE,
  isRemark: true,
  cites: ['tunnel.robber.length'],
  judge: ({ pass }) => pass('for the longest road the tiles count on which it is seen'),
});
export const rulesWithKingAndRobber = [longestRoad];
