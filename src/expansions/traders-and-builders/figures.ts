/** Builder and pig: figures of a player that are no followers. */
import type { Figure } from '../../contract/snapshot.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { flatMap } from '../../kernel/lists.js';

export const builder: FigureKind = {
  kind: 'builder',
  perPlayer: 1,
  neutral: false,
  occupies: ['road', 'city'],
  weight: 0,
  cites: cites(
    'traders-and-builders.setup.one-each',
    'traders-and-builders.builder.own-follower',
    'traders-and-builders.builder.road-or-city-only',
    'traders-and-builders.builder.no-follower',
  ),
  owned: cites('traders-and-builders.setup.one-each'),
  instead: cites('traders-and-builders.builder.instead-of-follower'),
};

export const pig: FigureKind = {
  kind: 'pig',
  perPlayer: 1,
  neutral: false,
  occupies: ['field'],
  weight: 0,
  cites: cites(
    'traders-and-builders.setup.one-each',
    'traders-and-builders.pig.own-farmer',
    'traders-and-builders.pig.field-only',
    'traders-and-builders.pig.no-follower',
    'traders-and-builders.pig.stays',
  ),
  owned: cites('traders-and-builders.setup.one-each'),
  instead: cites('traders-and-builders.pig.instead-of-follower'),
};

export const isFollower = (view: Position, figure: Figure): boolean => view.isFollower(figure);

/** A player's followers on the feature of a node. */
export const followersOf = (view: Position, player: string, node: number): Figure[] =>
  flatMap(view.onNode(node), ({ figure }) => (figure.owner === player && isFollower(view, figure) ? [figure] : []));
