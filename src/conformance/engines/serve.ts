/** Speaks the protocol on two streams, for our own engine: `seneschal conformance engine`. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { KitRequest } from '../../contract/conformance.js';
import { REQUESTS } from '../../contract/conformance.js';
import { answerOf } from './own.js';

const KINDS: readonly string[] = ['hello', ...REQUESTS];

/** Answers line by line until the input ends. */
export async function serveEngine(input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    output.write(`${JSON.stringify(answerLine(line))}\n`);
  }
}

function answerLine(line: string): object {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return refusal(0, `no JSON: ${(error as Error).message}`);
  }
  const { id, request: kind } = (request ?? {}) as { id?: unknown; request?: unknown };
  const number = Number.isSafeInteger(id) ? (id as number) : 0;
  if (!KINDS.includes(kind as string)) return refusal(number, `\`request\` must be one of ${KINDS.join(', ')}`);
  try {
    return { id: number, ...answerOf(request as KitRequest) };
  } catch (error) {
    // a fault of ours: the next line is answered all the same
    return refusal(number, (error as Error).message);
  }
}

const refusal = (id: number, message: string) => ({ id, error: { message } });
