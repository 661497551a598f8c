/** Winter Edition: not modelled yet; a position may hold its figures and tokens, and the trait tables judge them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const winter: Expansion = {
  id: 'winter',
  name: { en: 'Winter Edition', de: 'Winter-Edition', pl: 'Edycja zimowa' },
  modelled: 'figures-only',
  figures: [{ kind: 'gingerbread-man', perPlayer: 0, neutral: true, weight: 0, cites: [] }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
