/** What simply follows from an action of the expansion, under the names that effects and scores carry. */
import { cites, FOLDER } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';

const named = (id: string, ...ids: PrincessAndDragonClauseId[]) => ({ id: `${FOLDER}.${id}`, cites: cites(...ids) });

export const dragonConsequences = [
  named('dragon.walk-begins', 'pd.dragon.move.active-player-starts'),
  named('dragon.steps', 'pd.dragon.move.exactly-one-tile'),
  named('dragon.next-mover', 'pd.dragon.move.clockwise-one-step-each', 'pd.dragon.move.six-steps'),
  named('dragon.eats', 'pd.dragon.eat.on-entering', 'pd.dragon.eat.player-figures-go-home'),
  named('dragon.walk-ends', 'pd.dragon.move.dead-end', 'pd.dragon.move.six-steps'),
];

export const fairyConsequences = [
  named('fairy.moves', 'pd.fairy.from-table-or-other-tile'),
  named('fairy.point-at-start-of-turn', 'pd.fairy.point.start-of-turn'),
];

export const princessConsequences = [named('princess.sends-away', 'pd.princess.knight-returns-to-owner')];
