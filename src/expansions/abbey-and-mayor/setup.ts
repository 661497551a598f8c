/** Before the first turn with Abbey & Mayor: everybody has an abbey before him. */
import { forEach, tells, type SetupRule } from '../../kernel/declare/setup.js';
import { ABBEY } from './abbey.js';
import { cites } from './author.js';

const abbeyEach: SetupRule = {
  id: 'abbey-and-mayor.supply.one-each',
  cites: cites('supply.one-each', 'supply.spare-abbeys'),
  perform: (now) => forEach(now, (player) => ({ ...player, hand: [...(player.hand ?? []), ABBEY] })),
};

export const abbeyAndMayorSetups = [tells('abbey-and-mayor.tiles.twelve', cites('tiles.twelve'))];
export const abbeySetups = [abbeyEach];
