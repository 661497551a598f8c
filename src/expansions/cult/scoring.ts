/** What a shrine scores, like a monastery: the base game counts it, this says why. */
import type { RateRule } from '../../kernel/declare/score.js';
import { cites, type CultClauseId } from './author.js';
import { SHRINE } from './buildings.js';

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

export const shrineScores: readonly RateRule[] = [
  like('cult.shrine.like-monastery', undefined, 'cult.shrine.like-monastery'),
  like('cult.shrine.unfinished-at-end', 'final', 'cult.shrine.unfinished-at-end', 'cult.challenge.neither-at-end'),
];
