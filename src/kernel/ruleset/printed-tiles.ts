/** The tiles of the catalogue as the expansions in play print them. */
import { shapes, type Shape } from '../board/shape.js';
import type { TileDesign } from '../board/tile-notation.js';
import type { Parts } from '../declare/expansion.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { flatMap } from '../lists.js';
import type { Settings } from './settings.js';

/** All tiles, whichever set they are from, by id and alias, in each rotation. */
export type TileTable = ReadonlyMap<string, readonly Shape[]>;

/** The catalogue with what the expansions in play change about it. */
export function reprinted(table: TileTable, vocabulary: Vocabulary, settings: Settings, inPlay: readonly Parts[]): TileTable {
  const changes = flatMap(inPlay, ({ reprints }) => (reprints ? [reprints] : []));
  if (changes.length === 0) return table;
  const changed = new Map<TileDesign, readonly Shape[]>();
  return new Map(
    [...table].map(([id, original]) => {
      const { design, number } = original[0]!;
      let rotations = changed.get(design);
      if (!rotations) {
        const print = changes.reduce((before, change) => change(before, settings) ?? before, design);
        rotations = print === design ? original : shapes(print, vocabulary, number);
        changed.set(design, rotations);
      }
      return [id, rotations] as const;
    }),
  );
}

/** Whether two lists of the same tiles show the same on each: then boards of the one are boards of the other. */
export function printAlike(one: TileTable, other: TileTable): boolean {
  if (one === other) return true;
  for (const [id, [shape]] of one) {
    const [like] = other.get(id) ?? [];
    if (shape!.design !== like?.design && JSON.stringify(shape!.design) !== JSON.stringify(like?.design)) return false;
  }
  return true;
}

/** How often a tile comes in all sets of one edition together, in the edition that has the most. */
export function mostCopies({ copies }: TileDesign): number {
  const byEdition = new Map<string, number>();
  for (const [set, count] of Object.entries(copies)) {
    const edition = set.slice(set.lastIndexOf(':') + 1);
    byEdition.set(edition, (byEdition.get(edition) ?? 0) + count);
  }
  return Math.max(0, ...byEdition.values());
}
