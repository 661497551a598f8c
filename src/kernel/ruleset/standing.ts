import type { Standing } from '../../contract/grounds.js';

/** What each clause is to the printing that is played, by id; what is not listed (rulings, clauses of which nobody says where they hold) is in force. */
export type Standings = ReadonlyMap<string, Standing>;

/** Whether one may be cited. */
export const isInForce = (standings: Standings | undefined, id: string): boolean => (standings?.get(id) ?? 'in-force') === 'in-force';

/** Whether the printing has it, also where the table has chosen the contrary. */
export const isHeard = (standings: Standings | undefined, id: string): boolean => isInForce(standings, id) || standings?.get(id) === 'contrary';
