/** What is answered, without its words. */
import { sha256 } from '#sha256';
import type { Finding, Reading, Verdict } from '../contract/verdict.js';

/** Everything in the verdict but how it is worded, and of which version it is. */
export function answerOf({ verdict, basis, decidedBy, findings, effects, scores, after, next, missing, nearest }: Verdict): string {
  return sha256(JSON.stringify([verdict, basis, decidedBy, findings.map(unworded), effects, scores, after, next, missing, nearest]));
}

export function unworded({ message: _message, template: _template, readings, ...finding }: Finding): unknown {
  return { ...finding, ...(readings && { readings: readings.map(unwordedReading) }) };
}

const unwordedReading = ({ message: _message, template: _template, ...reading }: Reading): unknown => reading;
