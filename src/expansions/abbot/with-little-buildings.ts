/** With Little Buildings: whether they count when the abbot is taken back. */
import type { RemoveFigure } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { score } from '../../kernel/play/scoring.js';
import { REMOVAL_LITTLE_BUILDINGS } from './settings.js';

const isOfBuildings = (rule: string) => rule.startsWith('little-buildings.');

export const withoutBuildings: Proposal<RemoveFigure> = {
  kind: 'remove-figure/abbot',
  perform: (view, _action, usual) => {
    const { scores = [], ...happening } = usual();
    if (view.get(REMOVAL_LITTLE_BUILDINGS) === 'counted') return { ...happening, scores };
    const why = view.ruleset.citesOf(REMOVAL_LITTLE_BUILDINGS, view.get(REMOVAL_LITTLE_BUILDINGS));
    const left = scores.map(({ player, feature, lines }) => {
      const own = lines.filter(({ rule }) => !isOfBuildings(rule));
      const isLess = own.length < lines.length;
      return score(player, feature, isLess ? own.map((line) => ({ ...line, cites: [...line.cites, ...why] })) : own);
    });
    return { ...happening, scores: left };
  },
};
