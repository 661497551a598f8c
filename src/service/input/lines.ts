/** Lines of a stream, each bounded in length, however they are cut into chunks. */
import { isUtf8 } from 'node:buffer';
import { Invalid } from '../../contract/errors.js';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** undefined: longer than the limit, of which the rest has been skipped, or not in UTF-8. */
  readonly text: string | undefined;
  readonly isUtf8: boolean;
}

/** Bytes that a line may have. */
export const LINE_LIMIT = 1024 * 1024;

const NEWLINE = 10;

/** Lines that hold nothing are left out, but counted. */
export async function* linesOf(stream: AsyncIterable<Buffer>, limit?: number): AsyncGenerator<Line> {
  for await (const block of blocksOf(stream, limit)) yield* block;
}

/** The same, those together that have come in together: nobody waits for what comes later. */
export async function* blocksOf(stream: AsyncIterable<Buffer>, limit = LINE_LIMIT): AsyncGenerator<readonly Line[]> {
  let number = 1;
  let pieces: Buffer[] = [];
  let length = 0;
  const finish = (): Line => {
    const bytes = Buffer.concat(pieces);
    const known = isUtf8(bytes);
    const line = { number, text: length > limit || !known ? undefined : bytes.toString('utf8'), isUtf8: known };
    number += 1;
    pieces = [];
    length = 0;
    return line;
  };
  const keep = (piece: Buffer) => {
    length += piece.length;
    // an overlong line is counted on, but not kept
    if (length > limit) pieces = [];
    else pieces.push(piece);
  };
  for await (const chunk of stream) {
    const block: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      const line = finish();
      if (!isBlank(line)) block.push(line);
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
    if (block.length > 0) yield block;
  }
  if (length === 0) return;
  const last = finish();
  if (!isBlank(last)) yield [last];
}

const isBlank = ({ text }: Line): boolean => text?.trim() === '';

/** What is told of bytes that are none, whose text would come out changed. */
export const NOT_UTF8 = 'it is not in UTF-8';

/** Throws `Invalid` for a line that is too long, or not in UTF-8. */
export function lineText({ number, text, isUtf8 }: Line): string {
  if (!isUtf8) throw new Invalid('invalid-json', NOT_UTF8);
  if (text === undefined) throw new Invalid('body-too-large', `line ${number} is longer than 1 MB`);
  return text;
}
