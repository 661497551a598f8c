/** Fleas and outbreaks: where they lie, and which of them belong together. */
import type { Token } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { TokenKind } from '../../kernel/declare/piece.js';
import { neighbours } from '../../kernel/board/board.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { SOURCE } from './tiles.js';

export const FLEA = 'flea';
export const OUTBREAK = 'outbreak';
const FLEAS = 18;
const OUTBREAKS = 6;

export const tokenKinds: readonly TokenKind[] = [
  { kind: 'plague-token' },
  { kind: FLEA, total: FLEAS, defect: ({ tile, area }) => (tile === undefined && area === undefined ? 'a flea lies on a tile' : undefined) },
  {
    kind: OUTBREAK,
    total: OUTBREAKS,
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
export const fleaOn = (view: Position, cell: Cell): Token | undefined => view.tokensOn(FLEA, cell)[0];
export const hasOutbreak = (view: Position, cell: Cell): boolean => view.tokensOn(OUTBREAK, cell).length > 0;
export const hasActiveOutbreak = (view: Position, cell: Cell): boolean => view.tokensOn(OUTBREAK, cell).some(isActive);

const has = (cells: readonly Cell[], cell: Cell) => cells.some((other) => sameCell(other, cell));
const cellsOf = (tokens: readonly Token[]): Cell[] => tokens.flatMap(({ tile }) => (tile ? [tile] : []));

/** The outbreaks and the fleas among these that are joined to them, tile to tile. */
export function joinedTo(sources: readonly Token[], among: readonly Token[]): Cell[] {
  const found = cellsOf(sources);
  const rest = cellsOf(among);
  for (let i = 0; i < found.length; i++) for (const cell of neighbours(found[i]!)) if (has(rest, cell) && !has(found, cell)) found.push(cell);
  return found;
}

/** The cells of all active regions. */
export const activeRegion = (view: Position): readonly Cell[] =>
  view.remember('region of the plague', () => joinedTo(activeOutbreaks(view), activeFleas(view)));

/** Active fleas that are joined to none of these outbreaks. */
export const cutOff = (sources: readonly Token[], active: readonly Token[]): Token[] => {
  const joined = joinedTo(sources, active);
  return active.filter(({ tile }) => tile && !has(joined, tile));
};

/** Whether the plague may come to a tile. */
export const isBorder = (region: readonly Cell[], cell: Cell): boolean => neighbours(cell).some((other) => has(region, other));

/** The tiles to which the plague may spread. */
export function targets(view: Position): Cell[] {
  const cells = new Map(activeRegion(view).flatMap((cell) => neighbours(cell).map((beside) => [String(beside), beside])));
  return [...cells.values()]
    .filter((cell) => view.board.tile(cell) && !fleaOn(view, cell) && !isSource(view, cell))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The fleas that may be taken from the board: latent ones first, and only where the supply is empty. */
export function takable(view: Position): readonly Token[] {
  if (inSupply(view) > 0) return [];
  const latent = latentFleas(view);
  return latent.length > 0 ? latent : activeFleas(view);
}

/** The position without the flea on a tile. */
export const without = (view: Position, flea: Token): Position =>
  view.remember(`without the flea on ${String(flea.tile)}`, () =>
    view.next({ ...view.snapshot, tokens: (view.snapshot.tokens ?? []).filter((token) => token !== flea) }),
  );

/** Whether taking a flea away leaves others without their outbreak. */
export const cutsOff = (view: Position, flea: Token): boolean =>
  view.remember(`cut off by the flea on ${String(flea.tile)}`, () => {
    const rest = activeFleas(view).filter((other) => other !== flea);
    const sources = activeOutbreaks(view);
    return cutOff(sources, rest).length > cutOff(sources, activeFleas(view)).filter((other) => other !== flea).length;
  });
