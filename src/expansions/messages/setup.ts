/** Before the first turn with the Messages: both counting figures stand on 0. */
import { forEach, tells, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const counters: SetupRule = {
  id: 'messages.setup.two-counters',
  cites: cites('messages.setup.two-counters'),
  supplies: ['messenger'],
  perform: (now) => forEach(now, (player) => ({ ...player, track: { meeple: 0, messenger: 0 } })),
};

export const messagesSetups = [counters, tells('messages.setup.stack', cites('messages.setup.stack'))];
