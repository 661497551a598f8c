/** Where to go on from an answer: RFC 8288. */

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly type?: string;
}

/** Lists whose items can be drawn. */
const DRAWN: readonly string[] = ['tiles', 'cases'];

/** `url` is that of the request; `isPage`: it can be had as a page too. */
export function linksOf(url: string, body: unknown, isPage: boolean): Link[] {
  const path = pathIn(url);
  const [, , list = '', ...rest] = path.split('/');
  const isItem = rest.length > 0;
  const { id, key, next, prev } = membersOf(body);
  const own = [id, key].find((name) => typeof name === 'string');
  // what has no name of its own, as the versions of an item, is at home where it was found
  const home = own === undefined ? path : `/v1/${list}/${encodeURIComponent(own)}`;
  // what an item is asked with, as its version, says what is shown of it
  const query = url.slice(path.length);
  const isFirst = !new URL(url, 'http://localhost').searchParams.has('cursor');
  return [
    ...(typeof next === 'string' ? [{ href: turned(url, next), rel: 'next' }] : []),
    ...(typeof prev === 'string' ? [{ href: turned(url, prev), rel: 'prev' }] : []),
    ...(isFirst ? [] : [{ href: turned(url, undefined), rel: 'first' }]),
    ...(isItem ? [{ href: `/v1/${list}`, rel: 'collection' }] : []),
    ...(isItem && isPage ? [{ href: home + query, rel: 'canonical' }] : []),
    ...(isPage ? [{ href: url, rel: 'alternate', type: 'text/html' }] : []),
    ...(isItem && isPage && DRAWN.includes(list) ? [{ href: path, rel: 'alternate', type: 'image/svg+xml' }] : []),
    ...(list === 'rulings' ? [{ href: '/v1/rulings/feed', rel: 'alternate', type: 'application/atom+xml' }] : []),
    { href: '/openapi.json', rel: 'describedby', type: 'application/json' },
  ].map((link) => ({ ...link, href: safe(link.href) }));
}

const pathIn = (url: string) => url.split('?', 1)[0]!;

/** What would end the address in a header is no part of one. */
const safe = (href: string): string => href.replaceAll(/[<>"\s]/g, encodeURIComponent);

const membersOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Readonly<Record<string, unknown>>) : {};

/** The same list from another place on. */
function turned(url: string, cursor: string | undefined): string {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  if (cursor === undefined) query.delete('cursor');
  else query.set('cursor', cursor);
  return query.size === 0 ? pathIn(url) : `${pathIn(url)}?${query.toString()}`;
}
