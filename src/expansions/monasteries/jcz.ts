/** Monasteries in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const monasteriesJcz: Jcz = {
  elements: { monastery: null },
  habits: { 'monasteries.lyingAbbot': 'taken-back', 'monasteries.monkBuildings': 'in-line', 'monasteries.monkAndFairy': 'no-bonus' },
  scored: { 'special-monastery': 'monastery' },
  rules: { 'keep-monasteries': { replace: { 'monasteries.originals': 'replace' }, keep: { 'monasteries.originals': 'keep' } } },
  spot: ({ position, location, feature }) =>
    location === 'AS_ABBOT' && feature === 'Monastery' ? { tile: [position[0]!, position[1]!], feature: 'monastery', as: 'abbot' } : undefined,
};
