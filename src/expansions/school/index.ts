/** The School: not modelled yet; a position may hold its figures and tokens, and the trait tables judge them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const school: Expansion = {
  id: 'school',
  name: { en: 'The School', de: 'Die Schule', pl: 'Szkoła' },
  modelled: 'figures-only',
  figures: [{ kind: 'teacher', perPlayer: 0, neutral: true, weight: 0, cites: [] }],
  locations: [{ name: 'school', subject: 'follower-in-school' }],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
