/** What the buildings on the tiles of a feature bring. */
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Addition, ExtraRule, Payout, Scoring } from '../../kernel/declare/score.js';
import type { Token } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, type LittleBuildingsClauseId } from './author.js';
import { ANY, edgeOf, HOUSE, onHalves, SHED, tilesBelow, TOWER_HOUSE } from './buildings.js';
import { SCORING } from './settings.js';

/** By table, then by kind. */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1/1/1': { [SHED]: 1, [HOUSE]: 1, [TOWER_HOUSE]: 1, [ANY]: 1 },
  '3/2/1': { [SHED]: 1, [HOUSE]: 2, [TOWER_HOUSE]: 3, [ANY]: 1 },
};

const NEAR = 1;
const SCORED = ['road', 'city', 'monastery', 'garden', 'field'];
const idOf = (kind: string) => `little-buildings.score.${kind}`;
const ALL_IDS = [SHED, HOUSE, TOWER_HOUSE, ANY].map(idOf);

type Where = Pick<Scoring, 'view' | 'feature'>;

const entriesOf = (feature: Feature): ReadonlySet<number> => new Set(feature.parts.map(({ laid }) => laid.entry));

const number = (tokens: readonly Token[]): number => tokens.reduce((sum, { count = 1 }) => sum + count, 0);

/** Whether one surely stands on a tile of the feature. */
const isSurelyOn = (view: Position, own: ReadonlySet<number>, token: Token): boolean => {
  const below = tilesBelow(view, token);
  return below.length > 0 && below.every(({ entry }) => own.has(entry));
};

/** On the tiles of the feature. */
function countOn(where: Where, kind: string): number {
  if (where.view.tokens(kind).length === 0) return 0;
  const own = entriesOf(where.feature);
  return number(where.view.tokens(kind).filter((token) => isSurelyOn(where.view, own, token)));
}

/** Those that may stand on a tile of the feature, or on the other half tile of its space. */
export function doubtfulOn({ view, feature }: Where): readonly Token[] {
  const open = onHalves(view);
  // what counts those around it counts either
  if (open.length === 0 || feature.completedBy === 'surroundings') return [];
  const own = entriesOf(feature);
  return open.filter((token) => tilesBelow(view, token).some(({ entry }) => own.has(entry)) && !isSurelyOn(view, own, token));
}

/** On the tiles around it, where it counts them. */
function countAround(where: Where, kind: string): number {
  const { view, feature } = where;
  if (feature.completedBy !== 'surroundings' || view.tokens(kind).length === 0) return 0;
  const own = entriesOf(feature);
  const isNear = ([x, y]: Cell) => feature.parts.some(({ laid }) => Math.abs(laid.x - x) <= NEAR && Math.abs(laid.y - y) <= NEAR);
  return number(view.tokens(kind).filter((token) => token.tile !== undefined && isNear(token.tile) && !isSurelyOn(view, own, token)));
}

const points = (kind: string): Omit<ExtraRule, 'label'> => ({
  id: idOf(kind),
  stage: 'extra',
  of: SCORED,
  cites: cites(
    'little-buildings.score.after-all',
    'little-buildings.score.once-per-tile',
    'little-buildings.score.majority-gets',
    'little-buildings.place.tile-not-feature',
    'little-buildings.place.stays',
    'little-buildings.place.no-claim',
  ),
  quantity: (scoring) => countOn(scoring, kind),
  each: ({ view }) => POINTS[view.get(SCORING)]![kind]!,
  because: ({ view }) => view.ruleset.citesOf(SCORING, view.get(SCORING)),
});

export const buildingScoring: readonly ExtraRule[] = [
  { ...points(SHED), label: 'sheds' },
  { ...points(HOUSE), label: 'houses' },
  { ...points(TOWER_HOUSE), label: 'little towers' },
  { ...points(ANY), label: 'little buildings' },
];

