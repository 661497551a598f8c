/** Before the first turn with the Catapult. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const catapultSetups = [
  tells('catapult.setup.tiles', cites('catapult.setup.tiles')),
  tells('catapult.setup.tokens', cites('catapult.setup.tokens')),
];
