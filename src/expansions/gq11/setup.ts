/** Before the first turn with Games Quarterly 11. */
import { type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

/** Its river tiles are of a river that is played with; of the two sources one stays out. */
const withTheRiver: SetupRule = {
  id: 'gq11.river.one-spring',
  cites: cites('gq11.river.one-spring', 'gq11.river.spring-may-replace'),
  perform: (now, { start }) => (start === 'river' ? now : undefined),
};

export const gq11Setups = [withTheRiver];
