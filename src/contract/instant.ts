/** How dates and times are written in requests. */

/** The database knows no year 0, and JavaScript writes those after 9999 otherwise. */
const YEAR = /^(?!0000)\d{4}-/;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

export const NO_INSTANT = 'is no date or time in ISO 8601, of the years 1 to 9999';

/** The instant in ISO 8601, UTC, to the millisecond; undefined where the text is none. */
export function readInstant(text: string): string | undefined {
  const read = INSTANT.test(text) ? new Date(text) : undefined;
  const written = read && !Number.isNaN(read.getTime()) ? read.toISOString() : '';
  return YEAR.test(written) ? written : undefined;
}
