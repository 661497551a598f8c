/** All rulings, out of one service and into another. */
import type { RulingStore } from '../../store/store.js';
import { DomainError, Invalid, Unavailable } from '../../contract/errors.js';
import type { Key } from '../../contract/key.js';
import type { Author, Ruling } from '../../contract/ruling.js';
import { lineText, type Line } from '../input/lines.js';
import { accepted } from '../input/validation.js';
import { isVisible } from './access.js';

/** All versions that the key may see, in the order in which they were written. */
export async function* exportRulings(store: RulingStore, key: Key | undefined): AsyncGenerator<Ruling> {
  for await (const ruling of store.exportAll()) if (isVisible(ruling, key)) yield ruling;
}

export interface Imported {
  imported: number;
  /** Versions that were there already. */
  unchanged: number;
  readonly refused: { readonly line: number; readonly error: DomainError }[];
}

/** Each line is one version as JSON. What is wrong with a line does not keep the others out. Throws `Unavailable`. */
export async function importRulings(store: RulingStore, lines: AsyncIterable<Line>, by: Author): Promise<Imported> {
  const result: Imported = { imported: 0, unchanged: 0, refused: [] };
  for await (const line of lines) {
    try {
      const ruling = accepted<Ruling>('Ruling', parse(lineText(line)));
      result[await store.importOne(ruling, { by })] += 1;
    } catch (error) {
      // of no use to go on
      if (!(error instanceof DomainError) || error instanceof Unavailable) throw error;
      result.refused.push({ line: line.number, error });
    }
  }
  return result;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid('invalid-json');
  }
}
