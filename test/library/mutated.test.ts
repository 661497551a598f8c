/** Promise: whatever is changed in good input, every function of the library answers, or throws `InvalidInput`, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import {
  adjudicate,
  describe as describePosition,
  InvalidInput,
  legalActions,
  position,
  ruleset,
  validate,
  warnings,
  type Snapshot,
  type Verdict,
} from '../../src/engine.js';
import { fromNotation, toNotation } from '../../src/entries/notation.js';
import { replay } from '../../src/entries/replay.js';
import { game as recorded, roadAndCity } from '../replay/games.js';
import { mutated, type Json } from '../support/mutated.js';

/** More than the tests have time for are tried with `FUZZ_RUNS`. */
const TRIED = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) };

interface Question {
  readonly ruleset: Json;
  readonly snapshot: Json;
  readonly action: Json;
}
/** Those of the suite, so that every expansion has its say. */
const questions: readonly Question[] = caseFiles().flatMap(({ cases }) =>
  cases.flatMap((one) => {
    const { ruleset: choice, snapshot, action } = one as { readonly [member in keyof Question]?: unknown };
    return snapshot && action ? [JSON.parse(JSON.stringify({ ruleset: choice ?? {}, snapshot, action })) as Question] : [];
  }),
);

/** What it throws, where that is not `InvalidInput`. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof InvalidInput ? undefined : error;
  }
}

/** Nothing where it is refused. */
function answerTo(run: () => Partial<Verdict>): Partial<Verdict> {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidInput) return {};
    throw error;
  }
}

const untyped = (value: unknown) => value as never;
const question = fc.constantFrom(...questions);

describe('what was found so', () => {
  const base = { players: [{ id: 'red' }, { id: 'blue' }], tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }] };

  it('a position without a turn leaves open what could be read into the action', () => {
    const tiles = [...base.tiles, { tile: 'flier/road-straight-along', at: [1, 0], rotation: 0 }];
    const action = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'flying-machine' } };
    const rules = ruleset({ expansions: ['base', 'flier'] });
    expect(adjudicate(rules, untyped({ ...base, tiles }), untyped(action))).toMatchObject({ verdict: 'undetermined', action });
  });

  it('what was done with a tower piece may be told in any form', () => {
    const turn = {
      player: 'red',
      step: 'capture',
      capture: { tile: [0, 0] },
      done: [{ type: 'place-token', kind: 'tower-piece', at: { tile: 'here' } }],
    };
    const snapshot = { ...base, tokens: [{ kind: 'tower-piece', tile: [0, 0] }], turn };
    expect(thrownBy(() => validate(ruleset({ expansions: ['base', 'tower'] }), untyped(snapshot)))).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString'])('a recorded game may name a feature `%s`', (feature) => {
    const messages = roadAndCity.map((message, i) =>
      i === 1 ? { ...message, payload: { ...message.payload, pointer: { position: [0, -1], feature, location: 'S' } } } : message,
    );
    expect(() => replay(untyped(recorded(messages)), { format: 'jcz' })).toThrow(InvalidInput);
  });
});

describe('input in which something was changed', () => {
  it('has a place or a name of any form in what was done', () => {
    const forms: Json[] = ['base', 5, null, [], {}, true, [1, 2], { tile: 'x' }, { tile: null, feature: 'city' }, { area: 7 }, { feature: 'road' }];
    const found = questions.flatMap(({ ruleset: choice, snapshot, action }, i) => {
      const { turn } = snapshot as { readonly turn?: { readonly done?: readonly Readonly<Record<string, Json>>[] } };
      if (!turn?.done?.length) return [];
      const rules = ruleset(untyped(choice));
      const members = turn.done.flatMap((done, k) => [...new Set([...Object.keys(done), 'at'])].map((member) => ({ k, member })));
      return members.flatMap(({ k, member }, n) => {
        if (member === 'type') return [];
        const done = turn.done!.map((one, j) => (j === k ? { ...one, [member]: forms[(i + n) % forms.length]! } : one));
        const changed = untyped({ ...(snapshot as object), turn: { ...turn, done } });
        return [() => adjudicate(rules, changed, untyped(action)), () => legalActions(rules, changed)]
          .map(thrownBy)
          .filter((error) => error !== undefined);
      });
    });
    expect(found).toEqual([]);
  });

  it('leads on to a sound position though a place is none in what was done', () => {
    const unsound = questions.flatMap(({ ruleset: choice, snapshot, action }) => {
      const { turn } = snapshot as { readonly turn?: { readonly done?: readonly Readonly<Record<string, Json>>[] } };
      if (!turn?.done?.some(({ type }) => type === 'place-tile')) return [];
      const rules = ruleset(untyped(choice));
      const done = turn.done.map((one) => (one['type'] === 'place-tile' ? { ...one, at: 'nowhere' } : one));
      const { after } = answerTo(() => adjudicate(rules, untyped({ ...(snapshot as object), turn: { ...turn, done } }), untyped(action)));
      return after ? validate(rules, untyped(after)) : [];
    });
    expect(unsound).toEqual([]);
  });

  it('is a question that is answered or refused', () => {
    fc.assert(
      fc.property(
        question.chain((good) => fc.tuple(fc.constant(good), mutated(good as unknown as Json))),
        ([good, changed]) => {
          const { snapshot, action, ruleset: choice } = (changed ?? {}) as Partial<Question>;
          const rules = ruleset(untyped(good.ruleset));
          const line = toNotation(untyped(good));
          const found = [
            () => ruleset(untyped(choice ?? null)),
            () => adjudicate(rules, untyped(snapshot), untyped(action)),
            () => legalActions(rules, untyped(snapshot)),
            () => position(rules, untyped(snapshot)).play(untyped(action)).position?.legalActions(),
            () => describePosition(rules, untyped(snapshot)),
            () => validate(rules, untyped(snapshot)),
            () => warnings(rules, untyped(snapshot)),
            () => replay(untyped({ ruleset: choice, snapshot, actions: [action] }), { format: 'seneschal' }),
            () => toNotation(untyped(changed)),
            () => fromNotation(line.slice(0, JSON.stringify(changed).length % line.length)),
          ].map(thrownBy);
          expect(found.filter((error) => error !== undefined)).toEqual([]);
        },
      ),
      TRIED,
    );
  });

  it('is a recorded game that is replayed or refused', () => {
    const good = JSON.parse(JSON.stringify(recorded(roadAndCity, { assertions: ['Ada has 12 points'], endTurn: 4 }))) as Json;
    fc.assert(
      fc.property(mutated(good), (changed) => {
        expect(thrownBy(() => replay(untyped(changed), { format: 'jcz', legalActions: true }))).toBeUndefined();
      }),
      TRIED,
    );
  });

  it('is a line that is read or refused', () => {
    const snapshot = untyped(questions[0]!.snapshot) as Snapshot;
    const line = toNotation({ snapshot });
    const piece = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('(', ')', '!(', "'", '%', '%u', '&', ';', '@', '=', ':', '*9e9', '-', '!t'));
    fc.assert(
      fc.property(fc.nat(line.length), fc.nat(6), piece, (at, cut, by) => {
        expect(thrownBy(() => fromNotation(line.slice(0, at) + by + line.slice(at + cut)))).toBeUndefined();
      }),
      TRIED,
    );
  });
});
