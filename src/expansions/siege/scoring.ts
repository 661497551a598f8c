/** What a siege does to a city, and to the fields beside it. */
import type { Feature } from '../../kernel/board/feature.js';
import type { Addition, RateRule, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { isAt, unraised } from '../../kernel/play/scoring.js';
import { cites, type SiegeClauseId } from './author.js';
import { PIG, TWO_TILES } from './settings.js';

const BESIEGED = 'besieged';
const CITIES_OF_A_FIELD = 'base.score.field-cities';
const OWN = 'siege.';

/** At least one of its segments lies on a tile with besiegers. */
export const isBesieged = (city: Feature): boolean => city.kind === 'city' && city.count(BESIEGED) > 0;

const besieged = ({ feature }: Scoring) => isBesieged(feature);

/** Whether the fairy is on a tile where somebody stands in the city, and with nobody else. */
export function isWithFairy({ view, feature }: Scoring): boolean {
  const { tile, figure: companion } = view.neutral('fairy') ?? {};
  return view.on(feature).some(({ figure: { id, at } }) => view.isSpotOn(at, tile) && (companion === undefined || companion === id));
}

/** Whether a printing gives for the tiles of the city no more than 1 each, as where it has two of them; with a cathedral that gets as much as others. */
const isTiny = (scoring: Scoring): boolean => scoring.feature.count('cathedral') === 0 && unraised(scoring, 'base.score.city-tiles') <= 1;

/** One less for each tile; whether that leaves nothing for a city that brings no more, tables agree. */
const lost = (scoring: Scoring): number => (isTiny(scoring) && scoring.view.get(TWO_TILES) === 'one-each' ? 0 : 1);

/** Says further why: it changes nothing. */
const also = (id: string, of: readonly SiegeClauseId[], applies: (city: Feature) => boolean): ScoreRule => ({
  id,
  stage: 'rate',
  on: 'completed',
  of: ['city'],
  raises: ['base.score.city-tiles'],
  cites: of,
  applies: ({ feature }) => isBesieged(feature) && applies(feature),
  by: () => 0,
});

export const cityScoring: readonly ScoreRule[] = [
  {
    ...also('siege.score.two-tiles', [], ({ tiles }) => tiles === 2),
    because: (scoring) => (isTiny(scoring) ? scoring.view.ruleset.citesOf(TWO_TILES, scoring.view.get(TWO_TILES)) : cites('siege.score.two-tiles')),
  },
  also('siege.score.cathedral', cites('siege.score.cathedral'), (city) => city.count('cathedral') > 0),
  {
    id: 'siege.score.completed',
    stage: 'rate',
    on: 'completed',
    of: ['city'],
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    cites: cites(
      'siege.score.completed',
      'siege.city.besieged',
      'siege.city.not-stacking',
      'siege.city.segments-only',
      'siege.score.knights-return',
      'siege.score.majority',
      'siege.escape.unfinished-only',
    ),
    applies: besieged,
    by: (scoring) => -lost(scoring),
  },
  {
    id: 'siege.score.incomplete',
    stage: 'void',
    on: 'final',
    of: ['city'],
    label: 'siege',
    cites: cites('siege.score.incomplete'),
    applies: besieged,
    because: (scoring) => (isWithFairy(scoring) ? cites('siege.fairy.bonus') : []),
  },
  {
    id: 'siege.score.incomplete-cathedral',
    stage: 'void',
    on: 'final',
    of: ['city'],
    label: 'siege',
    cites: cites('siege.score.incomplete-cathedral'),
    applies: ({ feature }) => isBesieged(feature) && feature.count('cathedral') > 0,
  },
];

/** It says why a road on a tile with besiegers is worth what every road is. */
export const besideBesiegers: ScoreRule = {
  id: 'siege.city.segments-only',
  stage: 'rate',
  of: ['road'],
  cites: cites('siege.city.segments-only'),
  raises: ['base.score.road-tiles'],
  applies: ({ feature }) =>
    feature.parts.some(({ laid }) => laid.shape.design.features.some(({ kind, marks }) => kind === 'city' && marks.includes(BESIEGED))),
  by: () => 0,
};

const completedBesieged = (field: Feature): number => field.bordered.filter((city) => isBesieged(city) && city.isComplete).length;

/** A besieged city counts twice for whatever a field counts its cities. */
export const countsTwice: Addition = {
  id: 'siege.field.double',
  to: [CITIES_OF_A_FIELD],
  cites: cites('siege.field.double', 'siege.field.any-part', 'siege.field.completed-only'),
  by: (_view, scoring) => (scoring && completedBesieged(scoring.feature)) || undefined,
};

/** Pigs and herds: whatever raises the value of each city of a field, for its owner or for all. */
const isPig = (rule: ScoreRule): rule is RateRule =>
  rule.stage === 'rate' && rule.raises !== '*' && rule.raises.includes(CITIES_OF_A_FIELD) && !rule.id.startsWith(OWN);

/** What they add to one city of the field. */
function perCity(scoring: Scoring): number {
  const pigs = scoring.view.ruleset.all('scoring').filter(isPig);
  return pigs.reduce((sum, pig) => sum + (isAt(pig, scoring.stage) && (pig.applies?.(scoring) ?? true) ? pig.by(scoring) : 0), 0);
}

const pigsApply = (scoring: Scoring) => completedBesieged(scoring.feature) > 0 && perCity(scoring) > 0;

export const pigScoring: readonly ScoreRule[] = [
  {
    id: 'siege.field.pig-seven',
    stage: 'flat',
    of: ['field'],
    label: 'besieged cities',
    cites: cites('siege.field.pig-seven'),
    applies: (scoring) => pigsApply(scoring) && scoring.view.get(PIG) === 'one',
    points: (scoring) => -perCity(scoring) * completedBesieged(scoring.feature),
  },
  {
    id: 'siege.field.pig-eight',
    stage: 'rate',
    of: ['field'],
    raises: [CITIES_OF_A_FIELD],
    cites: cites('siege.field.pig-eight'),
    applies: (scoring) => pigsApply(scoring) && scoring.view.get(PIG) === 'two',
    // it is counted already, as the city counts twice
    by: () => 0,
  },
];
