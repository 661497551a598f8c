/** Whom the princess may send away. */
import type { Board, Region } from './board.js';
import { isFollower, standingIn } from './figures.js';
import { sameCell, type Cell, type Figure, type Position, type Table } from './given.js';

/** The knights of the city that the princess on the tile at a cell extends, whosever they are (pd.princess.trigger, .segment-with-symbol-only, .joined-segments). */
export function removable(position: Position, board: Board, cell: Cell, { settings }: Table): readonly Figure[] {
  const wholeTile = settings['princess.segmentScope'] === 'whole-tile';
  const isThere = ({ parts }: Region): boolean =>
    parts.some((part) => sameCell(part.cell, cell) && (wholeTile || part.printed.marks.includes('princess')));
  const hers = board.regions.filter((region) => region.kind === 'city' && region.marks.includes('princess') && isThere(region));
  return hers.flatMap((city) => {
    // pd.princess.builder-not-removable
    const knights = standingIn(position, board, city).filter(isFollower);
    const others = knights.filter(({ kind }) => kind !== 'large-meeple');
    // pd.princess.large-follower-old-rule
    return settings['princess.largeFollower'] === 'only-if-no-other-knight' && others.length > 0 ? others : knights;
  });
}
