/** The King tile and the Robber Baron tile: who has them, and the size to beat. */
import type { Missing } from '../../kernel/declare/happening.js';
import { tableState, type Check } from '../../kernel/declare/state.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Position } from '../../kernel/position/position.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Awards } from './wire.js';

/** One of the two. */
export interface Award {
  readonly token: 'king-tile' | 'robber-tile';
  /** What is measured. */
  readonly feature: 'city' | 'road';
  /** Of the lines of a score. */
  readonly label: string;
}
export const KING: Award = { token: 'king-tile', feature: 'city', label: 'king' };
export const ROBBER: Award = { token: 'robber-tile', feature: 'road', label: 'robber baron' };
export const AWARDS = [KING, ROBBER];

/** They lie before a player or beside the board, there is one of each. */
export const awardTokens = ({ token: kind, feature }: Award): readonly TokenKind[] => [
  { kind, total: 1, defect: () => `the \`${kind}\` lies before a player or beside the board, also when a ${feature} has won it` },
];

/** The reminders of the second edition stand wherever they were put, and decide nothing (king-and-robber.award.markers). */
export const markers: readonly TokenKind[] = [
  { kind: 'king-marker', total: 1 },
  { kind: 'robber-marker', total: 1 },
];

export const AWARD_STATE = tableState<Awards>('awards', checkSizes);

/** No award was won with more than lies on the table. */
function checkSizes(state: Awards, { board, add }: Check): void {
  if (!board) return;
  for (const { token } of AWARDS) {
    const size = state[token]?.size;
    if (size !== undefined && size > board.laid.length)
      add(`/awards/${token}/size`, 'more-than-there-is', `${size} tiles cannot be in one piece where ${board.laid.length} lie`);
  }
}

/** The player who has the tile; undefined where it lies beside the board. */
export const holderOf = (view: Position, { token }: Award): string | undefined => view.players.find(({ id }) => (view.held(id, token) ?? 0) > 0)?.id;

/** Completed by the tile just laid, or with it: whether somebody stands there, leaves it or scores it does not matter. */
export const completedOf = (view: Position, award: Award): readonly Feature[] => completedNow(view).filter(({ kind }) => kind === award.feature);

/** Everything of the kind that is complete. */
export const allCompleted = (view: Position, award: Award): readonly Feature[] =>
  view.board.featuresOf(award.feature).filter(({ isComplete }) => isComplete);

/** In tiles, each counted once; 0 for none. */
export const largest = (features: readonly Feature[]): number => features.reduce((most, { tiles }) => Math.max(most, tiles), 0);

/** The size with which the tile was last won; where the position does not say it, that of the largest that was complete before this tile. */
export function sizeToBeat(view: Position, award: Award): number {
  const known = view.state(AWARD_STATE)?.[award.token]?.size;
  if (known !== undefined) return known;
  const now = new Set(completedOf(view, award));
  return largest(allCompleted(view, award).filter((feature) => !now.has(feature)));
}

/** Where the position should say who has a tile that has been won. */
export function holderUnsaid(view: Position, award: Award, why: Pick<Missing, 'rule' | 'cites'>): Missing[] {
  const isWon = view.state(AWARD_STATE)?.[award.token]?.size !== undefined || allCompleted(view, award).length > 0;
  const i = view.players.findIndex(({ tokens }) => tokens === undefined);
  if (i < 0 || !isWon || holderOf(view, award) !== undefined) return [];
  return [{ ...why, message: 'who has the tile is not known', pointer: `/players/${i}/tokens` }];
}
