/** Before the first turn with the Festival: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const festivalSetups = [tellsMixed('festival', 'festival.setup.shuffled-in', cites('festival.setup.shuffled-in'))];
