/** Whether the texts of the law have been loaded: `seneschal/law` says so when it is. */
import type { Citing } from './citing.js';

let loaded: Citing = { cited: (verdict) => verdict, texts: () => ({}) };

/** From now on answers of the library get their texts. */
export function textsLoaded(texts: Citing): void {
  loaded = texts;
}

/** The verdict with its texts, if these are loaded. */
export const filled: Citing['cited'] = (verdict, isModelled) => loaded.cited(verdict, isModelled);

/** The texts of these clauses, if they are loaded. */
export const textsOf: Citing['texts'] = (ids) => loaded.texts(ids);
