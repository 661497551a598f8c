/** With the Count: whether towers reach who waits in a quarter of the City; they do reach who stands outside its walls. */
import { cellOf, spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type countClauses from '../count/clauses.json';
import type { Position } from '../../kernel/position/position.js';
import type { TowerClauseId } from './author.js';
import { QUARTERS_OF_THE_CITY } from './settings.js';
import { raised } from './state.js';
import { distance, height } from './towers.js';
import type { Capture } from './wire.js';

const rule = rulesOf<TowerClauseId | keyof (typeof countClauses)['clauses']>('tower.with-count');

/** The place where followers wait, and the mark of the squares around it. */
const CITY = 'city-of-carcassonne';
/** The square on which the quarters are printed. */
const QUARTER = 'quarter';

const inQuarter = (view: Position, { figure }: Capture): boolean => {
  const at = view.figure(figure)?.figure.at;
  return at !== undefined && spotName(at) === CITY;
};

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
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const { at } = view.figure(action.figure)!.figure;
    if (!inQuarter(view, action)) return pass('he stands outside the walls of the City', { at });
    return inquiry.get(QUARTERS_OF_THE_CITY) === 'safe'
      ? forbid('a tower does not reach into the quarters of the City', { at })
      : pass('at this table towers reach into the quarters of the City', { at });
  },
});

const quarterInReach = rule<Capture>({
  id: 'quarter-in-reach',
  on: 'capture',
  cites: ['tower.with-count.city-in-reach'],
  overrides: ['tower.capture.within-reach'],
  applies: ({ view, action }) => inQuarter(view, action) && view.get(QUARTERS_OF_THE_CITY) === 'in-reach',
  judge: ({ view, pass, forbid, unknown }) => {
    const tower = raised(view);
    const square = view.board.laid.find(({ shape }) => shape.design.symbols.includes(QUARTER));
    if (!square) return unknown('where the quarters of the City lie is not known', ['/tiles']);
    const away = tower && distance(tower, square.at);
    return tower && away !== undefined && away <= height(view, tower)
      ? pass('the tower reaches the square of the quarters', { tower, distance: away })
      : forbid('the tower does not reach the square of the quarters');
  },
});

export const rulesWithCount = [quarterIsSafe, quarterInReach];
