/** What text and dates may be stored. */
import { escapePointer, type Defect } from '../contract/problem.js';
import { NO_INSTANT, readInstant } from '../contract/instant.js';
import { BadInput, BadText } from './errors.js';

// with the `u` flag a surrogate matches only where it stands alone
const UNSTORABLE = /\0|[\uD800-\uDFFF]/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Throws `BadText` with every place, names of properties included, that holds what the database cannot. */
export const checkText = (value: unknown, pointer = ''): void => refuse(badText(value, pointer));

/** Throws `BadInput` with all of these, `BadText` where they are about nothing else, if there are any. */
export function refuse(defects: readonly Defect[]): void {
  if (defects.length > 0) throw new (defects.every(({ code }) => code === 'bad-text') ? BadText : BadInput)(defects);
}

/** Every place, names of properties included, that holds what the database cannot. */
export function badText(value: unknown, pointer = ''): Defect[] {
  const defects: Defect[] = [];
  collect(value, pointer, defects);
  return defects;
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

/** What is wrong unless it is a day of the calendar, `YYYY-MM-DD`, or left out. */
export function badDate(date: string | undefined, pointer: string): Defect[] {
  if (date === undefined) return [];
  const read = DATE.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  return read && !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === date
    ? []
    : [{ pointer, code: 'bad-date', message: 'is no day of the calendar, written YYYY-MM-DD' }];
}

/** What is wrong unless it is an instant in ISO 8601, or left out. */
const badInstant = (text: string | undefined, pointer: string): Defect[] =>
  text === undefined || readInstant(text) !== undefined ? [] : [{ pointer, code: 'bad-date', message: NO_INSTANT }];

interface Dates {
  readonly from?: string;
  readonly to?: string;
  readonly changedSince?: string;
}

/** The days and the instant of a filter that are none. */
export const badDates = ({ from, to, changedSince }: Dates): Defect[] => [
  ...badDate(from, '/from'),
  ...badDate(to, '/to'),
  ...badInstant(changedSince, '/changedSince'),
];

/** The instant in ISO 8601, UTC, to the millisecond. Throws `BadInput`. */
export function instantOf(text: string, pointer: string): string {
  refuse(badInstant(text, pointer));
  return readInstant(text)!;
}
