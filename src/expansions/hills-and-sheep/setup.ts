/** Before the first turn with Hills & Sheep. */
import { tells, tellsIf, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { SHEPHERDS } from './settings.js';

export const hillsAndSheepSetups = [tellsMixed('hills-and-sheep', 'hills-and-sheep.setup.tiles-mixed', cites('hills-and-sheep.setup.tiles-mixed'))];
/** Where there are shepherds. */
export const flockSetups = [
  tellsIf(
    ({ ruleset }) => ruleset.settings.get(SHEPHERDS) === 'on',
    tells('hills-and-sheep.setup.token-bag', cites('hills-and-sheep.setup.token-bag')),
  ),
];
