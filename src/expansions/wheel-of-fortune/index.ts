/** The Wheel of Fortune: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const wheelOfFortune: Expansion = {
  id: 'wheel-of-fortune',
  name: { en: 'The Wheel of Fortune', de: 'Das Schicksalsrad', pl: 'Koło Fortuny' },
  modelled: 'figures-only',
  locations: [{ name: 'wheel-of-fortune', subject: 'follower-on-wheel-of-fortune' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
