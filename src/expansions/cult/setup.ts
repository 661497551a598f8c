/** Before the first turn with the Cult: its tiles are among the others. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const cultSetups = [tells('cult.setup.mixed-in', cites('cult.setup.mixed-in'))];
