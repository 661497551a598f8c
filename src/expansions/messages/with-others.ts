/** With The Princess & the Dragon, inns and cathedrals, and builders: what points of messages are, and what they are not. */
import type { Choose } from '../../contract/action.js';
import { rule } from './author.js';

const BOTH = ['choose/points', 'choose/action'] as const;

const noBonus = rule<Choose>({
  id: 'with-princess-and-dragon.no-bonus',
  about: 'turn',
  on: BOTH,
  isRemark: true,
  cites: ['messages.m.no-fairy'],
  judge: ({ pass }) => pass('points of messages complete nothing, and bring no bonus'),
});
export const rulesWithPrincessAndDragon = [noBonus];

const unfinished = rule<Choose>({
  id: 'with-inns-and-cathedrals.unfinished',
  about: 'turn',
  on: 'choose/action',
  isRemark: true,
  cites: ['messages.m1.inn', 'messages.m2.cathedral', 'messages.m6.large-is-one'],
  judge: ({ pass }) => pass('an unfinished road with an inn, and an unfinished city with a cathedral, bring nothing'),
});
export const rulesWithInnsAndCathedrals = [unfinished];

const orphans = rule<Choose>({
  id: 'with-traders-and-builders.orphans',
  about: 'turn',
  on: 'choose/action',
  isRemark: true,
  cites: ['messages.m8.orphans', 'messages.x.double-turn'],
  judge: ({ pass }) => pass('a builder or pig without a follower of its owner goes home'),
});
export const rulesWithTradersAndBuilders = [orphans];
