/** Lists in pages. */
import Type from 'typebox';
import { ProblemError } from './problems.js';

export const PageParameters = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'how many on a page' })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 400, description: '`next` of the page before' })),
};
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** A cursor holds the id of the last item of a page; to clients it is opaque. */
export const toCursor = (id: string): string => Buffer.from(id).toString('base64url');
export const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/** Throws `ProblemError` for a cursor that this list has not given out. */
export function page<T extends { readonly id: string }>(items: readonly T[], { limit = 50, cursor }: PageQuery): Page<T> {
  const start = cursor === undefined ? 0 : items.findIndex(({ id }) => id === fromCursor(cursor)) + 1;
  if (cursor !== undefined && start === 0) throw new ProblemError('invalid-cursor');
  const shown = items.slice(start, start + limit);
  const last = shown.at(-1);
  return { items: shown, next: last && start + limit < items.length ? toCursor(last.id) : null };
}
