/** An earlier report as what is known to be wrong: only what is new counts. */
import type { REPORT_FORMAT, ReportLine } from './line.js';

/** As much of an earlier report as is needed. */
export interface Baseline {
  readonly format: typeof REPORT_FORMAT;
  readonly results: readonly ReportLine[];
}

export interface Comparison {
  /** Wrong or broken now and not before, as `case preset level`. */
  readonly fresh: readonly string[];
  /** Wrong or broken now as before. */
  readonly known: number;
  /** Wrong or broken before, and right now. */
  readonly mended: readonly string[];
  /** Wrong or broken before, and not asked now. */
  readonly unasked: number;
}

/** One name for each level that failed: to be wrong at a further level is new. */
const faults = ({ case: id, preset, state, levels }: ReportLine): string[] =>
  state === 'broken'
    ? [`${id} ${preset} broken`]
    : Object.entries(levels).flatMap(([level, at]) => (at === 'failed' ? [`${id} ${preset} ${level}`] : []));

export function compareWithBaseline(lines: readonly ReportLine[], { results }: Baseline): Comparison {
  const before = new Set(results.flatMap(faults));
  const now = lines.flatMap(faults);
  const nowSet = new Set(now);
  const asked = new Set(lines.filter(({ state }) => state === 'passed' || state === 'failed').map(({ case: id, preset }) => `${id} ${preset}`));
  const gone = [...before].filter((name) => !nowSet.has(name));
  const mended = gone.filter((name) => asked.has(name.slice(0, name.lastIndexOf(' '))));
  return {
    fresh: now.filter((name) => !before.has(name)),
    known: now.filter((name) => before.has(name)).length,
    mended,
    unasked: gone.length - mended.length,
  };
}

/** Throws, naming what is wrong, where a value is no report. */
export function readBaseline(value: unknown): Baseline {
  const { format, results } = (value ?? {}) as Partial<Baseline>;
  if (format !== 1 || !Array.isArray(results) || !results.every(isLine))
    throw new Error('it is no report of this kit: one is written with `--report json=FILE`');
  return { format, results };
}

function isLine(value: unknown): value is ReportLine {
  const { case: id, preset, state, levels } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof preset === 'string' && typeof state === 'string' && typeof levels === 'object' && levels !== null;
}
