/** Before the first turn with the Watchtowers: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const watchtowersSetups = [tellsMixed('watchtowers', 'watchtowers.setup.mixed-in', cites('watchtowers.setup.mixed-in'))];
