/** Before the first turn with the Robbers: they stand on the scoring track later. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const robbersSetups = [tells('robbers.setup.one-each', cites('robbers.setup.one-each', 'robbers.setup.only-track'), ['robber'])];
