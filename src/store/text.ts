/** What text and dates may be stored. */
import { escapePointer, type Defect } from '../contract/problem.js';
import { NO_INSTANT, readInstant } from '../contract/instant.js';
import { BadInput, BadText } from './errors.js';

// with the `u` flag a surrogate matches only where it stands alone
const UNSTORABLE = /\0|[\uD800-\uDFFF]/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Throws `BadText` with every place, names of properties included, that holds what the database cannot. */
export function checkText(value: unknown, pointer = ''): void {
  const defects: Defect[] = [];
  collect(value, pointer, defects);
  if (defects.length > 0) throw new BadText(defects);
}

function collect(value: unknown, pointer: string, defects: Defect[]): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value))
      defects.push({ pointer, code: 'bad-text', message: value.includes('\0') ? 'holds a NUL character' : 'holds half of a surrogate pair' });
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${pointer}/${escapePointer(key)}`;
    // a pointer must be fit to print, whatever the name is
    if (UNSTORABLE.test(key)) defects.push({ pointer, code: 'bad-text', message: 'holds a property with a name that cannot be stored' });
    else collect(inner, here, defects);
  }
}

/** Throws `BadInput` unless it is a day of the calendar, `YYYY-MM-DD`. */
export function checkDate(date: string | undefined, pointer: string): void {
  if (date === undefined) return;
  const read = DATE.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  if (!read || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date)
    throw new BadInput([{ pointer, code: 'bad-date', message: 'is no day of the calendar, written YYYY-MM-DD' }]);
}

/** The instant in ISO 8601, UTC, to the millisecond. Throws `BadInput`. */
export function instantOf(text: string, pointer: string): string {
  const written = readInstant(text);
  if (written === undefined) throw new BadInput([{ pointer, code: 'bad-date', message: NO_INSTANT }]);
  return written;
}
