/** Before the first turn with the Siege: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const siegeSetups = [tellsMixed('siege', 'siege.setup.mixed-in', cites('siege.setup.mixed-in'))];
