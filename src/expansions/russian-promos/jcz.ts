/** Russian Promos in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const russianPromosJcz: Jcz = {
  elements: { 'russian-trap': null },
  features: { YagaHut: 'yaga-hut', Vodyanoy: 'vodyanoy', SoloveiRazboynik: 'solovei-razboynik' },
  habits: {
    'russian-promos.soloveiReach': 'all',
    'russian-promos.specialFigures': 'followers-only',
    'russian-promos.vodyanoyField': 'no',
    'russian-promos.treeBesideTheLake': 'stays',
    'russian-promos.trappedByDragon': 'trapped',
    'russian-promos.fairyOfTrapped': 'still-his',
    'russian-promos.hutBuildings': 'around',
    'russian-promos.hutLanding': 'lands',
    'russian-promos.fromTheCity': 'not-trapped',
  },
};
