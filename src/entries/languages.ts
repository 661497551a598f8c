/** Answers in other words: `import { translate } from 'seneschal/languages'`, as `Accept-Language` does it. Holds the texts of the law in all of them. */
import type { Edition } from '../contract/clause.js';
import { clauses } from '../corpus/clauses.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { checkShape, type Shape } from '../library-answers.js';
import { legalActionsIn, localise, negotiate, positionIn, replayIn, setupIn, type Language } from '../languages/index.js';
import type { LegalActions, PositionDescription, Readable, Replay, Setup, Verdict } from '../library-types.js';

/** `en-x-c1` and `en-x-c2`: in the terms of either edition. */
export const LANGUAGES = ['en', 'en-x-c1', 'en-x-c2', 'pl', 'de'] as const;

/** What the engine answers that has words in it. */
export type Spoken = Verdict | LegalActions | PositionDescription | Replay | Setup;

/**
 * The answer with its messages, labels and clauses in a language, or in the first of a list with weights, as the header `Accept-Language` has them;
 * what has no translation stays English. `edition` decides in whose terms `en` is. Throws `InvalidInput` where there is no such answer, pointers below `/answer`, or no text for the language.
 */
export function translate<T extends Spoken>(answer: Readable<T>, language: string, edition: Edition = 'C1'): T {
  if (typeof language !== 'string') throw refused('/language', 'must be string');
  if (!EDITIONS.includes(edition)) throw refused('/edition', 'must be `C1` or `C2`', 'not-allowed-value');
  return inWords(answer as Spoken, negotiate(language, edition)) as T;
}

const EDITIONS: readonly Edition[] = ['C1', 'C2'];
const refused = (pointer: string, message: string, code = 'wrong-type') => new InvalidInput([{ pointer, code, message }]);

/** What is read of each of them. */
const READING: Shape = { message: 'string', 'template?': 'string', 'facts?': {} };
const FINDINGS: Shape = [{ message: 'string', 'template?': 'string', 'facts?': {}, 'readings?': [READING] }];
const LINES: Shape = [{ label: 'string' }];
const SCORES: Shape = [{ lines: LINES }];
const CLAUSES: Shape = { '*': { statement: 'string' } };
const WORTH: Shape = { lines: LINES, scores: SCORES, 'otherReadings?': [{ lines: LINES, scores: SCORES }] };
const SHAPES = {
  setup: { clauses: CLAUSES },
  verdict: { findings: FINDINGS, scores: SCORES, clauses: CLAUSES },
  position: { features: [{ 'now??': WORTH, end: WORTH }], figures: [{ warnings: [READING] }] },
  replay: { steps: [{ findings: FINDINGS, scores: SCORES }], final: { 'scores?': SCORES } },
  legalActions: { actions: [{}], 'undetermined?': [{ findings: FINDINGS }], 'rejected?': [{ findings: FINDINGS }] },
} as const satisfies Readonly<Record<string, Shape>>;
const KINDS = ['clauses', 'features', 'steps', 'actions'];

function inWords(answer: Spoken, language: Language): object {
  const given: unknown = answer;
  if (typeof given !== 'object' || given === null || !KINDS.some((member) => member in given))
    throw refused('/answer', 'must be what the engine answers: a verdict, legal actions, a position that is described, a game or how one begins');
  const shaped = <A>(it: A, shape: Shape): A => {
    checkShape(shape, it, '/answer');
    return it;
  };
  if ('lots' in answer) return setupIn(shaped(answer, SHAPES.setup), language, clauses);
  if ('clauses' in answer) return localise(shaped(answer, SHAPES.verdict), language, clauses);
  if ('features' in answer) return positionIn(shaped(answer, SHAPES.position), language);
  if ('steps' in answer) return replayIn(shaped(answer, SHAPES.replay), language);
  return legalActionsIn(shaped(answer, SHAPES.legalActions), language);
}
