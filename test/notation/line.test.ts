/** Promise: a line says all that a question says, and nothing else; what cannot be read is told with its column. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import { caseFiles, gameFiles } from '../../src/conformance/files.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { readLine, writeLine, type Question } from '../../src/notation/index.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';
import { game, Stuck, type Moment } from '../../src/selfplay/game.js';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** In characters that a fragment of an address holds as they are, but for the spaces between fields. */
const FIT = /^[\w\p{L}\p{N}!$&'()*+,./:;=?@~% -]*$/u;

/** Of a random game, as far as it goes. */
function* moments(rules: Ruleset): Generator<Moment> {
  try {
    yield* game(rules, 3, 7);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
  }
}

function comesBack(question: Question): void {
  const line = writeLine(question);
  expect(line).toMatch(FIT);
  expect(readLine(line)).toEqual(json(question));
  expect(readLine(line.replaceAll(' ', '_'))).toEqual(json(question));
  expect(writeLine(readLine(line))).toBe(line);
}

describe('a line', () => {
  it('says what every case of the suite says', () => {
    const all = caseFiles().flatMap(({ cases }) => cases);
    expect(all.length).toBeGreaterThan(1000);
    for (const { ruleset: choice, snapshot, action } of all) comesBack({ ...(choice && { ruleset: choice }), snapshot, action });
    for (const { play } of gameFiles().flatMap(({ cases }) => cases))
      if (play.request === 'play') for (const action of play.actions) comesBack({ snapshot: play.snapshot, action });
  });

  it('says what stands in any game', () => {
    const everything = ruleset({ expansions: expansions.flatMap(({ id, modelled }) => (modelled === 'complete' ? [id] : [])) });
    let seen = 0;
    for (const rules of [ruleset({}), everything])
      for (const { view, action } of moments(rules)) if (seen++ % 20 === 0) comesBack({ snapshot: view.snapshot, action });
    expect(seen).toBeGreaterThan(100);
  });

  it('says whatever else can stand in a position', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('\ud800', '_', ' ', "'", '%', '/', ':', '\n', '@', '(', ';'), fc.string({ unit: 'binary', maxLength: 1 })),
    });
    const cell = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
    const { value } = fc.letrec<{ value: unknown; list: unknown; object: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x || 0),
        fc.boolean(),
        fc.constant(null),
        cell,
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 3 }),
      object: fc.dictionary(text, tie('value'), { maxKeys: 3 }),
    }));
    const opt = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
    const spot = fc.record({
      tile: opt(cell),
      feature: opt(text),
      edge: opt(text),
      area: opt(text),
      place: opt(text),
      space: opt(fc.integer()),
      figure: opt(fc.oneof(text, fc.constant(null))),
      as: opt(text),
    });
    const action = fc.record({
      type: fc.oneof(text, fc.constant('place-tile')),
      tile: opt(text),
      at: opt(cell),
      rotation: opt(fc.constantFrom(0, 90, 180)),
      half: opt(fc.oneof(text, fc.constant('nw'))),
      more: opt(value),
    });
    const snapshot = fc.record({
      players: fc.array(fc.record({ id: text, score: opt(fc.integer()), supply: opt(fc.dictionary(text, fc.nat())), hand: opt(value) })),
      tiles: fc.array(
        fc.record({
          tile: fc.oneof(
            text,
            text.map((id) => `base/${id}`),
          ),
          at: cell,
          rotation: fc.constantFrom(0, 90, 180, 270),
          half: opt(fc.constantFrom('nw', 'se')),
        }),
      ),
      prints: opt(fc.dictionary(text, fc.array(text))),
      figures: opt(fc.array(fc.record({ id: text, kind: fc.oneof(text, fc.constant('meeple')), owner: opt(text), at: spot, lies: opt(value) }))),
      neutral: opt(fc.dictionary(text, spot)),
      tokens: opt(fc.array(fc.record({ kind: text, owner: opt(text), tile: opt(cell), feature: opt(text), edges: opt(value) }))),
      bag: opt(fc.record({ remaining: opt(fc.nat()), setAside: opt(fc.array(text)), tokens: opt(value) })),
      scored: opt(fc.array(spot)),
      turn: opt(
        fc.record({
          player: text,
          step: text,
          tile: opt(text),
          placed: opt(fc.record({ at: cell })),
          done: opt(fc.array(action)),
          earlier: opt(fc.array(action)),
          dragon: opt(value),
        }),
      ),
      bazaar: opt(value),
    });
    fc.assert(
      fc.property(snapshot, opt(action), (any, asked) => comesBack(json({ ruleset: 'hig-c1-current', snapshot: any, action: asked }) as Question)),
      { numRuns: 300 },
    );
  });

  it('says that of a spot nothing is known', () => {
    const figures = [{ id: 'r1', kind: 'meeple', owner: 'red', at: {} }];
    const nowhere = { players: [], tiles: [], figures, neutral: { fairy: {} }, tokens: [{ kind: 'gold' }], scored: [{}] };
    comesBack({ snapshot: nowhere as unknown as Snapshot });
  });

  it('is the same whatever the order of members', () => {
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, inner]) => [name, turned(inner)]),
          );
    expect(writeLine({ snapshot: turned(exampleSnapshot) as Snapshot, action: exampleAction })).toBe(
      writeLine({ snapshot: exampleSnapshot, action: exampleAction }),
    );
  });
});

describe('what cannot be read', () => {
  it.each<[line: string, column: number, expected: string]>([
    ['tiles=D', 8, '`@` and the cell of the tile'],
    ['tiles=D@0', 10, '`,` and the second number of a cell'],
    ['tiles=D@0,0/45', 13, 'a rotation: 0, 90, 180 or 270'],
    ['tiles=D@0,0|E@1,0', 12, 'a space or `;`'],
    ['tiles=D@0,0 tiles=E@1,0', 13, 'each field once, and `tiles` is there already'],
    ['tiles', 6, '`=` after `tiles`'],
    ['figures=r1:red', 15, '`@` and where the figure stands'],
    ['figures=r1:red@1,0/city/', 25, 'a side: `n`, `nne`, `e` ...'],
    ['neutral=fairy@1,0;fairy@2,0', 19, 'each name once, and `fairy` is there already'],
    ['players=red:x', 13, 'a space or `;`'],
    ['turn=red', 9, '`:` and the step of the turn'],
    ['turn=red:move-dragon(dragon:(stepsLeft:3)', 42, '`;` or `)`'],
    ['turn=red:place-tile(step:x)', 20, 'each member once, and `step` is said before the parenthesis'],
    ['done=pass', 1, '`turn=` beside `done=`'],
    ['players=%C3:4', 9, 'bytes of UTF-8 after `%`'],
    ['bag=40(tokens:)', 15, 'a value: a word, a number, a cell, `(`, `!(`, `@`, `!t`, `!f` or `!n`'],
    [`bag=(a:${'!('.repeat(60)}`, 88, 'no more than 40 parentheses within each other'],
  ])('%s', (line, column, expected) => {
    expect(() => readLine(line)).toThrow(expect.objectContaining({ column, expected }) as Error);
  });

  it('is never anything but that', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("ptdx01,-;:=@/()!&*+%'_ "), 'tiles=', 'turn=', 'figures=') }), (line) => {
        try {
          readLine(line);
        } catch (error) {
          expect(error).toMatchObject({ name: 'NotationError' });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
