/** Before the first turn with The Princess & the Dragon: dragon and fairy wait beside the board. */
import { tells, tellsIf, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const princessAndDragonSetups = [
  tellsMixed('princess-and-dragon', 'princess-and-dragon.setup.shuffled', cites('pd.setup.shuffle-into-supply')),
  tellsIf(
    ({ ruleset }) => ruleset.plays('dragon') || ruleset.plays('fairy'),
    tells('princess-and-dragon.setup.beside-the-board', cites('pd.setup.dragon-and-fairy-start-off-board', 'pd.setup.dragon-and-fairy-neutral')),
  ),
];
