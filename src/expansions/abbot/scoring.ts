/** What says that the abbot scores as a monk would: it changes no points. */
import type { RateRule, Scoring } from '../../kernel/declare/score.js';
import type { AbbotClauseId } from './author.js';

const own = ({ view, feature, player }: Scoring) => view.on(feature).some(({ figure }) => figure.kind === 'abbot' && figure.owner === player);
const owners = ({ view, feature }: Scoring) => new Set(view.on(feature).map(({ figure }) => figure.owner)).size;

const SHARED: AbbotClauseId = 'abbot.score.majority';

const at = (stage: 'completed' | 'final', cites: AbbotClauseId): RateRule => ({
  id: cites,
  stage: 'rate',
  on: stage,
  of: ['monastery', 'garden'],
  cites: [cites],
  raises: ['base.score.monastery-tiles', 'base.score.garden-tiles'],
  applies: own,
  because: (scoring) => (owners(scoring) > 1 ? [SHARED] : []),
  by: () => 0,
});

export const abbotScoring: readonly RateRule[] = [at('completed', 'abbot.score.completed'), at('final', 'abbot.score.final')];
