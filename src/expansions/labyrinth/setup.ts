/** Before the first turn with the Labyrinth: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const labyrinthSetups = [tellsMixed('labyrinth', 'labyrinth.setup.mixed-in', cites('labyrinth.setup.mixed-in'))];
