/** Inns & Cathedrals in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const innsAndCathedralsJcz: Jcz = {
  elements: { 'big-follower': 'big-follower', inn: 'inn', cathedral: 'cathedral' },
  figures: { 'big-follower': 'large-meeple' },
  kinds: { big: 'large-meeple', BigFollower: 'large-meeple' },
  rules: {
    'inn-and-cathedral-final-scoring': {
      zero: { 'inns-and-cathedrals.finalScoring': 'zero' },
      ignore: { 'inns-and-cathedrals.finalScoring': 'ignored' },
    },
  },
};
