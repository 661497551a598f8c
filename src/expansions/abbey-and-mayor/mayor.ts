/** What the mayor makes of a city; how many he counts for stands with the figure. */
import type { Payout, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { majority } from '../../kernel/play/scoring.js';
import { because, cites } from './author.js';
import { flatMap } from '../../kernel/lists.js';

const MAYOR = 'mayor';

const hasMayor = ({ view, feature }: Scoring): boolean => view.on(feature).some(({ figure }) => figure.kind === MAYOR);

/** Pennants are worth what they always are, whoever counts them: it is told where a mayor stands. */
export const mayorScoring: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.mayor.points-unchanged',
    stage: 'rate',
    of: ['city'],
    cites: cites('mayor.is-a-follower', 'mayor.strength', 'mayor.every-pennant', 'mayor.points-unchanged', 'mayor.adds-up', 'mayor.returns'),
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    applies: hasMayor,
    because: ({ feature }) => (feature.pennants === 0 ? cites('mayor.zero') : []),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.mayor.final',
    stage: 'rate',
    on: 'final',
    of: ['city'],
    cites: cites('mayor.final'),
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    applies: hasMayor,
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.mayor.cathedral',
    stage: 'rate',
    of: ['city'],
    cites: cites('mayor.cathedral'),
    raises: ['base.score.city-tiles', 'base.score.pennants'],
    applies: (scoring) => hasMayor(scoring) && scoring.feature.count('cathedral') > 0,
    by: () => 0,
  },
];

/** Where nobody counts anything, it is told that a mayor gets nothing. */
export const mayorForNothing: Payout = {
  id: 'abbey-and-mayor.mayor.zero',
  cites: cites('mayor.zero', 'mayor.zero-fairy'),
  pay: ({ view, feature, stage }) => {
    if (feature.kind !== 'city' || feature.pennants > 0 || majority(view, { feature, stage }).length > 0) return {};
    const owners = flatMap(view.on(feature), ({ figure: { kind, owner } }) => (kind === MAYOR && owner !== undefined ? [owner] : []));
    const fairy = view.neutral('fairy')?.figure;
    const isHers = view.on(feature).some(({ figure: { id, kind } }) => kind === MAYOR && id === fairy);
    const why = isHers ? because('mayor.zero', 'mayor.zero', 'mayor.zero-fairy') : because('mayor.zero', 'mayor.zero');
    const line = { label: 'pennants', quantity: 0, each: 0, points: 0, ...why };
    return { payments: [...new Set(owners)].map((player) => ({ player, lines: [line], to: 'score' as const })) };
  },
};
