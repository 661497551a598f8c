/** Who stands where, and who has the majority. */
import type { Board, Region } from './board.js';
import { sameCell, type Cell, type Figure, type Position } from './given.js';

/**
 * What a figure counts for (base.score.majority, inns-and-cathedrals.large-follower.counts-two, phantom.like-a-follower,
 * abbot.score.majority; builder and pig are no followers).
 */
const WEIGHT: Readonly<Record<string, number>> = { meeple: 1, 'large-meeple': 2, phantom: 1, abbot: 1, builder: 0, pig: 0 };

export const weightOf = ({ kind }: Figure): number => WEIGHT[kind] ?? 0;
export const isFollower = (figure: Figure): boolean => weightOf(figure) > 0;

/** The figures in a region, however far from each other. */
export const standingIn = ({ figures = [] }: Position, board: Board, region: Region): readonly Figure[] =>
  figures.filter(({ at }) => board.at(at) === region);

export const standingOn = ({ figures = [] }: Position, cell: Cell): readonly Figure[] => figures.filter(({ at }) => sameCell(at.tile, cell));

/** What the figures of each player count for together. */
export function weights(figures: readonly Figure[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const figure of figures)
    if (figure.owner !== undefined && isFollower(figure)) sums[figure.owner] = (sums[figure.owner] ?? 0) + weightOf(figure);
  return sums;
}

/** base.score.majority: the most followers; several with equally many share it whole. */
export function majority(figures: readonly Figure[]): readonly string[] {
  const sums = Object.entries(weights(figures));
  const most = Math.max(...sums.map(([, sum]) => sum));
  return sums.filter(([, sum]) => sum === most).map(([player]) => player);
}
