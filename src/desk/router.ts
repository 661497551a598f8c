/** Which page is shown: its address can be cited, and the fragment of the desk's is a position. */
import { signal } from '@preact/signals';

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const read = (): Route => ({
  path: location.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent),
  query: new URLSearchParams(location.search),
});

export const route = signal<Route>(read());

/** Goes to an address of ours. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = read();
  if (!replace) {
    window.scrollTo(0, 0);
    // what has been gone to is read from its beginning
    requestAnimationFrame(() => (document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main'))?.focus());
  }
}

/** Links within the pages are followed without leaving them. */
export function followLinks(): void {
  addEventListener('popstate', () => (route.value = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.dataset['outside'] !== undefined) return;
    if (/^\/(v1|docs|openapi|healthz)/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
