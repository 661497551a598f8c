/** `coverage`: how much of the corpus is modelled, and exercised by cases on both sides. */
import { coverage, coverageText, shortfalls } from '../conformance/coverage.js';
import { complain, say } from './print.js';

/** True when no figure is below what is committed. `figures`: where the suite has been run already. */
export async function printCoverage(json: boolean, figures = coverage()): Promise<boolean> {
  const short = shortfalls(figures);
  say(json ? JSON.stringify(figures, null, 2) : coverageText(figures));
  if (short.length > 0) complain(...short);
  return short.length === 0;
}
