/** Positions in one line, and back. */
import { Invalid } from '../../contract/errors.js';
import type { Notation, NotationRequest, Question } from '../../contract/question.js';
import { NotationError, readLine, writeLine } from '../../notation/index.js';
import { checkNestingOfAll, isNestedTooDeeply } from '../input/nesting.js';
import { defectsOf, misshapen } from '../input/validation.js';

/** The line and the JSON, whichever is given. Throws `Invalid`. */
export function notationOf({ notation, ...given }: NotationRequest): Notation {
  checkNestingOfAll(given);
  const [beside] = Object.keys(given);
  if (notation === undefined) {
    const { snapshot } = given;
    if (snapshot === undefined) throw misshapen([{ pointer: '/snapshot', code: 'missing', message: '`notation` or `snapshot` is missing' }]);
    const question: Question = { ...given, snapshot };
    return { notation: writeLine(question), question };
  }
  if (beside !== undefined)
    throw misshapen([
      { pointer: `/${beside}`, code: 'unknown-property', message: `the line says it all: there is no \`${beside}\` beside \`notation\`` },
    ]);
  const question = questionIn(notation);
  return { notation: writeLine(question), question };
}

/** What a line says. Throws `Invalid` where it cannot be read, or where what it says has not the shape of a question. */
export function questionIn(line: string): Question {
  const question = readIn(line);
  if (isNestedTooDeeply(question)) throw new Invalid('nested-too-deeply', undefined, [TOO_DEEP]);
  const defects = defectsOf('Question', question);
  // a pointer leads into the body, where there is a line and nothing else
  const inLine = defects.map(({ pointer, message, ...rest }) => ({ ...rest, pointer: '/notation', message: `\`${pointer}\`: ${message}` }));
  if (inLine.length > 0) throw misshapen(inLine);
  return question;
}

const TOO_DEEP = { pointer: '/notation', code: 'not-valid', message: 'is nested too deeply' };

function readIn(line: string): Question {
  try {
    return readLine(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { message } = error;
    throw new Invalid('invalid-request', message, [{ pointer: '/notation', code: 'not-notation', message }]);
  }
}
