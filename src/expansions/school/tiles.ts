/** The two halves of the school. That a road lies on each outer side, and how the fields run, is inferred: six roads are known, no picture was at hand. */
import type { TileText } from '../../kernel/board/tile-notation.js';

/** Printed on the roads that lead to it. */
export const GATE = 'school';

export const schoolTiles: Readonly<Record<string, TileText>> = {
  west: {
    is: 'road n school; road s school; road w school; field nnw wnw; field ssw wsw; field nne ene; field ese sse',
    alias: 'SCHOOL/W',
    otherAlias: 'school/west',
    copies: { school: 1 },
    group: 'school',
  },
  east: {
    is: 'road n school; road e school; road s school; field nne ene; field ese sse; field nnw wnw; field ssw wsw',
    alias: 'SCHOOL/E',
    otherAlias: 'school/east',
    copies: { school: 1 },
    group: 'school',
  },
};
