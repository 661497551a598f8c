/** Where builder and pig may be put. */
import type { PlaceFigure } from '../../contract/action.js';
import { rule } from './author.js';
import type { TradersAndBuildersClauseId } from './clauses.js';
import { followersOf } from './figures.js';
import { BUILDER_ON_COMPLETED } from './settings.js';

/** They join a follower of their player, so that the feature is occupied by rights. */
const joins = (kind: 'builder' | 'pig', follower: 'follower' | 'farmer', ...cites: [TradersAndBuildersClauseId, ...TradersAndBuildersClauseId[]]) =>
  rule<PlaceFigure>({
    id: `${kind}.joins-own-${follower}`,
    on: 'place-figure',
    cites,
    overrides: ['base.figure.unoccupied'],
    applies: ({ view, action }) => action.kind === kind && view.node(action.at) >= 0,
    judge: ({ view, action, pass, forbid }) => {
      const own = followersOf(view, view.active, view.node(action.at));
      return own.length > 0
        ? pass(kind === 'pig' ? 'the player has a farmer there' : 'the player has a follower there', () => ({ with: own.map(({ id }) => id) }))
        : forbid(kind === 'pig' ? 'the player has no farmer there' : 'the player has no follower there', { kind });
    },
  });

const onCompleted = rule<PlaceFigure>({
  id: 'builder.completed-feature',
  on: 'place-figure',
  cites: ['traders-and-builders.builder.own-follower'],
  applies: ({ view, action }) => action.kind === 'builder' && (view.feature(action.at)?.isComplete ?? false),
  judge: (inquiry) =>
    inquiry.get(BUILDER_ON_COMPLETED) === 'allowed'
      ? inquiry.pass('that the tile has completed it is no obstacle')
      : inquiry.forbid('the builder has nothing to build there', { feature: inquiry.action.at }),
});

export const tradersAndBuildersRules = [
  joins(
    'builder',
    'follower',
    'traders-and-builders.builder.own-follower',
    'traders-and-builders.builder.only-condition',
    'traders-and-builders.builder.no-follower',
  ),
  onCompleted,
  joins('pig', 'farmer', 'traders-and-builders.pig.own-farmer', 'traders-and-builders.pig.no-follower'),
];
