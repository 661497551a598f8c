/** Before the first turn with the Siege: its tiles are among the others. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const siegeSetups = [tells('siege.setup.mixed-in', cites('siege.setup.mixed-in'))];
