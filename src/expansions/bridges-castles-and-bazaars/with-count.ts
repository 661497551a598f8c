/** With the Count: what a castle scores because of the tile laid is looked at like the features themselves. */
import type { FeatureScored } from '../../contract/effect.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import type { StateMember } from '../../kernel/declare/state.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { CountClauseId } from '../count/author.js';
import type { CityProcedure } from '../count/wire.js';

const CITES: readonly CountClauseId[] = ['count.deploy.trigger', 'count.deploy.own-points-in-any'];
const CITY_STATE: StateMember<CityProcedure> = { name: 'city', of: 'turn' };

const noted: Trigger = {
  id: 'bridges-castles-and-bazaars.with-count.castle-points',
  on: 'feature-scored',
  cites: CITES,
  then: (view, effect) => {
    const { feature, scores } = effect as FeatureScored;
    const gained = scores.filter(({ points }) => points > 0);
    if (feature.feature !== 'castle' || gained.length === 0) return undefined;
    const state = view.state(CITY_STATE) ?? {};
    const points = { ...state.points };
    for (const { player, points: got } of gained) points[player] = (points[player] ?? 0) + got;
    const why = { rule: 'bridges-castles-and-bazaars.with-count.castle-points', cites: [...CITES] };
    return { effects: [{ type: 'procedure', procedure: CITY_STATE.name, state: { ...state, points }, ...why }] };
  },
};

export const withCount: Readonly<Record<string, Parts>> = { 'count/count': { triggers: [noted] } };
