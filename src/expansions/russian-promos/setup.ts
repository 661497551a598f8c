/** Before the first turn with the Russian promos: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const russianPromosSetups = [tellsMixed('russian-promos', 'russian-promos.setup.shuffled-in', cites('setup.shuffled-in'))];
