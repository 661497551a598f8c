/** Runs cases: each under every preset that it speaks of. */
import { EVERY_OTHER_PRESET, type Case, type Expectation } from '../contract/case.js';
import type { Verdict } from '../contract/verdict.js';
import { presets } from '../corpus/presets.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { compare, type Difference } from './compare.js';
import { ourEngine, type Answer, type Engine } from './engine.js';

export interface Result {
  readonly case: string;
  readonly preset: string;
  readonly passed: boolean;
  readonly differences: readonly Difference[];
  /** Left out where the engine could not read the case. */
  readonly verdict?: Verdict;
  readonly read: ReadonlyMap<string, string>;
}

/** A case or a game. */
interface Expecting<E> {
  readonly id: string;
  readonly expect: Readonly<Record<string, E>>;
}

/** What the case expects of each preset, in the order of the presets. Throws where it names an unknown preset, or one twice. */
export function expectations<E = Expectation>({ id, expect }: Expecting<E>): [preset: string, E][] {
  const named = new Map<string, E>();
  for (const [key, expectation] of Object.entries(expect)) {
    if (key === EVERY_OTHER_PRESET) continue;
    for (const preset of key.split('|')) {
      if (!presets.some((known) => known.id === preset)) throw new Error(`case \`${id}\`: no preset \`${preset}\` is known`);
      if (named.has(preset)) throw new Error(`case \`${id}\`: the preset \`${preset}\` stands there twice`);
      named.set(preset, expectation);
    }
  }
  return presets.flatMap((preset): [string, E][] => {
    const expectation = named.get(preset.id) ?? expect[EVERY_OTHER_PRESET];
    return expectation ? [[preset.id, expectation]] : [];
  });
}

/** Under every preset that the case speaks of, or those among `only`. */
export function runCase(test: Case, engine: Engine = ourEngine, only?: ReadonlySet<string>): Result[] {
  const asked = expectations(test).filter(([preset]) => only?.has(preset) ?? true);
  return asked.map(([preset, expectation]) => runUnder(test, preset, expectation, engine));
}

function runUnder(test: Case, preset: string, expectation: Expectation, engine: Engine): Result {
  const name = { case: test.id, preset };
  let answer: Answer;
  try {
    answer = engine.answer({ preset, ...test.ruleset }, test.snapshot, test.action);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { ...name, passed: false, differences: [{ at: '', expected: expectation.verdict, actual: error.defects }], read: new Map() };
  }
  const differences = compare(expectation, answer.verdict, answer.legal);
  return { ...name, passed: differences.length === 0, differences, verdict: answer.verdict, read: answer.read };
}

/** The failures as a person reads them: presets that fail alike stand together. */
export function report(results: readonly Result[]): string {
  const groups = new Map<string, string[]>();
  for (const { case: id, preset, differences } of results) {
    if (differences.length === 0) continue;
    const lines = differences.map(
      ({ at, expected, actual }) => `  ${at || '/'}: expected ${JSON.stringify(expected)}\n    got ${JSON.stringify(actual)}`,
    );
    const text = [id, ...lines].join('\n');
    groups.set(text, [...(groups.get(text) ?? []), preset]);
  }
  return [...groups].map(([text, names]) => `${text}\n  under ${names.join(', ')}`).join('\n');
}
