/** When the printings came out, as far as the sources tell it: what "since" and "until" of a clause can name. */

interface Printing {
  readonly id: string;
  /** `YYYY` or `YYYY-MM`; `present` for a text that follows the law up to today; left out where no source dates it. */
  readonly date?: string;
  /** Where no source dates it: of the oldest dated note that speaks of it. */
  readonly knownBy?: string;
}

const PRESENT = 'present';

/** One row for each edition and publisher, the oldest first. */
const ROWS: readonly (readonly Printing[])[] = [
  [
    { id: 'hig-c1-2005', date: '2005' },
    { id: 'hig-big-box-2', knownBy: '2013-12' },
    { id: 'hig-big-box-3', knownBy: '2013-12' },
    { id: 'hig-dragon-faq-2015', date: '2015' },
    { id: 'wiki-c1-wikitext', date: PRESENT },
  ],
  [
    { id: 'rgg-big-box-1', knownBy: '2013-05' },
    { id: 'rgg-big-box-2', knownBy: '2019-01' },
    { id: 'rgg-big-box-3', knownBy: '2019-01' },
  ],
  [{ id: 'zmg-c1', knownBy: '2013-05' }],
  [
    { id: 'hig-c2-2016', date: '2016' },
    { id: 'wiki-c2', date: PRESENT },
  ],
  [{ id: 'zmg-c2-2016', date: '2016' }],
];

const byId: ReadonlyMap<string, Printing> = new Map(ROWS.flat().map((printing) => [printing.id, printing]));

/** Whether a printing has a place in the order, so that a clause may hold from it on. */
export const isPrinting = (id: string): boolean => byId.has(id);

/** `YYYY-MM`; a year alone counts from its January. */
export const month = (date: string): string => (date.length === 4 ? `${date}-01` : date);

/** The month of a date, or by which a printing was out. */
export function monthOf(bound: string): string {
  const printing = byId.get(bound);
  return month(printing ? (printing.date ?? printing.knownBy!) : bound);
}

/** Whether a printing came out with or after another one, or not before a date. False where the sources do not tell. */
export function hasReached(printing: string, bound: string): boolean {
  const row = ROWS.find((printings) => printings.some(({ id }) => id === printing));
  const at = (id: string) => row!.findIndex((candidate) => candidate.id === id);
  if (!row) return false;
  if (at(bound) >= 0) return at(printing) >= at(bound);
  const { date } = row[at(printing)]!;
  return date !== undefined && (date === PRESENT || month(date) >= monthOf(bound));
}
