/** With the Count: who waits in a quarter of the City is out of the reach of towers, who stands outside its walls is not. */
import { cellOf, spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type countClauses from '../count/clauses.json';
import type { TowerClauseId } from './author.js';
import type { Capture } from './wire.js';

const rule = rulesOf<TowerClauseId | keyof (typeof countClauses)['clauses']>('tower.with-count');

/** The place where followers wait, and the mark of the squares around it. */
const CITY = 'city-of-carcassonne';

const quarterIsSafe = rule<Capture>({
  id: 'quarter-is-safe',
  on: 'capture',
  cites: ['tower.with-count.city-safe', 'count.x-tower.safe-from-capture'],
  applies: ({ view, action }) => {
    const at = view.figure(action.figure)?.figure.at;
    const cell = at && cellOf(at);
    if (!at) return false;
    return spotName(at) === CITY || (cell !== undefined && view.board.tilesOn(cell).some(({ shape }) => shape.design.symbols.includes(CITY)));
  },
  judge: ({ view, action, pass, forbid }) => {
    const { at } = view.figure(action.figure)!.figure;
    return spotName(at) === CITY
      ? forbid('a tower does not reach into the quarters of the City', { at })
      : pass('he stands outside the walls of the City', { at });
  },
});

export const rulesWithCount = [quarterIsSafe];
