/** What inns and cathedrals do to a road and a city. */
import { remark, type RateRule, type ScoreRule, type Scoring } from '../../kernel/declare/score.js';
import { unraised } from '../../kernel/play/scoring.js';
import { cites, type InnsAndCathedralsClauseId } from './author.js';
import { FINAL_SCORING } from './settings.js';

const has =
  (mark: string) =>
  ({ feature }: Scoring) =>
    feature.count(mark) > 0;
const worthNothing = (mark: string) => (scoring: Scoring) => has(mark)(scoring) && scoring.view.get(FINAL_SCORING) === 'zero';

const because = (
  clause: InnsAndCathedralsClauseId,
  of: readonly string[],
  applies: (scoring: Scoring) => boolean,
  rest: Pick<RateRule, 'on'> = {},
): RateRule => remark({ id: clause, of, cites: cites(clause), applies, ...rest });

const ignored = (scoring: Scoring) => (has('inn')(scoring) || has('cathedral')(scoring)) && scoring.view.get(FINAL_SCORING) === 'ignored';

/** Of the player who scores, where others have figures there as well. */
const hasLargeAmongOthers = ({ view, feature, player }: Scoring): boolean => {
  const there = view.on(feature).map(({ figure }) => figure);
  return there.some(({ owner }) => owner !== player) && there.some(({ kind, owner }) => kind === 'large-meeple' && owner === player);
};

export const finalIgnored = [because('inns-and-cathedrals.final.ignored', ['road', 'city'], ignored, { on: 'final' })];

/** Whether a large follower is one of those for whom the feature is scored. */
const hasLarge = ({ view, feature, player }: Scoring): boolean =>
  view.on(feature).some(({ figure: { kind, owner } }) => kind === 'large-meeple' && owner === player);

export const largeFollowerScoring = [
  because('inns-and-cathedrals.large-follower.points-unchanged', ['road', 'city', 'monastery', 'field'], hasLarge),
  because('inns-and-cathedrals.large-follower.returns', ['road', 'city', 'monastery'], hasLarge, { on: 'completed' }),
  because('inns-and-cathedrals.large-follower.counts-two', ['road', 'city', 'monastery', 'field'], hasLargeAmongOthers),
];

/** Where the road shares a tile with another one, and an inn lies beside one of the two. */
const hasOtherRoads = ({ feature: { parts } }: Scoring) =>
  parts.some(({ laid: { shape } }) => {
    const roads = shape.design.features.filter(({ kind }) => kind === 'road');
    return roads.length > 1 && roads.some(({ marks }) => marks.includes('inn'));
  });
const OWN_ROAD = 'inns-and-cathedrals.inn.own-road';

export const innScoring: readonly ScoreRule[] = [
  {
    id: 'inns-and-cathedrals.inn.completed-road',
    stage: 'rate',
    on: 'completed',
    of: ['road'],
    cites: cites('inns-and-cathedrals.inn.completed-road'),
    raises: ['base.score.road-tiles'],
    applies: has('inn'),
    by: () => 1,
  },
  {
    id: 'inns-and-cathedrals.final.inn-zero',
    stage: 'void',
    on: 'final',
    of: ['road'],
    label: 'inn',
    cites: cites('inns-and-cathedrals.final.inn-zero', 'inns-and-cathedrals.final.figures-go-home-unscored'),
    applies: worthNothing('inn'),
    because: (scoring) => (hasOtherRoads(scoring) ? cites(OWN_ROAD) : []),
  },
  because('inns-and-cathedrals.inn.several', ['road'], ({ feature }) => feature.count('inn') > 1, { on: 'completed' }),
  because(OWN_ROAD, ['road'], hasOtherRoads, { on: 'completed' }),
];

const WITH_CATHEDRAL = 3;

/** What one may take wrongly in the print of a tile, where a feature on it is scored. */
const print = (clause: InnsAndCathedralsClauseId, of: string, ...designs: readonly string[]): RateRule =>
  because(clause, [of], ({ feature }) => feature.parts.some(({ laid: { shape } }) => designs.includes(shape.design.id)));

export const printScoring: readonly ScoreRule[] = [
  print('inns-and-cathedrals.tile.monastery-ends-roads', 'road', 'inns-and-cathedrals/monastery-two-roads'),
  print('inns-and-cathedrals.tile.four-cities-crossing', 'road', 'inns-and-cathedrals/two-cities-two-roads'),
  print('inns-and-cathedrals.tile.four-fields-each-own', 'field', 'inns-and-cathedrals/four-cities', 'inns-and-cathedrals/four-cities-garden'),
];

export const cathedralScoring: readonly ScoreRule[] = [
  {
    id: 'inns-and-cathedrals.cathedral.completed-city',
    stage: 'rate',
    on: 'completed',
    of: ['city'],
    cites: cites('inns-and-cathedrals.cathedral.completed-city'),
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    applies: has('cathedral'),
    // also where a printing gives less for a city of two tiles, which abbeys can close around a cathedral
    by: (scoring) => WITH_CATHEDRAL - unraised(scoring, 'base.score.city-tiles'),
  },
  {
    id: 'inns-and-cathedrals.final.cathedral-zero',
    stage: 'void',
    on: 'final',
    of: ['city'],
    label: 'cathedral',
    cites: cites('inns-and-cathedrals.final.cathedral-zero', 'inns-and-cathedrals.final.figures-go-home-unscored'),
    applies: worthNothing('cathedral'),
  },
  because('inns-and-cathedrals.cathedral.several', ['city'], ({ feature }) => feature.count('cathedral') > 1, { on: 'completed' }),
  because('inns-and-cathedrals.final.field-unaffected', ['field'], ({ feature }) => feature.bordered.some((city) => city.count('cathedral') > 0), {
    on: 'final',
  }),
];
