/** The Catapult: not modelled yet; a position may hold its figures and tokens, and the trait tables judge them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const catapult: Expansion = {
  id: 'catapult',
  name: { en: 'The Catapult', de: 'Das Katapult', pl: 'Katapulta' },
  modelled: 'figures-only',
  tokens: [{ kind: 'catapult-token' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
