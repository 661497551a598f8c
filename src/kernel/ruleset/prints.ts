/** Tiles whose shape no source gives, and what a position says that they show. One that the folder has tiles of as well is known without: then it is the print that counts. */
import { escapePointer } from '../../contract/pointer.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { shapes, type Shape } from '../board/shape.js';
import { aliasesOf, readTile, type TileDesign, type UnprintedTile } from '../board/tile-notation.js';
import type { Expansion } from '../declare/expansion.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { flatMap } from '../lists.js';

/** Such a tile, with the folder that has it. */
export interface Unprinted {
  readonly id: string;
  readonly expansion: string;
  readonly key: string;
  readonly text: UnprintedTile;
}

/** Those of all folders, by id and alias. */
export function unprintedTable(expansions: readonly Expansion[]): ReadonlyMap<string, Unprinted> {
  const all = flatMap(expansions, ({ id: expansion, unprinted = {} }) =>
    Object.entries(unprinted).map(([key, text]): Unprinted => ({ id: `${expansion}/${key}`, expansion, key, text })),
  );
  return new Map(flatMap(all, (tile) => [tile.id, ...aliasesOf(tile.text)].map((name) => [name, tile] as const)));
}

type Prints = NonNullable<Snapshot['prints']>;

interface Read {
  /** By id and alias. */
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
  /** Pointers are relative to the snapshot. */
  readonly defects: readonly Defect[];
  /** Ids and aliases of the tiles of which something is said that cannot be read. */
  readonly unread: readonly string[];
}

/** What the prints of a snapshot come to; the numbers of their designs begin with `first`, and are the same in whichever order they are told. */
export function readPrints(prints: Prints, unprinted: ReadonlyMap<string, Unprinted>, vocabulary: Vocabulary, first: number): Read {
  const table = new Map<string, readonly Shape[]>();
  const defects: Defect[] = [];
  const unread: string[] = [];
  const numbers = new Map([...new Set(unprinted.values())].map(({ id }, i) => [id, first + i]));
  Object.entries(prints).forEach(([name, lines]) => {
    const tile = unprinted.get(name);
    const wrong = (message: string) => void defects.push({ pointer: `/prints/${escapePointer(name)}`, code: 'print-not-readable', message });
    if (!tile) return wrong(`what \`${name}\` shows is not for a position to say`);
    if (table.has(tile.id)) return wrong(`what \`${tile.id}\` shows is said under another of its names already`);
    try {
      const design = designOf(tile, lines, vocabulary);
      for (const known of [tile.id, ...design.aliases]) table.set(known, shapes(design, vocabulary, numbers.get(tile.id)));
    } catch (error) {
      unread.push(tile.id, ...aliasesOf(tile.text));
      wrong((error as Error).message);
    }
  });
  return { shapes: table, defects, unread };
}

function designOf({ id, expansion, key, text }: Unprinted, lines: readonly string[], vocabulary: Vocabulary): TileDesign {
  const { shows = [], symbols = [], size = [1, 1], ...rest } = text;
  if (lines.length !== size[0] * size[1]) throw new Error(`tile ${id}: it has ${size[0] * size[1]} cells, and ${lines.length} are told`);
  const design = readTile(expansion, key, { ...rest, size, is: lines }, vocabulary);
  for (const cell of design.cells?.designs ?? [design])
    for (const kind of shows)
      if (!cell.features.some((feature) => feature.kind === kind)) throw new Error(`tile ${id}: each of its cells shows a ${kind}`);
  return bearing(design, symbols);
}

const bearing = (design: TileDesign, symbols: readonly string[]): TileDesign => ({
  ...design,
  symbols: [...new Set([...design.symbols, ...symbols])],
  ...(design.cells && { cells: { ...design.cells, designs: design.cells.designs.map((cell) => bearing(cell, symbols)) } }),
});
