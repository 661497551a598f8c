/** With Bridges, Castles & Bazaars: who sits in a castle is out of the reach of towers. */
import { spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type castleClauses from '../bridges-castles-and-bazaars/clauses.json';
import type { TowerClauseId } from './author.js';
import type { Capture } from './wire.js';

const rule = rulesOf<TowerClauseId | keyof (typeof castleClauses)['clauses']>('tower.with-bridges-castles-and-bazaars');

const castleIsSafe = rule<Capture>({
  id: 'castle-is-safe',
  on: 'capture',
  cites: ['tower.with-castles.safe', 'bridges-castles-and-bazaars.x.tower.castle-follower-not-captured'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) => {
    const { at } = view.figure(action.figure)!.figure;
    return spotName(at) === 'castle' ? forbid('a tower does not reach into a castle', { at }) : pass('he sits in no castle', { at });
  },
});

export const rulesWithCastles = [castleIsSafe];
