/** Before the first turn with the Watchtowers: its tiles are among the others. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const watchtowersSetups = [tells('watchtowers.setup.mixed-in', cites('watchtowers.setup.mixed-in'))];
