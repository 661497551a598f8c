/** Ghosts, Castles & Cemeteries: not modelled yet; a position may hold its figures and tokens, and the trait tables judge them. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { traitsWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const ghostsCastlesAndCemeteries: Expansion = {
  id: 'ghosts-castles-and-cemeteries',
  name: { en: 'Ghosts, Castles & Cemeteries', de: 'Geister, Schlösser & Friedhöfe', pl: 'Duchy, pałace i cmentarze' },
  modelled: 'figures-only',
  figures: [
    { kind: 'guard-meeple', perPlayer: 1, neutral: false, weight: 1, cites: [] },
    { kind: 'ghost', perPlayer: 0, neutral: true, weight: 0, cites: [] },
  ],
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
