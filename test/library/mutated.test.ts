/** Promise: whatever is changed in good input, every function of the library answers, or throws `InvalidInput`, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import {
  adjudicate,
  describe as describePosition,
  InvalidInput,
  legalActions,
  ruleset,
  validate,
  warnings,
  type Snapshot,
} from '../../src/engine.js';
import { fromNotation, toNotation } from '../../src/entries/notation.js';
import { replay } from '../../src/entries/replay.js';
import { game as recorded, roadAndCity } from '../replay/games.js';
import { mutated, type Json } from '../support/mutated.js';

/** More than a test run has time for are tried with `FUZZ_RUNS`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);

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

const untyped = (value: unknown) => value as never;
const question = fc.constantFrom(...questions);

describe('input in which something was changed', () => {
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
      { numRuns: RUNS },
    );
  });

  it('is a recorded game that is replayed or refused', () => {
    const good = JSON.parse(JSON.stringify(recorded(roadAndCity, { assertions: ['Ada has 12 points'], endTurn: 4 }))) as Json;
    fc.assert(
      fc.property(mutated(good), (changed) => {
        expect(thrownBy(() => replay(untyped(changed), { format: 'jcz', legalActions: true }))).toBeUndefined();
      }),
      { numRuns: RUNS },
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
      { numRuns: RUNS },
    );
  });
});
