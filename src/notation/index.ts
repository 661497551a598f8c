/** A question in one line, as `docs/notation.md` specifies it. */
export { NotationError } from './cursor.js';
export { readLine, writeLine, type Question } from './line.js';