const around = (kind: string): Addition => ({
  id: `little-buildings.score.around.${kind}`,
  cites: cites('little-buildings.score.monastery-range'),
  to: [idOf(kind)],
  by: (_, scoring) => (scoring && countAround(scoring, kind)) || undefined,
});

/** Clauses that hold for some features, at some times. */
const holding = (id: string, ids: readonly LittleBuildingsClauseId[], isSo: (scoring: Scoring) => boolean): Addition => ({
  id: `little-buildings.score.${id}`,
  cites: ids,
  to: ALL_IDS,
  by: (_, scoring) => (scoring && isSo(scoring) ? 0 : undefined),
});

const isOwn = (scoring: Scoring) => [SHED, HOUSE, TOWER_HOUSE, ANY].some((kind) => countOn(scoring, kind) > 0);
const isAbbey = ({ kind, parts }: Feature) => kind === 'monastery' && parts.some(({ laid }) => laid.shape.design.features.length === 1);
/** Some tables score it as though inn and cathedral were not there. */
function isWorthNothing({ view: { ruleset }, feature, stage }: Scoring): boolean {
  if (stage !== 'final' || feature.count('inn') + feature.count('cathedral') === 0) return false;
  const { settings } = ruleset;
  const entry = settings.entry('inns-and-cathedrals.finalScoring');
  return entry !== undefined && settings.get(entry.setting) === 'zero';
}

export const buildingAdditions: readonly Addition[] = [
  ...[SHED, HOUSE, TOWER_HOUSE, ANY].map(around),
  holding(
    'own-tile',
    cites('little-buildings.score.own-monastery-tile'),
    (scoring) => scoring.feature.completedBy === 'surroundings' && isOwn(scoring),
  ),
  holding(
    'like-a-monastery',
    cites('little-buildings.garden.counts'),
    ({ feature }) => feature.kind === 'garden' || feature.count('shrine') > 0 || isAbbey(feature),
  ),
  holding(
    'of-a-field',
    cites('little-buildings.score.field', 'little-buildings.score.field-without-city'),
    ({ feature }) => feature.kind === 'field',
  ),
  holding('in-the-end', cites('little-buildings.final.counts'), ({ stage }) => stage === 'final'),
  holding('worth-nothing-else', cites('little-buildings.final.worthless-feature'), isWorthNothing),
];

/** Of what the snapshot does not tell the kind, nobody knows the value where the kinds differ; nor of a half tile, where it may come to share its space. */
export const buildingsInDoubt = (view: Position): boolean =>
  (view.tokens(ANY).length > 0 && view.get(SCORING) === '3/2/1') || onHalves(view).length > 0;

export const unknownHalves: Payout = {
  id: 'little-buildings.score.unknown-half',
  cites: cites('little-buildings.score.once-per-tile', 'little-buildings.place.tile-not-feature'),
  pay: (due) => ({
    missing: (due.worth === undefined && due.scores.length > 0 && SCORED.includes(due.feature.kind) ? doubtfulOn(due) : []).map((token) => ({
      rule: 'little-buildings.score.unknown-half',
      cites: cites('little-buildings.score.once-per-tile', 'little-buildings.place.tile-not-feature'),
      message: 'on which of two half tiles a building stands is not known',
      pointer: edgeOf(due.view, token),
    })),
  }),
};

/** Whoever says himself what a feature is worth knows best what he counts. */
export const unknownBuildings: Payout = {
  id: 'little-buildings.score.unknown-kind',
  cites: cites('little-buildings.score.variant'),
  pay: (due) =>
    due.worth === undefined && due.scores.length > 0 && countOn(due, ANY) + countAround(due, ANY) > 0 && due.view.get(SCORING) === '3/2/1'
      ? {
          missing: [
            {
              rule: 'little-buildings.score.unknown-kind',
              cites: cites('little-buildings.score.variant'),
              message: 'which of the little buildings lies there is not known',
              pointer: '/tokens',
            },
          ],
        }
      : {},
};
