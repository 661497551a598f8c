/** With the Little Buildings: an abbot counts those on the tiles in line with him, and so may a monk. */
import type { ScoreLine } from '../../contract/verdict.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import type littleBuildingsClauses from '../little-buildings/clauses.json';
import { cites, type MonasteriesClauseId } from './author.js';
import { inLine } from './lines.js';
import { MONK_BUILDINGS } from './settings.js';
import { isScoredForAbbot, isSpecial } from './special.js';
import { flatMap } from '../../kernel/lists.js';

type ClauseId = MonasteriesClauseId | keyof (typeof littleBuildingsClauses)['clauses'];
const ID = 'monasteries.with-little-buildings';
const CITES: readonly ClauseId[] = [...cites('monasteries.little-buildings'), 'little-buildings.monastery.special-abbot'];

/** By kind: what it is worth, and by the variant. */
const WORTH: Readonly<Record<string, readonly [usual: number, variant: number]>> = {
  shed: [1, 1],
  house: [1, 2],
  'tower-house': [1, 3],
  'little-building': [1, 1],
};
const VARIANT = '3/2/1';

const UNKNOWN = 'little-building';

const tableOf = ({ ruleset }: Position) => ruleset.settings.entry('little-buildings.scoring')?.setting;

function countAmong(view: Position, cells: readonly Laid[], kind: string): number {
  const there = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return view.tokens(kind).filter(({ tile }) => there.has(String(tile))).length;
}

export function buildingLines(view: Position, cells: readonly Laid[]): ScoreLine[] {
  const setting = tableOf(view);
  if (!setting) return [];
  return flatMap(Object.entries(WORTH), ([kind, [usual, variant]]): ScoreLine[] => {
    const quantity = countAmong(view, cells, kind);
    if (quantity === 0) return [];
    const each = view.get(setting) === VARIANT ? variant : usual;
    return [{ rule: ID, label: 'little buildings', quantity, each, points: quantity * each, cites: [...CITES] }];
  });
}

/** Where the kinds differ in value, nobody knows that of a building whose kind the snapshot does not tell. */
export function unknownBuildings(view: Position, cells: readonly Laid[]): Missing[] {
  const setting = tableOf(view);
  if (!setting || view.get(setting) !== VARIANT || countAmong(view, cells, UNKNOWN) === 0) return [];
  return [{ rule: ID, cites: [...CITES], message: 'which of the little buildings lies there is not known', pointer: '/tokens' }];
}

const NEAR = [-1, 0, 1];

/** The tile itself and those around it. */
const around = ({ board }: Position, { x, y }: Laid): readonly Laid[] =>
  flatMap(NEAR, (dy) => flatMap(NEAR, (dx) => board.tilesOn([x + dx, y + dy])));

/** Some tables have the monk, too, count what lies in line with the monastery. */
const inLineInstead = (kind: string): Addition => ({
  id: `${ID}.monk.${kind}`,
  cites: cites('monasteries.monk.buildings-in-line'),
  to: [`little-buildings.score.${kind}`],
  by: (view, scoring) => {
    if (!scoring || !isSpecial(scoring.feature) || isScoredForAbbot(scoring) || view.get(MONK_BUILDINGS) === 'around') return undefined;
    const own = scoring.feature.parts.map(({ laid }) => laid);
    const others = flatMap(own, (laid) => inLine(view, laid)).filter(({ entry }) => !own.some((laid) => laid.entry === entry));
    const near = flatMap(own, (laid) => around(view, laid));
    return countAmong(view, others, kind) - countAmong(view, near, kind) || undefined;
  },
});
/** An abbot who is scored by himself counts what lies in line, and nothing else around him. */
const inLineWithAbbot = (kind: string): Addition => ({
  id: `${ID}.abbot.${kind}`,
  cites: CITES,
  to: [`little-buildings.score.${kind}`],
  by: (view, scoring) => {
    if (!scoring || !isScoredForAbbot(scoring)) return undefined;
    const own = scoring.feature.parts.map(({ laid }) => laid);
    const inHisLines = flatMap(own, (laid) => inLine(view, laid));
    const near = flatMap(own, (laid) => around(view, laid));
    return countAmong(view, inHisLines, kind) - countAmong(view, near, kind);
  },
});

export const additions = flatMap(Object.keys(WORTH), (kind) => [inLineInstead(kind), inLineWithAbbot(kind)]);

export const consequences = [{ id: ID, cites: CITES }];
