/** Answers in other words: `import { translate } from 'seneschal/languages'`, as `Accept-Language` does it. Holds the texts of the law in all of them. */
import type { Edition } from '../contract/clause.js';
import { clauses } from '../corpus/clauses.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { legalActionsIn, localise, negotiate, positionIn, replayIn, setupIn, type Language } from '../languages/index.js';
import type { LegalActions, PositionDescription, Readable, Replay, Setup, Verdict } from '../library-types.js';

/** `en-x-c1` and `en-x-c2`: in the terms of either edition. */
export const LANGUAGES = ['en', 'en-x-c1', 'en-x-c2', 'pl', 'de'] as const;

/** What the engine answers that has words in it. */
export type Spoken = Verdict | LegalActions | PositionDescription | Replay | Setup;

/**
 * The answer with its messages, labels and clauses in a language, or in the first of a list with weights, as the header `Accept-Language` has them;
 * what has no translation stays English. `edition` decides in whose terms `en` is. Throws `InvalidInput` where there is no such answer, or no text for the language.
 */
export function translate<T extends Spoken>(answer: Readable<T>, language: string, edition: Edition = 'C1'): T {
  if (typeof language !== 'string') throw refused('/language', 'must be string');
  return inWords(answer as Spoken, negotiate(language, edition)) as T;
}

const refused = (pointer: string, message: string) => new InvalidInput([{ pointer, code: 'wrong-type', message }]);
const KINDS = ['clauses', 'features', 'steps', 'actions'];

function inWords(answer: Spoken, language: Language): object {
  const given: unknown = answer;
  if (typeof given !== 'object' || given === null || !KINDS.some((member) => member in given))
    throw refused('/answer', 'must be what the engine answers: a verdict, legal actions, a position that is described, a game or how one begins');
  if ('lots' in answer) return setupIn(answer, language, clauses);
  if ('clauses' in answer) return localise(answer, language, clauses);
  if ('features' in answer) return positionIn(answer, language);
  return 'steps' in answer ? replayIn(answer, language) : legalActionsIn(answer, language);
}
