/** What came of recorded games, ready to be written in any form. */
import { counted } from '../../contract/counted.js';
import { GAME_STATES, type GameState, type JudgedGame } from '../../replay/judge.js';

export interface GameLine extends Omit<JudgedGame, 'replay'> {
  readonly file: string;
}

export interface GamesReport {
  readonly total: Readonly<Record<GameState, number>> & { readonly games: number };
  readonly games: readonly GameLine[];
}

/** A game that has been judged, and where it lay. */
export interface FiledGame {
  readonly file: string;
  readonly game: JudgedGame;
}

export function gamesReport(filed: readonly FiledGame[]): GamesReport {
  const games = filed.map(({ file, game: { replay: _replay, ...rest } }): GameLine => ({ file, ...rest }));
  const counts = Object.fromEntries(GAME_STATES.map((state) => [state, games.filter((game) => game.state === state).length]));
  return { total: { games: games.length, ...(counts as Record<GameState, number>) }, games };
}

/** 0 all is right, 1 something is wrong, 2 nothing is wrong but something cannot be read or is not sound, 3 all could be read but something is not modelled. */
export function gamesStatus({ total }: GamesReport): 0 | 1 | 2 | 3 {
  if (total.wrong > 0) return 1;
  if (total.defective > 0) return 2;
  return total.unsupported > 0 ? 3 : 0;
}

export const gamesSummary = ({ total }: GamesReport): string =>
  `${counted(total.games, 'game')}: ${total.right} right, ${total.wrong} wrong, ${total.unsupported} unsupported, ${total.defective} defective`;

/** Everything that is to be said of a game, a line each. */
export function gameLines({ state, length, points, assertions, mismatches, unsupported, defects }: GameLine): string[] {
  const played = `${counted(length, 'step')}, points ${points.join(' ')}, ${assertions.held} of ${assertions.all} assertions hold`;
  return [
    ...(length > 0 || points.length > 0 ? [played] : []),
    ...unsupported.map((what) => `not modelled: ${what}`),
    // what a game that is not modelled comes to is no fault of anybody
    ...(state === 'wrong' ? mismatches : mismatches.slice(0, 1)).map(({ index, text }) => (index === undefined ? text : `step ${index}: ${text}`)),
    ...(state === 'defective' ? defects.map(({ pointer, message }) => `${pointer || '/'}  ${message}`) : []),
  ];
}
