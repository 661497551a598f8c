/** With builders, the robber, gold, mage and witch: what a ferry that is placed or moved does to them. */
import type { MoveToken, PlaceToken } from '../../contract/action.js';
import type { Effect, PieceMoved } from '../../contract/effect.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { MOVE, PLACE } from './actions.js';
import { because, cites, rule } from './author.js';
import { FERRY, hasLake } from './lakes.js';
import { flatMap } from '../../kernel/lists.js';

const BUILDER = 'builder';

/** Builders without a follower of their owner on their road or city. */
const alone = (view: Position): Effect[] =>
  flatMap(view.figures, ({ figure: { id, kind, owner, at }, node }): Effect[] => {
    if (kind !== BUILDER || owner === undefined || view.feature(at)?.kind !== 'road') return [];
    if (view.onNode(node).some(({ figure }) => figure.owner === owner && view.isFollower(figure))) return [];
    return [
      {
        type: 'figure-returned',
        figure: id,
        kind,
        to: owner,
        at,
        cause: 'orphaned',
        ...because('with-traders-and-builders.alone', 'ferries.builder.alone'),
      },
    ];
  });

export const buildersGoHome: Trigger = {
  id: 'ferries.with-traders-and-builders.alone',
  on: 'piece-moved',
  cites: cites('ferries.builder.alone'),
  then: (view, effect) => {
    const { piece, to } = effect as PieceMoved;
    return piece.token === FERRY && 'tile' in to ? { effects: alone(view) } : undefined;
  },
};

const noDoubleTurn = rule<PlaceToken | MoveToken>({
  id: 'with-traders-and-builders.no-double-turn',
  on: [PLACE, MOVE],
  isRemark: true,
  cites: ['ferries.builder.no-double-turn', 'ferries.builder.when-laid', 'ferries.builder.alone'],
  applies: ({ view }) => view.figures.some(({ figure: { kind, owner } }) => kind === BUILDER && owner === view.active),
  judge: ({ pass }) => pass('whether the builder wins a second part is seen when the tile is laid'),
});
export const rulesWithTradersAndBuilders = [noDoubleTurn];

const longestRoad = rule<PlaceToken | MoveToken>({
  id: 'with-king-and-robber.length',
  on: [PLACE, MOVE],
  isRemark: true,
  cites: ['ferries.x.king-and-robber'],
  judge: ({ pass }) => pass('the longest road is as long as it was when it was completed'),
});
export const rulesWithKingAndRobber = [longestRoad];

const goldOnTheLake = rule<PlaceToken | MoveToken>({
  id: 'with-goldmines.gold',
  on: [PLACE, MOVE],
  isRemark: true,
  cites: ['ferries.x.goldmines'],
  applies: ({ view, action }) => {
    const { tile } = action.type === 'place-token' ? action.at : action.to;
    return tile !== undefined && view.tokensOn('gold', tile).length > 0;
  },
  judge: ({ pass }) => pass('gold on the lake goes with every road and city of the tile'),
});
export const rulesWithGoldmines = [goldOnTheLake];

/** It says why gold on a lake is claimed with the road or city that is scored there. */
export const scoringWithGoldmines: readonly ScoreRule[] = [
  {
    id: 'ferries.with-goldmines.scored',
    stage: 'rate',
    on: 'completed',
    of: ['road', 'city'],
    cites: ['ferries.x.goldmines'],
    raises: '*',
    applies: ({ view, feature }) => feature.parts.some(({ laid }) => hasLake(laid) && view.tokensOn('gold', laid.at).length > 0),
    by: () => 0,
  },
];

const mageMeetsWitch = rule<PlaceToken | MoveToken>({
  id: 'with-mage-and-witch.joined',
  on: [PLACE, MOVE],
  isRemark: true,
  cites: ['ferries.x.mage-witch'],
  applies: ({ view }) => view.neutral('mage') !== undefined && view.neutral('witch') !== undefined,
  judge: ({ pass }) => pass('a ferry that joins mage and witch calls for one of them to be moved'),
});
export const rulesWithMageAndWitch = [mageMeetsWitch];
