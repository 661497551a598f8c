/** What a shrine scores, like a monastery: the base game counts it, this says why. */
import type { RateRule } from '../../kernel/declare/score.js';
import { cites, type CultClauseId } from './author.js';
import { around, asBuilding, challenged, peopleOf, SHRINE } from './buildings.js';

const like = (id: string, on: RateRule['on'], ...why: CultClauseId[]): RateRule => ({
  id,
  ...(on !== undefined && { on }),
  stage: 'rate',
  of: ['monastery'],
  raises: ['base.score.monastery-tiles'],
  cites: cites(...why),
  applies: ({ feature }) => feature.count(SHRINE) > 0,
  by: () => 0,
});

/** Whether one of the other kind beside it is scored with it: people stand on what is complete no longer than that. */
const isWithAnother: RateRule['applies'] = ({ view, feature }) => {
  const building = asBuilding(feature);
  return (
    building !== undefined &&
    around(view, building.cell, !building.isShrine).some((other) => view.board.feature(other.node).isComplete && peopleOf(view, other).length > 0)
  );
};

/** Whether nobody is in an open one of the other kind beside it. */
const isUnchallenged: RateRule['applies'] = ({ view, feature }) => {
  const building = asBuilding(feature);
  return (
    building !== undefined &&
    challenged(view, building).length === 0 &&
    around(view, building.cell, !building.isShrine).some((other) => !view.board.feature(other.node).isComplete)
  );
};

/** Whether somebody lies as its abbot in an open one of the other kind beside it. */
const isBesidePrior: RateRule['applies'] = ({ view, feature }) => {
  const building = asBuilding(feature);
  return (
    building !== undefined &&
    around(view, building.cell, !building.isShrine).some(
      ({ node }) => !view.board.feature(node).isComplete && view.onNode(node).some(({ figure }) => 'as' in figure.at),
    )
  );
};

export const shrineScores: readonly RateRule[] = [
  like('cult.shrine.like-monastery', undefined, 'cult.shrine.like-monastery'),
  like('cult.shrine.unfinished-at-end', 'final', 'cult.shrine.unfinished-at-end', 'cult.challenge.neither-at-end'),
  {
    id: 'cult.challenge.together',
    on: 'completed',
    stage: 'rate',
    of: ['monastery'],
    raises: ['base.score.monastery-tiles'],
    cites: cites('cult.challenge.together'),
    applies: isWithAnother,
    by: () => 0,
  },
  {
    id: 'cult.challenge.is-none',
    on: 'completed',
    stage: 'rate',
    of: ['monastery'],
    raises: ['base.score.monastery-tiles'],
    cites: cites('cult.challenge.both-occupied', 'cult.challenge.ends-when-one-leaves'),
    applies: (of) => isUnchallenged(of) && !isBesidePrior(of),
    by: () => 0,
  },
  {
    id: 'cult.challenge.prior-is-none',
    on: 'completed',
    stage: 'rate',
    of: ['monastery'],
    raises: ['base.score.monastery-tiles'],
    cites: cites('cult.challenge.special-monastery', 'cult.challenge.both-occupied'),
    applies: (of) => isUnchallenged(of) && isBesidePrior(of),
    by: () => 0,
  },
];
