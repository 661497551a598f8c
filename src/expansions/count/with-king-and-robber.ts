/** With King & Robber Baron: the City is nobody's city to complete, and may count for the king at the end. */
import type { Parts } from '../../kernel/declare/expansion.js';
import type { Position } from '../../kernel/position/position.js';
import type { KingAndRobberClauseId } from '../king-and-robber/author.js';

const cites = (...ids: KingAndRobberClauseId[]): readonly KingAndRobberClauseId[] => ids;

/** What the king's folder lets tables choose. */
function chosen(view: Position): string | undefined {
  const entry = view.ruleset.settings.entry('king-and-robber.cityOfCarcassonne');
  return entry && view.get(entry.setting);
}

const atTheEnd = (value: string, by: number) => (view: Position) => (chosen(view) === value ? by : undefined);
const FINAL = ['king-and-robber.king.final-points'];

export const withKingAndRobber: Parts = {
  additions: [
    {
      id: 'count.king.city-is-no-measure',
      to: ['king-and-robber.king.won'],
      cites: cites('king-and-robber.king.carcassonne-not-first'),
      by: () => 0,
    },
    {
      id: 'count.king.city-counts',
      to: FINAL,
      cites: cites('king-and-robber.king.carcassonne-counts', 'king-and-robber.king.carcassonne-counts-c2'),
      by: atTheEnd('counts', 1),
    },
    {
      id: 'count.king.city-does-not-count',
      to: FINAL,
      cites: cites('king-and-robber.king.carcassonne-uncounted'),
      by: atTheEnd('not-counted', 0),
    },
  ],
};
