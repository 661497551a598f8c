/** Where a text stops being JSON, in words: the parser of the language tells it of some faults only. */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { repeatedName } from './json-names.js';

const SAID: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is no value: strings stand in double quotes, and the others are `true`, `false` and `null`',
  InvalidNumberFormat: 'a number that is written otherwise than JSON has it',
  PropertyNameExpected: 'a name in double quotes is expected, and no comma before a closing brace',
  ValueExpected: 'a value is expected, and no comma before a closing bracket',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing brace is missing: the text is cut off',
  CloseBracketExpected: 'a closing bracket is missing: the text is cut off',
  EndOfFileExpected: 'the text goes on after its value',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a string does not end on its line',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'an escape `\\u` needs four hexadecimal digits',
  InvalidEscapeCharacter: 'no such escape is known after a backslash',
  InvalidCharacter: 'a control character must be escaped',
};
const PROTOTYPE = /"(?:__proto__|constructor)"\s*:/;

/** `line 2, column 14: a comma is expected`; for a text that is JSON, what its parser minds of it. */
export function jsonFault(text: string): string {
  if (text.trim() === '') return 'the body is empty';
  const first = firstError(text);
  if (first) return `${placeOf(text, first.offset)}: ${SAID[printParseErrorCode(first.error)] ?? 'it is not JSON'}`;
  const repeated = repeatedName(text);
  if (repeated) return `${placeOf(text, repeated.offset)}: \`${repeated.name.slice(0, 60)}\` stands twice in one object`;
  const forbidden = PROTOTYPE.exec(text);
  return forbidden ? `${placeOf(text, forbidden.index)}: this name is not allowed` : 'it is not JSON';
}

/** The fault of a text that is one of many lines: which one is told beside it. */
export const faultInLine = (detail: string): string => detail.replace(/^line 1, (?=column )/, '');

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // it goes down with the text, which may be nested without end
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0];
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${offset - before.lastIndexOf('\n')}`;
}
