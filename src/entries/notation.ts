/** A question in one line: `import { toNotation, fromNotation } from 'seneschal/notation'`, as `POST /v1/notation` converts it. */
import type { Defect } from '../contract/problem.js';
import type { RulesetReference } from '../contract/ruleset.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { fathomed } from '../library-depth.js';
import type { Action, Readable, Snapshot } from '../library-types.js';
import { NotationError, readLine, writeLine } from '../notation/index.js';
import { shapeDefects } from '../shapes/shapes.js';

/** A position, and what is asked of it. */
export interface Question {
  /** The id of a ruleset, or what was chosen. */
  ruleset?: RulesetReference;
  snapshot: Snapshot;
  action?: Action;
}

/** The question as a line. Throws `InvalidInput`, pointers relative to the question. */
export function toNotation(question: Readable<Question>): string {
  return fathomed([question], () => writeLine(sound(question)));
}

/** What a line says. Throws `InvalidInput`: of a line that cannot be read with its column, of what it says with pointers relative to the question. */
export function fromNotation(line: string): Question {
  const given: unknown = line;
  if (typeof given !== 'string') throw new InvalidInput([{ pointer: '', code: 'wrong-type', message: 'must be string' }]);
  try {
    return sound(readLine(given));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new InvalidInput([{ pointer: '', code: 'not-notation', message: error.message }]);
  }
}

type Loose = { readonly [member in keyof Question]: unknown };

function sound(given: unknown): Question {
  const question = (given ?? {}) as Question;
  const { ruleset, snapshot, action }: Loose = question;
  const below = (name: string, defects: readonly Defect[]) => defects.map((defect) => ({ ...defect, pointer: `/${name}${defect.pointer}` }));
  const isInline = ruleset !== undefined && typeof ruleset !== 'string' && !(typeof ruleset === 'object' && ruleset !== null && 'id' in ruleset);
  const defects = [
    ...(isInline ? below('ruleset', shapeDefects('InlineRuleset', ruleset)) : []),
    ...below('snapshot', shapeDefects('Snapshot', snapshot)),
    ...(action === undefined ? [] : below('action', shapeDefects('Action', action))),
  ];
  if (defects.length > 0) throw new InvalidInput(defects);
  return question;
}
