/** Lists in pages. */
import { BadCursor } from '../store/store.js';
import { fromCursor as opened, listName, toCursor as sealed } from '../store/cursor.js';

export interface PageQuery {
  /** 50 when left out. */
  readonly limit?: number | undefined;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Null on the last page. */
  readonly next: string | null;
  /** Null on the first page, and left out where nobody can go back. */
  readonly prev?: string | null;
}

const isText = (part: unknown): boolean => typeof part === 'string';

/** Words to look for, where there are any: a form sends a field that was left empty all the same. */
export const wordsIn = (q: string | undefined): string | undefined => (q?.trim() ? q : undefined);

/** A cursor holds the id of the last item of a page, and none before the first. `list` is the name of the list with its filters: a cursor belongs to one. */
export const toCursor = (list: object, id: string): string => sealed(listName(list), [id]);
/** Throws `BadCursor` for a cursor that this list has not given out. */
export const fromCursor = (list: object, cursor: string): string => opened(cursor, listName(list), [isText])[0] as string;

/** Throws `BadCursor`. */
export function page<T extends { readonly id: string }>(items: readonly T[], { limit = 50, cursor }: PageQuery, list: object): Page<T> {
  const start = cursor === undefined ? 0 : after(items, fromCursor(list, cursor));
  const shown = items.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    items: shown,
    next: last && start + limit < items.length ? toCursor(list, last.id) : null,
    prev: start > 0 ? toCursor(list, items[start - limit - 1]?.id ?? '') : null,
  };
}

function after(items: readonly { readonly id: string }[], id: string): number {
  if (id === '') return 0;
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) throw new BadCursor();
  return at + 1;
}
