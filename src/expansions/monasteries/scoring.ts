/** Monks are scored as in every monastery; abbots when the game is over, by what lies in line with theirs. */
import type { ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Abstention, FinalScore, ScoreRule } from '../../kernel/declare/score.js';
import { scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { inLine } from './lines.js';
import { ABBOTS, isScoredForAbbot, isSpecial, liesAsAbbot } from './special.js';
import { buildingLines, unknownBuildings } from './with-little-buildings.js';
import { flatMap } from '../../kernel/lists.js';

export const abbotsApart: Abstention = {
  id: 'monasteries.both.scored-apart',
  cites: cites('monasteries.both.scored-apart', 'monasteries.abbot.stays', 'monasteries.abbot.never-completed', 'monasteries.wagon.from'),
  of: ({ at }, { group }) => liesAsAbbot(at) !== (group === ABBOTS),
};

export const monkScoring: readonly ScoreRule[] = [
  {
    id: 'monasteries.monk.as-usual',
    stage: 'rate',
    of: ['monastery'],
    cites: cites('monasteries.monk.as-usual', 'monasteries.both.scored-apart'),
    raises: ['base.score.monastery-tiles'],
    applies: ({ feature }) => isSpecial(feature),
    because: ({ view, feature }) => (view.on(feature).some(({ figure }) => figure.kind === 'wagon') ? cites('monasteries.wagon.from') : []),
    by: () => 0,
  },
];

const cellsOf = (view: Position, feature: Feature) => flatMap(feature.parts, ({ laid }) => inLine(view, laid));
const tilesInLine = (view: Position, feature: Feature): number => new Set(cellsOf(view, feature).map(({ entry }) => entry)).size;

const IN_LINE = cites('monasteries.abbot.points', 'monasteries.abbot.gap', 'monasteries.abbot.all-kinds-of-tiles');

export const abbotScoring: readonly ScoreRule[] = [
  {
    id: 'monasteries.abbot.no-monk',
    stage: 'void',
    on: 'final',
    of: ['monastery'],
    label: 'tiles',
    cites: cites('monasteries.both.scored-apart'),
    applies: isScoredForAbbot,
  },
  {
    id: 'monasteries.abbot.by-itself',
    stage: 'units',
    on: 'final',
    of: ['monastery'],
    label: 'tiles in line',
    despiteVoid: true,
    cites: IN_LINE,
    applies: isScoredForAbbot,
    quantity: ({ view, feature }) => tilesInLine(view, feature),
    each: () => 1,
  },
];

/** Whether the fairy is on the tile. */
const isWithFairy = (view: Position, feature: Feature): boolean => {
  const fairy = view.neutral('fairy')?.tile;
  return fairy !== undefined && feature.liesOn(fairy);
};

function lines(view: Position, feature: Feature): ScoreLine[] {
  const cells = cellsOf(view, feature);
  const tiles = tilesInLine(view, feature);
  const line: ScoreLine = {
    rule: 'monasteries.abbot.points',
    label: 'tiles in line',
    quantity: tiles,
    each: 1,
    points: tiles,
    cites: [
      ...IN_LINE,
      ...cites('monasteries.abbot.stays', 'monasteries.both.majority', 'monasteries.both.scored-apart'),
      ...(isWithFairy(view, feature) ? cites('monasteries.fairy.abbot') : []),
    ],
  };
  return [line, ...buildingLines(view, cells)];
}

/** Special monasteries with abbots on them. */
const abbeys = (view: Position): readonly Feature[] =>
  view.occupiedFeatures.filter(isSpecial).filter((feature) => view.on(feature).some(({ figure }) => liesAsAbbot(figure.at)));

export const abbotsAtTheEnd: FinalScore = {
  id: 'monasteries.abbot.points',
  cites: [
    ...cites(
      'monasteries.abbot.points',
      'monasteries.abbot.gap',
      'monasteries.abbot.all-kinds-of-tiles',
      'monasteries.both.majority',
      'monasteries.fairy.abbot',
      'monasteries.little-buildings',
    ),
    'little-buildings.monastery.special-abbot',
  ],
  score: (view) =>
    flatMap(abbeys(view), (feature) => scoreFeature(view, { feature, stage: 'final', group: ABBOTS, worth: lines(view, feature) }).scores),
  missing: (view) => flatMap(abbeys(view), (feature) => unknownBuildings(view, cellsOf(view, feature))),
};
