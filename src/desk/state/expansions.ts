/** Ids of the expansions, in the order of their publication. */
import { expansions } from 'virtual:expansions';

export const EXPANSIONS: readonly string[] = expansions;
