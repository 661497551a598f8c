/** What the variant adds to a completed network: points for everybody who stands on it. */
import type { RateRule, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { majority } from '../../kernel/play/scoring.js';
import { cites } from './author.js';
import { LABYRINTH } from './arms.js';
import { BONUS_FIGURES, TIE, VARIANT } from './settings.js';

const isAdvanced = ({ view }: Scoring) => view.get(VARIANT) === 'advanced';
const hasInn = ({ feature }: Scoring) => feature.count('inn') > 0;
const isVoid = ({ view }: Scoring) => view.get(view.ruleset.settings.entry('inns-and-cathedrals.finalScoring')!.setting) === 'zero';

const isNetwork = ({ feature }: Scoring) => feature.count(LABYRINTH) > 0;

/** Says why a network is worth what a road is worth. */
const like = (id: string, text: Pick<RateRule, 'cites' | 'on' | 'because'>, applies: (scoring: Scoring) => boolean = () => true): RateRule => ({
  ...text,
  id,
  stage: 'rate',
  of: ['road'],
  raises: ['base.score.road-tiles'],
  applies: (scoring) => isNetwork(scoring) && applies(scoring),
  by: () => 0,
});

const meeples = ({ view, feature }: Scoring) => {
  const isEvery = view.get(BONUS_FIGURES) === 'every-figure';
  return view.on(feature).filter(({ figure }) => isEvery || view.isFollower(figure)).length;
};
const bonus = (scoring: Scoring) => 2 * meeples(scoring);
const winners = ({ view, feature, stage }: Scoring) => majority(view, { feature, stage }).length;
const isTie = (scoring: Scoring) => winners(scoring) > 1;

export const labyrinthScoring: readonly ScoreRule[] = [
  like('labyrinth.completed', { on: 'completed', cites: cites('labyrinth.tile.one-road') }),
  like('labyrinth.basic', { on: 'completed', cites: cites('labyrinth.basic.normal-scoring') }, (scoring) => !isAdvanced(scoring)),
  like(
    'labyrinth.advanced',
    {
      on: 'completed',
      cites: cites('labyrinth.advanced.completion-all', 'labyrinth.advanced.majority', 'labyrinth.advanced.tile-points'),
      because: (scoring) => (isTie(scoring) ? cites('labyrinth.advanced.split-heard') : []),
    },
    isAdvanced,
  ),
  like('labyrinth.final', { on: 'final', cites: cites('labyrinth.final.one-per-tile') }),
  {
    id: 'labyrinth.meeples',
    stage: 'units',
    on: 'completed',
    of: ['road'],
    label: 'meeples in the labyrinth',
    cites: cites('labyrinth.advanced.meeple-bonus'),
    because: ({ view }) => view.ruleset.citesOf(BONUS_FIGURES, view.get(BONUS_FIGURES)),
    applies: (scoring) => isNetwork(scoring) && isAdvanced(scoring),
    quantity: meeples,
    each: () => 2,
  },
  {
    id: 'labyrinth.tie',
    stage: 'total',
    on: 'completed',
    of: ['road'],
    label: 'tie',
    cites: cites('labyrinth.advanced.split-heard'),
    applies: (scoring) => isNetwork(scoring) && isAdvanced(scoring) && isTie(scoring) && scoring.view.get(TIE) === 'split',
    // how a rest is rounded nobody says: down
    total: (sum, scoring) => Math.floor((sum - bonus(scoring)) / winners(scoring)) + bonus(scoring),
  },
];

/** The inn raises the tiles only, and nothing of an unfinished network is left. */
export const withInn: readonly ScoreRule[] = [
  like('labyrinth.inn', { on: 'completed', cites: cites('labyrinth.inn.tiles-only') }, hasInn),
  {
    id: 'labyrinth.inn.incomplete',
    stage: 'void',
    on: 'final',
    of: ['road'],
    label: 'inn',
    cites: cites('labyrinth.inn.incomplete'),
    applies: (scoring) => isNetwork(scoring) && hasInn(scoring) && isVoid(scoring),
  },
];
