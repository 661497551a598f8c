/** Before the first turn with the Abbot. */
import { tells } from '../../kernel/declare/setup.js';

export const abbotSetups = [tells('abbot.setup.one-each', ['abbot.setup.one-each'], ['abbot'])];
