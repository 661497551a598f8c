/** Three points more for the city of the Darmstadtium, and for whoever has most followers around a church. */
import type { Score } from '../../contract/verdict.js';
import { cellOf } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule, Scoring, Settlement } from '../../kernel/declare/score.js';
import { completedNow } from '../../kernel/play/completed.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { CITY_POINTS } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const POINTS = 3;

const isPart = ({ view }: Scoring) => view.get(CITY_POINTS) === 'part-of-the-city';
const stones = ({ feature }: Scoring) => feature.count('darmstadtium');

const ALWAYS = cites('darmstadt.city.plus-three', 'darmstadt.city.tie', 'darmstadt.city.incomplete', 'darmstadt.final.none');

export const darmstadtium: readonly ScoreRule[] = [
  {
    id: 'darmstadt.city.plus-three',
    stage: 'extra',
    on: 'completed',
    of: ['city'],
    label: 'Darmstadtium',
    cites: [...ALWAYS, ...cites('darmstadt.city.not-multiplied')],
    applies: (scoring) => stones(scoring) > 0 && !isPart(scoring),
    quantity: stones,
    each: () => POINTS,
  },
  {
    id: 'darmstadt.city.part-of-the-city',
    stage: 'flat',
    on: 'completed',
    of: ['city'],
    label: 'Darmstadtium',
    cites: [...ALWAYS, ...cites('darmstadt.city.part-of-the-city')],
    applies: (scoring) => stones(scoring) > 0 && isPart(scoring),
    points: (scoring) => stones(scoring) * POINTS,
  },
];

const NEAR = 1;

/** How many followers each player has on the tile of a church and the eight around it, heads counted. */
function heads(view: Position, church: Feature): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { figure } of view.figures) {
    const cell = cellOf(figure.at);
    if (!cell || figure.owner === undefined || !view.isFollower(figure)) continue;
    const isNear = church.parts.some(({ laid: { x, y } }) => Math.abs(x - cell[0]) <= NEAR && Math.abs(y - cell[1]) <= NEAR);
    if (isNear) counts.set(figure.owner, (counts.get(figure.owner) ?? 0) + 1);
  }
  return counts;
}

const CHURCH = cites(
  'darmstadt.church.vicinity',
  'darmstadt.church.scored-first',
  'darmstadt.church.without-monk',
  'darmstadt.church.tie',
  'darmstadt.church.count-heads',
  'darmstadt.church.all-features',
  'darmstadt.church.before-return',
  'darmstadt.final.none',
);

function bonus(view: Position, church: Feature): Score[] {
  const counts = heads(view, church);
  const most = Math.max(0, ...counts.values());
  const winners = view.players.filter(({ id }) => counts.get(id) === most);
  const line = { rule: CHURCHES, label: 'most followers around the church', quantity: 1, each: POINTS, points: POINTS, cites: CHURCH };
  return winners.map(({ id }) => score(id, church.place, [line]));
}

const CHURCHES = 'darmstadt.church.vicinity';

/** The figures of what is completed with it are still there. */
export const churches: Settlement = {
  id: CHURCHES,
  cites: CHURCH,
  settle: (view) => ({
    scores: flatMap(
      completedNow(view).filter((feature) => feature.count('church') > 0),
      (church) => bonus(view, church),
    ),
  }),
};
