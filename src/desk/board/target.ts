/** What of the board is under the pointer: told by the marks that the drawing carries. */
import type { Cell, Place } from '../engine/api.js';

export interface Target {
  readonly cell: Cell;
  readonly place?: Place;
  readonly figure?: string;
  readonly neutral?: string;
}

const cellOf = (text: string | null): Cell | undefined => {
  const [x, y] = (text ?? '').split(' ').map(Number);
  return x === undefined || y === undefined || Number.isNaN(x + y) ? undefined : [x, y];
};

function placeOf(cell: Cell, element: Element): Place {
  const feature = element.getAttribute('data-feature')!;
  const edge = element.getAttribute('data-edge');
  return { tile: cell, feature, ...(edge !== null && { edge: edge as NonNullable<Place['edge']> }) };
}

/** `cell` is the one under the pointer, whatever is drawn there. */
export function targetOf(element: Element | null, cell: Cell): Target {
  const figure = element?.closest('[data-figure]');
  const neutral = element?.closest('[data-neutral]');
  if (figure) {
    const at = cellOf(figure.getAttribute('data-at')) ?? cell;
    return { cell: at, figure: figure.getAttribute('data-figure')!, ...(figure.hasAttribute('data-feature') && { place: placeOf(at, figure) }) };
  }
  if (neutral) return { cell: cellOf(neutral.getAttribute('data-at')) ?? cell, neutral: neutral.getAttribute('data-neutral')! };
  const tile = element?.closest('[data-tile][data-at]');
  const feature = element?.closest('[data-feature]');
  const at = (tile && cellOf(tile.getAttribute('data-at'))) ?? cell;
  return feature && tile ? { cell, place: placeOf(at, feature) } : { cell };
}
