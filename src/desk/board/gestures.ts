/** Pointer, wheel and touch on a board: moving it, scaling it, and what is left over is a click or a drag of a piece. */
import type { ViewSignal } from './viewport.js';
import { pan, zoom } from './viewport.js';

export interface Gestures {
  /** Whether the pointer takes up a piece here rather than moving the board. */
  readonly grabs: (event: PointerEvent) => boolean;
  readonly click: (event: PointerEvent) => void;
  readonly hover: (event: PointerEvent) => void;
  readonly drop: (event: PointerEvent) => void;
  /** True where the wheel was used up. */
  readonly wheel: (event: WheelEvent) => boolean;
}

/** Pixels that a click may slip. */
const SLIP = 6;

/** Listens on the element until the function that it returns is called. */
export function listen(element: Element, view: ViewSignal, gestures: () => Gestures): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; grabbed: boolean; moved: boolean } | undefined;
  const local = (event: { clientX: number; clientY: number }) => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top] as const;
  };
  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size > 1) {
      start = undefined;
      return;
    }
    start = { x: event.clientX, y: event.clientY, grabbed: gestures().grabs(event), moved: false };
  };
  const move = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
      gestures().hover(event);
      return;
    }
    if (pointers.size === 2) pinch(event, last);
    else if (start) {
      if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) {
        start.moved = true;
        element.setPointerCapture(event.pointerId);
      }
      if (start.grabbed) gestures().hover(event);
      else if (start.moved) pan(view, event.clientX - last.x, event.clientY - last.y);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const pinch = (event: PointerEvent, last: { x: number; y: number }) => {
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [x, y] = local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    if (before > 0) zoom(view, after / before, x, y);
    pan(view, (event.clientX - last.x) / 2, (event.clientY - last.y) / 2);
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (!start) return;
    const { grabbed, moved } = start;
    start = undefined;
    if (grabbed && moved) gestures().drop(event);
    else if (!moved) gestures().click(event);
  };
  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    start = undefined;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (gestures().wheel(event)) return;
    const [x, y] = local(event);
    zoom(view, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), x, y);
  };
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['pointerleave', (event: PointerEvent) => gestures().hover(event)],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
  element.addEventListener('wheel', wheel as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    element.removeEventListener('wheel', wheel as EventListener);
  };
}
