/** Focus that is never lost: where what had it is gone or can no longer have it, what stood around it gets it. */

/** What gets it of all that is there, the first kind that is found. */
const KINDS = ['h1[tabindex], h2[tabindex]', 'main[tabindex]', 'button:not([disabled]), a[href], input, select, textarea, summary'];

export function keepFocus(): void {
  let around: readonly Element[] = [];
  document.addEventListener('focusin', ({ target }) => void (around = target instanceof Element ? withAncestors(target) : []));
  const restore = () => {
    const [last, ...outer] = around;
    const { activeElement: now } = document;
    // what has just been disabled has the focus until the page is drawn
    if (!last || (now !== null && now !== document.body && now !== last)) return;
    // whoever clicks beside everything has left on purpose
    if (last.isConnected && !last.matches(':disabled')) return;
    const inside = outer.filter((element) => element.isConnected);
    const [next] = inside.flatMap((element) => KINDS.flatMap((kind) => element.querySelector<HTMLElement>(kind) ?? []));
    next?.focus({ preventScroll: true });
  };
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function withAncestors(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...withAncestors(parentElement)] : [element];
}
