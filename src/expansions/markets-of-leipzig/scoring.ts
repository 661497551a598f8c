/** How a road is scored from which somebody is sent, and what the Leipzig tiles mean for roads and monasteries. */
import type { Abstention, Departure, ScoreRule, Scoring, WeightRule } from '../../kernel/declare/score.js';
import type { Due } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { isSole, reading, sentNow } from './sending.js';
import { LONG_ROAD, SENDING } from './settings.js';
import { isLeipzigAt, isLeipzigTile, liesOnLeipzig } from './town.js';
import type { Sent } from './wire.js';

type At = Due & { readonly view: Position };
const sentFrom = ({ view, feature }: Pick<At, 'view' | 'feature'>): readonly Sent[] =>
  sentNow(view).filter(({ from }) => view.feature(from)?.root === feature.root);

/** Who leaves his owner nobody on the road is not seen in its scoring; by other readings nobody who leaves is. */
export const leavers: Abstention = {
  id: `${FOLDER}.send.leaves`,
  cites: cites('send.sole-meeple-no-points', 'send.scored-without-it', 'send.instead-of-scoring'),
  of: ({ id }, { view, ...due }) => {
    if (due.stage !== 'completed') return false;
    const sent = sentFrom({ view, ...due }).find(({ figure }) => figure === id);
    return sent !== undefined && (view.get(SENDING) !== 'majority-first' || isSole(view, sent));
  },
};

const NEVER = -1000;

/** Nobody wins a majority because others have left. */
export const majorityBefore: WeightRule = {
  id: `${FOLDER}.send.majority-before`,
  cites: cites('send.majority-first', 'send.instead-of-scoring'),
  weight: ({ owner = '' }, { view, ...due }) => {
    const sent = due.stage === 'completed' ? sentFrom({ view, ...due }) : [];
    const [first] = sent;
    if (!first || view.get(SENDING) === 'without-the-meeple') return 0;
    if (!first.majority.includes(owner)) return NEVER;
    const hasSent = sent.some((one) => one.owner === owner);
    return hasSent && view.get(SENDING) === 'not-scored' ? NEVER : 0;
  },
};

/** They arrive once everything has been scored. */
export const goes: Departure = {
  id: `${FOLDER}.send.goes`,
  cites: cites('send.rest-returns'),
  of: ({ id }, { view }) => (sentNow(view).some(({ figure }) => figure === id) ? 'stays' : undefined),
};

const longRoad = ({ view }: Scoring) => view.ruleset.citesOf(LONG_ROAD, view.get(LONG_ROAD));

const STEPS = [-1, 0, 1];
const isBeside = ({ view, feature: { parts } }: Scoring): boolean =>
  parts.some(({ laid: { x, y } }) => STEPS.some((dy) => STEPS.some((dx) => isLeipzigAt(view, [x + dx, y + dy]))));

/** They raise nothing: they tell what a score rests on. */
export const remarks: readonly ScoreRule[] = [
  {
    id: `${FOLDER}.score.after-sending`,
    stage: 'rate',
    on: 'completed',
    of: ['road'],
    cites: [],
    raises: ['base.score.road-tiles'],
    applies: (scoring) => sentFrom(scoring).length > 0,
    by: () => 0,
    because: (scoring) => reading(scoring.view, sentFrom(scoring)),
  },
  {
    id: `${FOLDER}.score.long-road`,
    stage: 'rate',
    of: ['road'],
    cites: cites('tiles.one-road-each', 'tiles.landscape-outside'),
    raises: ['base.score.road-tiles'],
    applies: ({ feature }) => liesOnLeipzig(feature),
    by: () => 0,
    because: longRoad,
  },
  {
    id: `${FOLDER}.score.halves`,
    stage: 'rate',
    of: ['monastery', 'garden'],
    cites: [],
    raises: '*',
    applies: isBeside,
    by: () => 0,
    because: longRoad,
  },
  {
    id: `${FOLDER}.score.fields`,
    stage: 'rate',
    of: ['field'],
    cites: cites('tiles.landscape-outside', 'leipzig.no-city'),
    raises: '*',
    applies: ({ feature }) => feature.parts.some(({ laid }) => isLeipzigTile(laid)),
    by: () => 0,
  },
];
