/** With the Little Buildings: an abbot counts those on the tiles in line with him. */
import type { ScoreLine } from '../../contract/verdict.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Position } from '../../kernel/position/position.js';
import type littleBuildingsClauses from '../little-buildings/clauses.json';
import { cites, type MonasteriesClauseId } from './author.js';

type ClauseId = MonasteriesClauseId | keyof (typeof littleBuildingsClauses)['clauses'];
const CITES: readonly ClauseId[] = [...cites('monasteries.little-buildings'), 'little-buildings.monastery.special-abbot'];

/** By kind: what it is worth, and by the variant. */
const WORTH: Readonly<Record<string, readonly [usual: number, variant: number]>> = {
  shed: [1, 1],
  house: [1, 2],
  'tower-house': [1, 3],
  'little-building': [1, 1],
};
const VARIANT = '3/2/1';

export function buildingLines(view: Position, cells: readonly Laid[]): ScoreLine[] {
  const setting = view.ruleset.settings.entry('little-buildings.scoring')?.setting;
  if (!setting) return [];
  const there = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return Object.entries(WORTH).flatMap(([kind, [usual, variant]]): ScoreLine[] => {
    const quantity = view.tokens(kind).filter(({ tile }) => there.has(String(tile))).length;
    if (quantity === 0) return [];
    const each = view.get(setting) === VARIANT ? variant : usual;
    return [{ rule: 'monasteries.with-little-buildings', label: 'little buildings', quantity, each, points: quantity * each, cites: [...CITES] }];
  });
}

export const consequences = [{ id: 'monasteries.with-little-buildings', cites: CITES }];
