/** What the store throws, as problems. */
import { BadCursor, BadInput, Conflict, InProgress, KeyReused, NotFound, Unavailable } from '../store/store.js';
import { ProblemError, type ProblemCode } from './problems.js';

const CONFLICTS = {
  version: 'precondition-failed',
  status: 'conflict',
  exists: 'conflict',
  claim: 'in-progress',
} as const satisfies Record<Conflict['kind'], ProblemCode>;

export function storeProblem(error: Error): ProblemError | undefined {
  if (error instanceof Unavailable) return new ProblemError('not-ready', undefined, [], { 'retry-after': error.retryAfterSeconds });
  // a driver's own kind of it
  if (error.name === 'Unavailable') return new ProblemError('not-ready');
  if (error instanceof NotFound) return new ProblemError('not-found', error.message);
  if (error instanceof Conflict) return new ProblemError(CONFLICTS[error.kind], error.message);
  if (error instanceof BadCursor) return new ProblemError('invalid-cursor');
  if (error instanceof BadInput) return new ProblemError('invalid-ruling', undefined, error.defects);
  if (error instanceof InProgress) return new ProblemError('in-progress', undefined, [], { 'retry-after': error.retryAfterSeconds });
  return error instanceof KeyReused ? new ProblemError('idempotency-key-reused') : undefined;
}

/** For what is no ruling: defects that the store finds get this code instead. */
export async function blaming<T>(code: ProblemCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadInput) throw new ProblemError(code, undefined, error.defects);
    throw error;
  }
}
