/** Before the first turn with the City Gates: its tiles are among the others. */
import { tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const cityGatesSetups = [tellsMixed('city-gates', 'city-gates.setup.mixed-in', cites('city-gates.setup.mixed-in'))];
