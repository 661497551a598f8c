/** Whether the texts of the law have been loaded: `seneschal/law` says so when it is. */
import type { Verdict } from '../contract/verdict.js';

type Fill = (verdict: Verdict, isModelled: boolean) => Verdict;

let fill: Fill = (verdict) => verdict;

/** From now on verdicts of the library get their texts. */
export function textsLoaded(loaded: Fill): void {
  fill = loaded;
}

/** The verdict with its texts, if these are loaded. */
export const filled: Fill = (verdict, isModelled) => fill(verdict, isModelled);
