/** Before the first turn with Abbey & Mayor: everybody has an abbey before him. */
import { forEach, type SetupRule, tellsMixed } from '../../kernel/declare/setup.js';
import { ABBEY } from './abbey.js';
import { cites } from './author.js';

/** One of each colour. */
const ABBEYS = 6;

const abbeyEach: SetupRule = {
  id: 'abbey-and-mayor.supply.one-each',
  cites: cites('supply.one-each', 'supply.spare-abbeys'),
  perform: (now, { players }) => (players > ABBEYS ? undefined : forEach(now, (player) => ({ ...player, hand: [...(player.hand ?? []), ABBEY] }))),
};

export const abbeyAndMayorSetups = [tellsMixed('abbey-and-mayor', 'abbey-and-mayor.tiles.twelve', cites('tiles.twelve'))];
export const abbeySetups = [abbeyEach];
