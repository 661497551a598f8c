/** Which rose rules the board, and what lies in the sections that it makes. */
import type { Cell } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';

/** The place of a rose can be named, so that the answer is why nobody stands there. */
export const ROSE = 'wind-rose';
const PREFIX = `${ROSE}-`;

/** To the east and to the south of the rose, or to the west and to the north of it. */
const SECTIONS = { ne: [1, -1], se: [1, 1], sw: [-1, 1], nw: [-1, -1] } as const;
export type Section = keyof typeof SECTIONS;
export type Rose = Section | 'orange' | 'blue';

const isSection = (rose: Rose | undefined): rose is Section => rose !== undefined && rose in SECTIONS;

/** The rose that is printed on a tile. */
export function roseOf({ symbols }: TileDesign): Rose | undefined {
  return symbols.find((symbol) => symbol.startsWith(PREFIX))?.slice(PREFIX.length) as Rose | undefined;
}

/** The section that the rose on a tile names; undefined of a full rose. */
export function sectionOf(design: TileDesign): Section | undefined {
  const rose = roseOf(design);
  return isSection(rose) ? rose : undefined;
}

/** The full rose from which the sections are counted: the blue one as soon as it lies. */
export const rulingRose = (board: Board): Laid | undefined =>
  board.derive('wind-roses ruling', () => {
    const lying = (rose: Rose) => board.laid.find(({ shape }) => roseOf(shape.design) === rose);
    return lying('blue') ?? lying('orange');
  });

/** Where a cell is, seen from a rose as it was printed: the rose may lie turned. */
function seenFrom({ x, y, shape }: Laid, cell: Cell): readonly [east: number, south: number] {
  let [east, south] = [cell[0] - x, cell[1] - y];
  for (let quarters = shape.rotation / 90; quarters > 0; quarters--) [east, south] = [south, -east];
  return [east, south];
}

/** Whether a cell lies in a section of a rose; those in its row and its column lie in two. */
export function isIn(section: Section, rose: Laid, cell: Cell): boolean {
  const [east, south] = seenFrom(rose, cell);
  const [eastwards, southwards] = SECTIONS[section];
  return east * eastwards >= 0 && south * southwards >= 0;
}

/** Whether a cell is in the row or the column of a rose. */
export const isOnAxis = ({ x, y }: Laid, [cx, cy]: Cell): boolean => x === cx || y === cy;
