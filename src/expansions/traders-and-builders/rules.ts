/** Where builder and pig may be put. */
import type { PlaceFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell } from '../../kernel/position/position.js';
import { rule, type TradersAndBuildersClauseId as ClauseId } from './author.js';
import { followersOf } from './figures.js';
import { BUILDER_ON_COMPLETED } from './settings.js';

/** They join a follower of their player, so that the feature is occupied by rights. */
const joins = (kind: 'builder' | 'pig', follower: 'follower' | 'farmer', ...cites: [ClauseId, ...ClauseId[]]) =>
  rule<PlaceFigure>({
    id: `${kind}.joins-own-${follower}`,
    on: 'place-figure',
    cites,
    overrides: ['base.figure.unoccupied'],
    supplants: true,
    applies: ({ view, action }) => action.kind === kind && view.node(action.at) >= 0,
    judge: ({ view, action, pass, forbid }) => {
      const own = followersOf(view, view.active, view.node(action.at));
      return own.length > 0
        ? pass(kind === 'pig' ? 'the player has a farmer there' : 'the player has a follower there', () => ({ with: own.map(({ id }) => id) }))
        : forbid(kind === 'pig' ? 'the player has no farmer there' : 'the player has no follower there', { kind });
    },
  });

/** The figures on the feature to which one of a kind is to be joined. */
const there = ({ view, action }: Inquiry<PlaceFigure>): readonly Figure[] => {
  const node = view.node(action.at);
  return node < 0 ? [] : view.onNode(node).map(({ figure }) => figure);
};

const besideOthers = (kind: 'builder' | 'pig', clause: ClauseId) =>
  rule<PlaceFigure>({
    id: `${kind}.beside-others`,
    on: 'place-figure',
    isRemark: true,
    cites: [clause],
    applies: (inquiry) => inquiry.action.kind === kind && there(inquiry).some(({ owner }) => owner !== inquiry.view.active),
    judge: ({ pass }) => pass('what other players have there is no obstacle'),
  });

const anyDistance = rule<PlaceFigure>({
  id: 'builder.any-distance',
  on: 'place-figure',
  isRemark: true,
  cites: ['traders-and-builders.builder.any-distance'],
  applies: (inquiry) => inquiry.action.kind === 'builder' && there(inquiry).some(({ at }) => !sameCell(cellOf(at), cellOf(inquiry.action.at))),
  judge: ({ pass }) => pass('how far away the follower stands does not matter'),
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

export const builderRules = [
  joins(
    'builder',
    'follower',
    'traders-and-builders.builder.own-follower',
    'traders-and-builders.builder.only-condition',
    'traders-and-builders.builder.instead-of-follower',
    'traders-and-builders.builder.follower-first',
    'traders-and-builders.builder.no-follower',
  ),
  besideOthers('builder', 'traders-and-builders.builder.several-owners'),
  anyDistance,
  onCompleted,
];

export const pigRules = [
  joins(
    'pig',
    'farmer',
    'traders-and-builders.pig.own-farmer',
    'traders-and-builders.pig.instead-of-follower',
    'traders-and-builders.pig.no-follower',
  ),
  besideOthers('pig', 'traders-and-builders.pig.shared-field'),
];

/** A remark on what one may take wrongly in the print of a tile. */
const print = (id: string, design: string, feature: string, clause: ClauseId) =>
  rule<PlaceFigure>({
    id,
    on: 'place-figure',
    isRemark: true,
    cites: [clause],
    applies: ({ view, action }) => spotName(action.at) === feature && view.board.tile(cellOf(action.at))?.shape.design.id === design,
    judge: ({ pass }) => pass('the tile is read as it is printed'),
  });

export const printRules = [
  print('tile.bridge-no-crossing', 'traders-and-builders/road-bridge', 'road', 'traders-and-builders.tile.bridge-no-crossing'),
  print('tile.bridge-four-fields', 'traders-and-builders/road-bridge', 'field', 'traders-and-builders.tile.bridge-four-fields'),
  print('tile.monastery-three-roads', 'traders-and-builders/monastery-crossroads', 'road', 'traders-and-builders.tile.monastery-three-roads'),
];
