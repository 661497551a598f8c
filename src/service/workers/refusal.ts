/** A refusal as data: between threads an error loses what it is. */
import { Invalid, type InvalidCode } from '../../contract/errors.js';
import type { Defect } from '../../contract/problem.js';

export interface Refusal {
  readonly code: InvalidCode;
  readonly detail: string | undefined;
  readonly message: string;
  readonly defects: readonly Defect[];
  readonly nearest: readonly string[];
}

export const refusalOf = ({ code, detail, message, defects, nearest }: Invalid): Refusal => ({ code, detail, message, defects, nearest });

export const asInvalid = ({ code, detail, message, defects, nearest }: Refusal): Invalid =>
  new Invalid(code, detail, defects, { message, nearest: () => nearest });
