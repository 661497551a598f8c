/** Which figures stand on towers, and which are captured. Those of later expansions are met by their kinds. */

/** Named by the rules or the publisher, or like those who are. */
export const ON_TOP: readonly string[] = ['meeple', 'large-meeple', 'phantom', 'ringmaster'];

/** Their own rules say where they go. */
export const NEVER_ON_TOP: readonly string[] = ['mayor', 'wagon', 'barn', 'abbot', 'builder', 'pig', 'shepherd'];

/** Figures of players that are no followers. */
export const SPECIAL_FIGURES: readonly string[] = ['builder', 'pig', 'barn', 'shepherd'];

/** Those of Russian Promos, of which a table may say it. */
export const HUT_AND_TRAPS: readonly string[] = ['yaga-hut', 'vodyanoy', 'solovei-razboynik'];

/** Places of which no source says whether a tower reaches them. */
export const UNREGULATED_PLACES: readonly string[] = ['leipzig', 'wheel-of-fortune', 'school', 'pyramid', 'flying-machine', ...HUT_AND_TRAPS];
