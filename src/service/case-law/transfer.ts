/** All rulings, out of one service and into another. */
import { setImmediate } from 'node:timers/promises';
import type { RulingStore } from '../../store/store.js';
import { DomainError, Invalid } from '../../contract/errors.js';
import type { Key } from '../../contract/key.js';
import type { Author, Ruling } from '../../contract/ruling.js';
import { faultInLine, jsonFault } from '../input/json-fault.js';
import { repeatsName } from '../input/json-names.js';
import { lineText, type Line } from '../input/lines.js';
import { accepted } from '../input/validation.js';
import { isVisible } from './access.js';

/** All versions that the key may see, in the order in which they were written. */
export async function* exportRulings(store: RulingStore, key: Key | undefined): AsyncGenerator<Ruling> {
  for await (const ruling of store.exportAll()) if (isVisible(ruling, key)) yield ruling;
}

/** What is written at once: so many, or so many characters of them. */
const TOGETHER = { rulings: 100, length: 1_000_000 };

export interface Imported {
  imported: number;
  /** Versions that were there already. */
  unchanged: number;
  readonly refused: { readonly line: number; readonly error: DomainError }[];
}

/** Each line is one version as JSON. What is wrong with a line does not keep the others out. Throws `Unavailable`. */
export async function importRulings(store: RulingStore, lines: AsyncIterable<Line>, by: Author): Promise<Imported> {
  const result: Imported = { imported: 0, unchanged: 0, refused: [] };
  let waiting: Numbered[] = [];
  let length = 0;
  const write = async (numbered: readonly Numbered[], after: Promise<void>) => {
    const taken = await store.importAll(
      numbered.map(({ ruling }) => ruling),
      { by, after },
    );
    taken.forEach((outcome, i) => {
      if (typeof outcome === 'string') result[outcome] += 1;
      else result.refused.push({ line: numbered[i]!.line, error: outcome });
    });
  };
  // while the database writes some, the next ones are read
  let writing = Promise.resolve();
  const flush = async () => {
    const numbered = waiting;
    [waiting, length] = [[], 0];
    const before = writing;
    writing = write(numbered, before);
    // whoever waits for it is told; until then nobody may wait for it yet
    writing.catch(() => undefined);
    await before;
  };
  for await (const line of lines) {
    try {
      waiting.push({ line: line.number, ruling: accepted<Ruling>('Ruling', parse(lineText(line))) });
      length += line.text!.length;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      result.refused.push({ line: line.number, error });
    }
    if (waiting.length >= TOGETHER.rulings || length >= TOGETHER.length) await flush();
    // the database has answered meanwhile, and is told what to do next
    await setImmediate();
  }
  if (waiting.length > 0) await flush();
  await writing;
  // what has been taken over is there, also where the database is too busy to count
  if (result.imported > 0) await store.countWords().catch(() => undefined);
  result.refused.sort((a, b) => a.line - b.line);
  return result;
}

interface Numbered {
  readonly line: number;
  readonly ruling: Ruling;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!repeatsName(text, value)) return value;
  } catch {
    // said below, and where
  }
  throw new Invalid('invalid-json', faultInLine(jsonFault(text)));
}
