/** Builder and pig: figures of a player that are no followers. */
import type { Figure } from '../../contract/snapshot.js';
import type { FigureKind } from '../../kernel/expansion.js';
import type { Position } from '../../kernel/position.js';
import { cites } from './author.js';

export const tradersAndBuildersFigures: readonly FigureKind[] = [
  {
    kind: 'builder',
    perPlayer: 1,
    neutral: false,
    occupies: ['road', 'city'],
    weight: 0,
    cites: cites('traders-and-builders.builder.own-follower', 'traders-and-builders.builder.no-follower'),
  },
  {
    kind: 'pig',
    perPlayer: 1,
    neutral: false,
    occupies: ['field'],
    weight: 0,
    cites: cites('traders-and-builders.pig.own-farmer', 'traders-and-builders.pig.no-follower'),
  },
];

/** A follower is what counts in a majority, by number or by pennants. */
export const isFollower = (view: Position, { kind }: Figure): boolean => (view.ruleset.figures.get(kind)?.weight ?? 0) !== 0;

/** A player's followers on the feature of a node. */
export const followersOf = (view: Position, player: string, node: number): Figure[] =>
  view.onNode(node).flatMap(({ figure }) => (figure.owner === player && isFollower(view, figure) ? [figure] : []));
