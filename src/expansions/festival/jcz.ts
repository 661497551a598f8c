/** The Festival in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const festivalJcz: Jcz = {
  elements: { festival: 'festival' },
  rules: {
    'festival-return': { meeple: { 'festival.returnable': 'any-own-figure' }, follower: { 'festival.returnable': 'own-followers' } },
  },
  removals: { FESTIVAL: 'festival' },
};
