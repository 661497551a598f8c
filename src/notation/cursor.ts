/** Where the reading of a line stands. */

/** A line that cannot be read: where, counted from 1, and what should be there. */
export class NotationError extends Error {
  constructor(
    readonly column: number,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`column ${column}: expected ${expected}, found ${found}`);
    this.name = 'NotationError';
  }
}

/** What stands for a space in links. */
const GAP = /[ _]*/y;
/** Nobody nests as deeply. */
const DEEPEST = 40;

export class Cursor {
  at = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether a field ends here. */
  get isAtGap(): boolean {
    return this.isAtEnd || this.sees(' ') || this.sees('_');
  }

  sees = (text: string): boolean => this.text.startsWith(text, this.at);

  /** Moves on past the text, if it is there. */
  take(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at += text.length;
    return true;
  }

  /** Moves on past what matches; the pattern must be sticky. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  need(text: string, what = `\`${text}\``): void {
    if (!this.take(text)) this.fail(what);
  }

  skipGap = (): void => void this.match(GAP);

  fail(expected: string, at = this.at): never {
    throw new NotationError(at + 1, expected, this.#found(at));
  }

  /** Reads what is nested in what is being read. */
  deeper<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) this.fail(`no more than ${DEEPEST} parentheses within each other`);
    const value = read();
    this.#depth--;
    return value;
  }

  #found(at: number): string {
    if (at >= this.text.length) return 'the end of the line';
    const [word] = /^[ _]|^[^ _;]{1,20}/u.exec(this.text.slice(at)) ?? [];
    return word === undefined ? '`;`' : word === ' ' ? 'a space' : `\`${word}\``;
  }
}

/** A way of writing values of a kind, and of reading them again. */
export interface Form<T> {
  readonly write: (value: T) => string;
  readonly read: (cursor: Cursor) => T;
}

/** Several of a kind, apart by `;`: none at all is written as nothing. */
export const listOf = <T>(form: Form<T>): Form<readonly T[]> => ({
  write: (values) => values.map(form.write).join(';'),
  read: (cursor) => {
    const values: T[] = [];
    if (cursor.isAtGap) return values;
    do values.push(form.read(cursor));
    while (cursor.take(';'));
    return values;
  },
});

/** Something under each of several names, in their order: a name once. */
export const recordOf = <T>({ write, read }: Form<readonly [name: string, value: T]>, separator: string): Form<Readonly<Record<string, T>>> => ({
  write: (record) =>
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(write)
      .join(separator),
  read: (cursor) => {
    const record = new Map<string, T>();
    if (cursor.isAtGap || cursor.sees(';') || cursor.sees('(')) return {};
    do {
      const start = cursor.at;
      const [name, value] = read(cursor);
      if (record.has(name)) cursor.fail(`each name once, and \`${name}\` is there already`, start);
      record.set(name, value);
    } while (cursor.take(separator));
    return Object.fromEntries(record);
  },
});
