/** Fleas and outbreaks: where they lie, and which of them belong together. */
import type { Token } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import { neighbours } from '../../kernel/board/board.js';
import { cellKey } from '../../kernel/position/ground.js';
import type { Position } from '../../kernel/position/position.js';
import { SOURCE } from './tiles.js';
import { flatMap } from '../../kernel/lists.js';

export const FLEA = 'flea';
export const OUTBREAK = 'outbreak';
const FLEAS = 18;
const OUTBREAKS = 6;

export const tokenKinds: readonly TokenKind[] = [
  { kind: 'plague-token' },
  {
    kind: FLEA,
    total: FLEAS,
    says: ['active'],
    defect: ({ tile, area }) => (tile === undefined && area === undefined ? 'a flea lies on a tile' : undefined),
  },
  {
    kind: OUTBREAK,
    total: OUTBREAKS,
    says: ['number', 'active'],
    defect: ({ tile, number = 0 }) =>
      tile === undefined || number < 1 || number > OUTBREAKS ? 'an outbreak lies on a tile and has a number from 1 to 6' : undefined,
  },
];

const isActive = ({ active = true }: Token): boolean => active;
export const fleas = (view: Position): readonly Token[] => view.tokens(FLEA);
export const activeFleas = (view: Position): readonly Token[] => fleas(view).filter(isActive);
export const latentFleas = (view: Position): readonly Token[] => fleas(view).filter((flea) => !isActive(flea));
export const outbreaks = (view: Position): readonly Token[] => view.tokens(OUTBREAK);
export const activeOutbreaks = (view: Position): Token[] =>
  outbreaks(view)
    .filter(isActive)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

export const inSupply = (view: Position): number => view.snapshot.bag?.tokens?.[FLEA] ?? FLEAS - fleas(view).length;

/** The number of the next outbreak; undefined where all lie on the board. */
export const nextNumber = (view: Position): number | undefined =>
  Array.from({ length: OUTBREAKS }, (_, i) => i + 1).find((number) => !outbreaks(view).some((token) => token.number === number));

export const isSource = (view: Position, cell: Cell): boolean => view.board.tile(cell)?.shape.design.symbols.includes(SOURCE) ?? false;
/** The flea on a tile, but for one that is taken up. */
export const fleaOn = (view: Position, cell: Cell, taken?: Token): Token | undefined => view.tokensOn(FLEA, cell).find((flea) => flea !== taken);
export const hasOutbreak = (view: Position, cell: Cell): boolean => view.tokensOn(OUTBREAK, cell).length > 0;
export const hasActiveOutbreak = (view: Position, cell: Cell): boolean => view.tokensOn(OUTBREAK, cell).some(isActive);

const byCell = (tokens: readonly Token[]): Map<number, Cell> =>
  new Map(flatMap(tokens, ({ tile }) => (tile ? [[cellKey(tile), tile] as const] : [])));

/** Cells, and those beside them. */
export interface Region {
  readonly cells: ReadonlyMap<number, Cell>;
  readonly border: ReadonlyMap<number, Cell>;
}

export const lies = (cells: ReadonlyMap<number, Cell>, cell: Cell | undefined): boolean => cell !== undefined && cells.has(cellKey(cell));

/** The outbreaks and the fleas among these that are joined to them, tile to tile. */
export function joinedTo(sources: readonly Token[], among: readonly Token[]): Region {
  const cells = byCell(sources);
  const rest = byCell(among);
  const border = new Map<number, Cell>();
  // a map goes on with what is added to it meanwhile
  for (const cell of cells.values())
    for (const beside of neighbours(cell)) {
      const key = cellKey(beside);
      if (border.has(key)) continue;
      border.set(key, beside);
      if (rest.has(key) && !cells.has(key)) cells.set(key, beside);
    }
  return { cells, border };
}

/** All active regions, without a flea that is taken up. */
export const activeRegion = (view: Position, taken?: Token): Region =>
  view.remember(`region of the plague without ${String(taken?.tile)}`, () => {
    const active = activeFleas(view);
    return joinedTo(activeOutbreaks(view), taken ? active.filter((flea) => flea !== taken) : active);
  });

/** Active fleas that are joined to none of these outbreaks. */
export const cutOff = (sources: readonly Token[], active: readonly Token[]): Token[] => {
  const { cells } = joinedTo(sources, active);
  return active.filter(({ tile }) => tile && !lies(cells, tile));
};

/** Whether the plague may come to a tile. */
export const isBorder = (view: Position, cell: Cell, taken?: Token): boolean => lies(activeRegion(view, taken).border, cell);

/** The tiles to which the plague may spread, with a flea from the supply or one that is taken up. */
export const targets = (view: Position, taken?: Token): readonly Cell[] =>
  view.remember(`targets of the plague without ${String(taken?.tile)}`, () => {
    const held = byCell(fleas(view).filter((flea) => flea !== taken));
    return [...activeRegion(view, taken).border.values()]
      .filter((cell) => view.board.tile(cell) && !lies(held, cell) && !isSource(view, cell))
      .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  });

/** The fleas that may be taken from the board: latent ones first, and only where the supply is empty. */
export const takable = (view: Position): readonly Token[] =>
  view.remember('fleas that may be taken', () => {
    if (inSupply(view) > 0) return [];
    const latent = latentFleas(view);
    return latent.length > 0 ? latent : activeFleas(view);
  });

/** Whether taking a flea away leaves others without their outbreak. */
export const cutsOff = (view: Position, flea: Token): boolean =>
  view.remember(`cut off by the flea on ${String(flea.tile)}`, () => {
    const rest = activeFleas(view).filter((other) => other !== flea);
    const [before, after] = [activeRegion(view).cells, activeRegion(view, flea).cells];
    return rest.some(({ tile }) => lies(before, tile) && !lies(after, tile));
  });
