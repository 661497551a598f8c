/** Monks are scored as in every monastery; abbots when the game is over, by what lies in line with theirs. */
import type { ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Abstention, FinalScore, ScoreRule } from '../../kernel/declare/score.js';
import { scoreFeature } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { isSpecial, liesAsAbbot } from './special.js';
import { buildingLines, unknownBuildings } from './with-little-buildings.js';
import { flatMap } from '../../kernel/lists.js';

const ABBOTS = 'abbots of special monasteries';

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

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The tile itself, and those in line with it as far as they lie without a gap. */
function inLine({ board }: Position, { x, y }: Laid): Laid[] {
  const found = [...board.tilesOn([x, y])];
  for (const [dx, dy] of DIRECTIONS)
    for (let n = 1; board.tile([x + n * dx, y + n * dy]); n++) found.push(...board.tilesOn([x + n * dx, y + n * dy]));
  return found;
}

const cellsOf = (view: Position, feature: Feature) => flatMap(feature.parts, ({ laid }) => inLine(view, laid));

/** Whether the fairy is on the tile. */
const isWithFairy = (view: Position, feature: Feature): boolean => {
  const fairy = view.neutral('fairy')?.tile;
  return fairy !== undefined && feature.liesOn(fairy);
};

function lines(view: Position, feature: Feature): ScoreLine[] {
  const cells = cellsOf(view, feature);
  const tiles = new Set(cells.map(({ entry }) => entry)).size;
  const line: ScoreLine = {
    rule: 'monasteries.abbot.points',
    label: 'tiles in line',
    quantity: tiles,
    each: 1,
    points: tiles,
    cites: cites(
      'monasteries.abbot.points',
      'monasteries.abbot.gap',
      'monasteries.abbot.all-kinds-of-tiles',
      'monasteries.abbot.stays',
      'monasteries.both.majority',
      'monasteries.both.scored-apart',
      ...(isWithFairy(view, feature) ? (['monasteries.fairy.abbot'] as const) : []),
    ),
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
