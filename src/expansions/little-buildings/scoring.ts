/** What the buildings on the tiles of a feature bring. */
import type { ExtraRule, Payout, Scoring } from '../../kernel/declare/score.js';
import type { View } from '../../kernel/declare/view.js';
import { cites, type LittleBuildingsClauseId } from './author.js';
import { ANY, HOUSE, SHED, TOWER_HOUSE } from './buildings.js';
import { SCORING } from './settings.js';

/** By table, then by kind. */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1/1/1': { [SHED]: 1, [HOUSE]: 1, [TOWER_HOUSE]: 1, [ANY]: 1 },
  '3/2/1': { [SHED]: 1, [HOUSE]: 2, [TOWER_HOUSE]: 3, [ANY]: 1 },
};

const NEAR = 1;

/** How many of a kind lie on the tiles of a feature, those around it included where it counts them. */
export function countOn({ view, feature }: Pick<Scoring, 'view' | 'feature'>, kind: string): number {
  const laid = view.tokens(kind);
  if (laid.length === 0) return 0;
  const entries = new Set(feature.parts.map((part) => part.laid.entry));
  const isNear = ([x, y]: readonly [number, number]) =>
    feature.completedBy === 'surroundings' && feature.parts.some((part) => Math.abs(part.laid.x - x) <= NEAR && Math.abs(part.laid.y - y) <= NEAR);
  return laid.reduce((sum, { tile, count = 1 }) => {
    const entry = view.board.tile(tile)?.entry;
    return tile && entry !== undefined && (entries.has(entry) || isNear(tile)) ? sum + count : sum;
  }, 0);
}

const worthNothing = ({ feature, stage }: Scoring) => stage === 'final' && (feature.count('inn') > 0 || feature.count('cathedral') > 0);

/** What holds for this feature at this time. */
function because(scoring: Scoring): readonly string[] {
  const { view, feature, stage } = scoring;
  const of: Readonly<Record<string, readonly LittleBuildingsClauseId[]>> = {
    monastery: ['little-buildings.score.monastery-range', 'little-buildings.score.own-monastery-tile'],
    garden: ['little-buildings.score.monastery-range', 'little-buildings.garden.counts'],
    field: ['little-buildings.score.field', 'little-buildings.score.field-without-city'],
  };
  const isAbbey = feature.kind === 'monastery' && feature.parts.some(({ laid }) => laid.shape.design.features.length === 1);
  return [
    ...(of[feature.kind] ?? []),
    ...(isAbbey || feature.count('shrine') > 0 ? cites('little-buildings.garden.counts') : []),
    ...(stage === 'final' ? cites('little-buildings.final.counts') : []),
    ...(worthNothing(scoring) ? cites('little-buildings.final.worthless-feature') : []),
    ...view.ruleset.citesOf(SCORING, view.get(SCORING)),
  ];
}

const points = (kind: string): Omit<ExtraRule, 'label'> => ({
  id: `little-buildings.score.${kind}`,
  stage: 'extra',
  of: ['road', 'city', 'monastery', 'garden', 'field'],
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
  because,
});

export const buildingScoring: readonly ExtraRule[] = [
  { ...points(SHED), label: 'sheds' },
  { ...points(HOUSE), label: 'houses' },
  { ...points(TOWER_HOUSE), label: 'little towers' },
  { ...points(ANY), label: 'little buildings' },
];

/** Of what the snapshot does not tell the kind, nobody knows the value where the kinds differ. */
export const buildingsInDoubt = (view: View): boolean => view.tokens(ANY).length > 0 && view.get(SCORING) === '3/2/1';

export const unknownBuildings: Payout = {
  id: 'little-buildings.score.unknown-kind',
  cites: cites(
    'little-buildings.score.variant',
    'little-buildings.score.monastery-range',
    'little-buildings.score.own-monastery-tile',
    'little-buildings.score.field',
    'little-buildings.score.field-without-city',
    'little-buildings.garden.counts',
    'little-buildings.final.counts',
    'little-buildings.final.worthless-feature',
    'little-buildings.monastery.special-abbot',
  ),
  pay: (due) =>
    due.scores.length > 0 && countOn(due, ANY) > 0 && due.view.get(SCORING) === '3/2/1'
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
