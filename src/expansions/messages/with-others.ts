/** With other expansions: what points of messages are, and what they are not; and what is paid, as ransom or in a bazaar. */
import type { Choose } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Happening } from '../../kernel/declare/happening.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { score } from '../../kernel/play/scoring.js';
import type towerClauses from '../tower/clauses.json';
import type { PayRansom } from '../tower/wire.js';
import { cites, rule, type MessagesClauseId } from './author.js';
import { PAYMENT } from './credited.js';
import { RANSOM } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

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

/** Whether ransom sets off what goes with points that are scored no source says. */
const ransom = rulesOf<MessagesClauseId | keyof (typeof towerClauses)['clauses']>('messages.with-tower')<PayRansom>({
  id: 'ransom',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['messages.count.choose', 'tower.ransom.three-points'],
  judge: (inquiry) =>
    inquiry.get(RANSOM) === 'counted'
      ? inquiry.pass('at this table counting figures move for ransom as for points that are scored')
      : inquiry.unregulated('no source says which counting figures move for ransom, nor whether they bring a message'),
});
export const rulesWithTower = [ransom];

const isPayment = (effect: Effect) => effect.type === 'points' && effect.rule === PAYMENT;

/** As no counting figure has moved yet, what is paid waits like a score: whoever pays, or is paid, chooses which of his figures goes. */
function paidWithCounters({ effects = [], ...happening }: Happening): Happening {
  const payments = flatMap(effects, (effect) => {
    if (effect.type !== 'points' || !isPayment(effect)) return [];
    const { player, points, rule: because, cites: why } = effect;
    const line = { label: 'bid', quantity: 1, each: points, points, rule: because, cites: [...why, ...cites('messages.count.choose')] };
    return [score(player, null, [line])];
  });
  return { ...happening, effects: effects.filter((effect) => !isPayment(effect)), scores: [...(happening.scores ?? []), ...payments] };
}

/** Everything with which an auction of a tile may end. */
export const bazaarPayments: readonly Proposal[] = (['bid', 'pass', 'choose/buy', 'choose/sell'] as const).map((kind) => ({
  kind,
  perform: (_view, _action, usual) => paidWithCounters(usual()),
}));
