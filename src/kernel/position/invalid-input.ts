/** What cannot be read, and why. */
import type { Defect } from '../../contract/problem.js';

/** Snapshot, action or ruleset could not be read; `defects` says where and why. */
export class InvalidInput extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(`${defects.length} defect${defects.length === 1 ? '' : 's'}: ${defects.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}`);
    this.name = 'InvalidInput';
  }
}
