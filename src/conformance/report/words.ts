/** Words that all forms of a report share. */
import { counted } from '../../contract/counted.js';
import { presets } from '../../corpus/presets.js';
import { matches, type Difference } from '../compare.js';
import { deepest, type Deepest } from './deepest.js';
import type { Breakdown, Report, Row, Tally, WrongRule } from './report.js';

const LONGEST = 300;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} ...` : text;
};

/** Of a difference only what differs; of the legal actions what is missing and what is too many: there may be hundreds. */
export function differenceText(difference: Difference): string {
  const { at, expected, actual } = difference;
  if (at === '/legal' && Array.isArray(actual)) return `/legal: ${legalText(expected, actual).join('; ')}`;
  return deepest(difference).map(deepestText).join('; ');
}

const deepestText = ({ at, expected, actual, instead = `got ${shown(actual)}` }: Deepest): string =>
  `${at || '/'}: expected ${shown(expected)}, ${instead}`;

function legalText(expected: unknown, actual: readonly unknown[]): string[] {
  const missing = (action: unknown) => `missing among ${counted(actual.length, 'action')}: ${shown(action)}`;
  if (!Array.isArray(expected)) {
    const { with: lacking, without } = expected as { readonly with?: unknown; readonly without?: unknown };
    return [lacking === undefined ? `not legal, and listed: ${shown(without)}` : missing(lacking)];
  }
  const lacking = expected.filter((one) => !actual.some((action) => matches(one, action)));
  const surplus = actual.filter((action) => !expected.some((one) => matches(one, action)));
  return [...lacking.map(missing), ...(surplus.length > 0 ? [`listed beyond what is legal: ${shown(surplus)}`] : [])];
}

/** The rows of which something was judged; of the others only how many they are is told. */
export const judged = (rows: readonly Row[]): Row[] => rows.filter(({ passed, failed, broken }) => passed + failed + broken > 0);
export const unjudgedText = (rows: readonly Row[]): string[] =>
  judged(rows).length === rows.length ? [] : [`${rows.length - judged(rows).length} more, of which nothing was judged`];

/** Of the runs that were judged, rounded down: 100 % is all of them. */
export function rate({ passed, failed, broken = 0 }: Pick<Tally, 'passed' | 'failed'> & { readonly broken?: number }): string {
  const judged = passed + failed + broken;
  return judged === 0 ? '-' : `${Math.floor((passed * 1000) / judged) / 10} %`;
}

export const presetsText = (names: readonly string[]): string => (names.length === presets.length ? 'every preset' : names.join(', '));

export const engineText = ({ engine }: Report): string => (engine.name === null ? engine.label : `${engine.name} ${engine.version}`);

/** One sentence on the whole. */
export function summary(report: Report): string {
  const { total, restarts, engine, breaks } = report;
  if (engine.name === null) return `the engine could not be started: ${breaks[0]?.reason ?? engine.label}`;
  const parts = [`${total.passed} passed`, `${total.failed} failed`, `${total.broken} broken`, `${total.skipped} skipped`];
  return `${counted(total.runs, 'run')}: ${parts.join(', ')}${restarts > 0 ? `; the engine was started again ${counted(restarts, 'time')}` : ''}`;
}

export const few = (names: readonly string[]): string => names.slice(0, 3).join(', ') + (names.length > 3 ? ', ...' : '');

export const sourcesText = ({ sources = [] }: Pick<WrongRule, 'sources'>): string =>
  sources.map(({ source, locator }) => `${source}, ${locator}`).join('; ');

/** Where an engine broke: a few of the runs. */
export function breakText({ how, reason, runs }: Breakdown): string {
  const few = runs.slice(0, 3).map(({ case: id, preset }) => `${id} (${preset})`);
  return `${how} at ${counted(runs.length, 'run')}: ${[...few, ...(runs.length > few.length ? ['...'] : [])].join(', ')}: ${reason}`;
}

/** What the baseline says, a sentence each. */
export const baselineText = ({ baseline }: Report): string[] =>
  baseline
    ? [`against the baseline: ${baseline.fresh.length} new, ${baseline.known} known, ${baseline.mended.length} mended, ${baseline.unasked} not asked`]
    : [];
