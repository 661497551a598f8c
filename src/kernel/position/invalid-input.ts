/** What cannot be read, and why. */
import { counted } from '../../contract/counted.js';
import type { Defect } from '../../contract/problem.js';

/** Snapshot, action or ruleset could not be read; `defects` says where and why. */
export class InvalidInput extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(`${counted(defects.length, 'defect')}: ${defects.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}`);
    this.name = 'InvalidInput';
  }
}

/** Nobody chose so many settings that the answer hangs on that not all readings can be tried; the pointer is relative to the choice of the ruleset. */
export class TooManyReadings extends InvalidInput {
  constructor(settings: readonly string[]) {
    super([{ pointer: '/settings', code: 'too-many-open-settings', message: tooMany(settings.map((key) => `\`${key}\``).join(', ')) }]);
  }
}

const tooMany = (settings: string): string =>
  `the answer hangs on more settings that nobody chose than can be tried: some of ${settings} must be chosen`;
