/** The step of a snapshot whose game is over. */
export const GAME_OVER = 'game-over';
