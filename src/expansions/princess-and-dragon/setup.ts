/** Before the first turn with The Princess & the Dragon: dragon and fairy wait beside the board. */
import { tells } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

export const princessAndDragonSetups = [
  tells('princess-and-dragon.setup.shuffled', cites('pd.setup.shuffle-into-supply')),
  tells('princess-and-dragon.setup.beside-the-board', cites('pd.setup.dragon-and-fairy-start-off-board', 'pd.setup.dragon-and-fairy-neutral')),
];
