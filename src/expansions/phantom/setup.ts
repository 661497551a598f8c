/** Before the first turn with the Phantom. */
import { tells } from '../../kernel/declare/setup.js';

export const phantomSetups = [tells('phantom.setup.one-each', ['phantom.setup.one-each'], ['phantom'])];
