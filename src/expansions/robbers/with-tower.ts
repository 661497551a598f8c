/** With The Tower: whether ransom is robbed no source says. */
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Position } from '../../kernel/position/position.js';
import type towerClauses from '../tower/clauses.json';
import type { PayRansom } from '../tower/wire.js';
import type { RobbersClauseId } from './author.js';
import { countingOf, robbersOnTrack, spaceOf } from './track.js';

const rule = rulesOf<RobbersClauseId | keyof (typeof towerClauses)['clauses']>('robbers.with-tower');

/** Who holds a prisoner, if a robber of somebody else stands on the space of a counting figure of his. */
function holderWithRobber(view: Position, prisoner: string): string | undefined {
  const holder = view.players.find(({ prisoners = [] }) => prisoners.some(({ id }) => id === prisoner))?.id;
  if (holder === undefined) return undefined;
  const spaces = countingOf(view, holder)?.map(({ space }) => space) ?? [];
  return robbersOnTrack(view).some(({ owner, at }) => owner !== holder && spaces.includes(spaceOf(at)!)) ? holder : undefined;
}

const ransom = rule<PayRansom>({
  id: 'ransom',
  on: 'pay-ransom',
  cites: ['robbers.rob.half', 'robbers.rob.every-score', 'tower.ransom.three-points'],
  applies: ({ view, action }) => holderWithRobber(view, action.figure) !== undefined,
  judge: ({ view, action, unregulated }) =>
    unregulated('no source says whether ransom is robbed, and a robber stands beside whoever gets it', {
      holder: holderWithRobber(view, action.figure),
    }),
});

/** What is paid is lost, and nobody robs a loss. */
const paid = rule<PayRansom>({
  id: 'ransom-paid',
  on: 'pay-ransom',
  isRemark: true,
  cites: ['robbers.rob.negative'],
  applies: ({ view }) => {
    const spaces = countingOf(view, view.active)?.map(({ space }) => space) ?? [];
    return robbersOnTrack(view).some(({ owner, at }) => owner !== view.active && spaces.includes(spaceOf(at)!));
  },
  judge: ({ pass }) => pass('who pays ransom loses points, and that is not robbed'),
});

export const rulesWithTower = [ransom, paid];
