/** Before the first turn with mage and witch: they stand beside the board. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const mageAndWitchSetups = [tells('mage-and-witch.setup.beside', cites('mage-and-witch.setup.beside'))];
