/** The Markets of Leipzig: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const marketsOfLeipzig: Expansion = {
  id: 'markets-of-leipzig',
  name: { en: 'The Markets of Leipzig', de: 'Die Märkte zu Leipzig', pl: 'Targi w Lipsku' },
  modelled: 'figures-only',
  locations: [{ name: 'leipzig', subject: 'follower-in-leipzig' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
