/** Promise: what a ruling is offered to be bound to is what the engine looks at, so that it is obeyed in the very position that it was made for. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { patternOf } from '../../src/desk/rulings/pattern.js';
import type { Snapshot } from '../../src/desk/engine/api.js';
import { adjudicate } from '../../src/kernel/judge/adjudicate.js';
import type { AnyAction } from '../../src/wire.js';

const road = { tile: [0, 0] as [number, number], feature: 'road', edge: 'e' as const };
const wagonTile = 'abbey-and-mayor/city-cap-road-end';

const wagon: Snapshot = {
  players: [{ id: 'red' }, { id: 'blue' }],
  tiles: [
    { tile: 'base/A', at: [0, 0], rotation: 270 },
    { tile: wagonTile, at: [1, 0], rotation: 0 },
    { tile: 'base/E', at: [1, -1], rotation: 180 },
  ],
  figures: [{ id: 'rw', kind: 'wagon', owner: 'red', at: road }],
  turn: {
    player: 'red',
    step: 'move-wagon',
    tile: wagonTile,
    placed: { at: [1, 0] },
    ...{ wagon: { left: [{ figure: 'rw', owner: 'red', from: road }], mover: 'red' } },
  },
};
const toLay: Snapshot = {
  players: [
    { id: 'red', supply: { meeple: 6 }, tokens: { 'tower-piece': 3 } },
    { id: 'blue', supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: 'base/U', at: [1, 0], rotation: 0 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: road }],
  bag: { remaining: 20 },
  turn: { player: 'red', step: 'place-figure', tile: 'base/U', placed: { at: [1, 0] } },
};

const QUESTIONS: readonly (readonly [string, Snapshot, AnyAction, object])[] = [
  [
    'a figure that is placed',
    toLay,
    { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road', edge: 'w' } },
    { figureKinds: ['meeple'], featureKinds: ['road'], step: 'place-figure' },
  ],
  [
    'a figure that moves on, to where it goes',
    wagon,
    { type: 'move-figure', figure: 'rw', to: { tile: [1, 0], feature: 'city', edge: 'n' } },
    { figureKinds: ['wagon'], featureKinds: ['city'], step: 'move-wagon' },
  ],
  [
    'a figure that is pointed at, where it stands',
    toLay,
    { type: 'remove-figure', figure: 'r1', by: 'princess' },
    { figureKinds: ['meeple'], featureKinds: ['road'], step: 'place-figure' },
  ],
  [
    'whom the fairy is moved to',
    toLay,
    { type: 'move-fairy', to: { figure: 'r1' } },
    { figureKinds: ['meeple'], featureKinds: ['road'], step: 'place-figure' },
  ],
  ['a token, which is no figure', toLay, { type: 'place-token', kind: 'tower-piece', at: { tile: [1, 0] } }, { step: 'place-figure' }],
];

describe('the pattern of a question', () => {
  it.each(QUESTIONS)('tells of %s', (_name, snapshot, action, pattern) => {
    expect(patternOf({ snapshot, action })).toEqual(pattern);
    const expansions = ['base', 'princess-and-dragon', 'abbey-and-mayor', 'tower'];
    const judged = (rulings: object[]) => adjudicate(ruleset({ preset: 'hig-c1-current', expansions, rulings } as never), snapshot, action);
    const [rule] = judged([]).decidedBy;
    const binding = { kind: 'question', rule, pattern: patternOf({ snapshot, action }), outcome: 'forbid' };
    expect(judged([{ id: 'r-1', binding }]).findings.find((finding) => finding.rule === rule)?.facts).toEqual({ ruling: 'r-1' });
  });
});
