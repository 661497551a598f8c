/** Before the first turn with Hills & Sheep. */
import { tells, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const hillsAndSheepSetups = [tellsMixed('hills-and-sheep', 'hills-and-sheep.setup.tiles-mixed', cites('hills-and-sheep.setup.tiles-mixed'))];
/** Where there are shepherds. */
export const flockSetups = [tells('hills-and-sheep.setup.token-bag', cites('hills-and-sheep.setup.token-bag'))];
