/** The places of the code that can be changed, and how: Stryker's mutators. */
import { readFileSync } from 'node:fs';
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter';
import type { Logger } from '@stryker-mutator/api/logging';

/** One change of one place. */
export interface Mutant {
  /** Tells it from every other one for as long as its file stays as it is. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** Counted from 0. */
  readonly at: Range;
  /** What stands there instead. */
  readonly replacement: string;
  /** What the code that was instrumented with it knows it by. */
  readonly id: string;
}

/** Files in which every one of its mutants is laid down beside what stands there, each behind a switch. */
export interface Instrumented {
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}

interface Range {
  readonly start: Position;
  readonly end: Position;
}
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Words are no law. */
const OPTIONS: InstrumenterOptions = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [], noHeader: false };
/** Characters of what stands there instead. */
const SHOWN = 100;

const nothing = (): void => undefined;
const no = (): boolean => false;
const silent: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** The files with all their mutants; where places are given for a file, with those in them and what lies inside of the same places. */
export async function instrumented(places: ReadonlyMap<string, readonly Pick<Mutant, 'at'>[] | undefined>): Promise<Instrumented> {
  const given = [...places].map(([name, only]) => ({ name, mutate: only?.map(({ at }) => at) ?? true, content: readFileSync(name, 'utf8') }));
  const { files, mutants } = await new Instrumenter(silent).instrument(given, OPTIONS);
  return {
    texts: new Map(files.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName: file, location: { start, end }, mutatorName, replacement }) => ({
        id,
        file,
        line: start.line + 1,
        at: { start, end },
        replacement,
        key: `${file}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${mutatorName}: ${inOneLine(replacement)}`,
      })),
  };
}

function inOneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  // what is cut off must still tell two mutants of one place apart
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}… (${line.length})` : line;
}
