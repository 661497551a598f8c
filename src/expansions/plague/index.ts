/** The Plague: not modelled yet; a position may hold its figures and tokens, and the trait tables judge them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const plague: Expansion = {
  id: 'plague',
  name: { en: 'The Plague', de: 'Die Pest', pl: 'Zaraza' },
  modelled: 'figures-only',
  tokens: [{ kind: 'plague-token' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
