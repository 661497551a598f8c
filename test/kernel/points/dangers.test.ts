/** Promise: what an expansion says of the dangers of figures is told, with its clauses, figure by figure. */
import { expect, it } from 'vitest';
import { describe } from '../../../src/kernel/judge/describe.js';
import { wolf } from './fictions/wolf.js';
import { rulesOf, table } from './game.js';

it('tells what threatens and what protects each figure', () => {
  const { rules, at } = table(rulesOf([wolf]), {
    tiles: ['D 0,0', 'D 0,-1 180'],
    figures: ['r1 0,0 city n', 'b1 0,0 field ssw'],
    turn: { step: 'place-figure' },
  });
  const { figures } = describe(rules, at);
  expect(figures.map(({ id, warnings }) => [id, warnings])).toEqual([
    [
      'b1',
      [
        {
          side: 'threatens',
          rule: 'wolf',
          message: 'wolves come to [0, 0]',
          template: 'wolves come to {tile}',
          facts: { tile: [0, 0] },
          cites: ['fiction.wolf'],
        },
      ],
    ],
    ['r1', [{ side: 'protects', rule: 'wolf', message: 'no wolf comes here', facts: {}, cites: ['fiction.wolf', 'fiction.walls'] }]],
  ]);
});
