/** Castles in Germany: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const castlesInGermany: Expansion = {
  id: 'castles-in-germany',
  name: { en: 'Castles in Germany', de: 'Burgen in Deutschland', pl: 'Zamki w Niemczech' },
  modelled: 'figures-only',
  locations: [{ name: 'german-castle', subject: 'follower-in-german-castle' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
