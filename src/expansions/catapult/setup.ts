/** Before the first turn with the Catapult. */
import { tells, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const catapultSetups = [tellsMixed('catapult', 'catapult.setup.tiles', cites('catapult.setup.tiles'))];
/** Where it is thrown. */
export const tokenSetups = [tells('catapult.setup.tokens', cites('catapult.setup.tokens'))];
