/** Which steps of a turn clauses are about, with the names that positions have for them. */

/** What goes on where nobody decides anything: no position is at it, but clauses speak of it. */
export const BY_ITSELF = ['setup', 'start-of-turn', 'score', 'end-of-turn'] as const;

/** What the files of the law call otherwise than positions do: word -> steps. */
export const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  draw: ['draw-tile'],
  // the wheel turns when the tile is laid
  spin: ['place-tile'],
  'dragon-move': ['move-dragon'],
  'move-ferries': ['move-ferry'],
  'crop-circle': ['choose-corn-circle', 'follow-corn-circle'],
  'end-game': ['game-over'],
};

/** The steps that the words of a clause stand for. */
export const stepsOf = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => OTHERWISE[word] ?? [word]))];
