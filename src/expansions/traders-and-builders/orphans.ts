/** Builder and pig go home with the last follower of their owner. */
import type { FigureReturned } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/step.js';
import { because, cites } from './author.js';
import { followersOf, isFollower } from './figures.js';

const ORPHANS = ['builder', 'pig'];

export const orphansGoHome: Trigger = {
  id: 'traders-and-builders.orphan.goes-home',
  on: 'figure-returned',
  cites: cites('traders-and-builders.orphan.goes-home'),
  then: (view, effect, before) => {
    const { figure, to, rule, at } = effect as FigureReturned;
    const node = before.node(at);
    // whoever stands on a scored feature goes home by that
    if (rule === 'base.score.return' || node < 0 || !isFollower(view, before.figure(figure)!.figure) || followersOf(view, to, node).length > 0)
      return [];
    return view
      .onNode(node)
      .filter(({ figure: other }) => other.owner === to && ORPHANS.includes(other.kind))
      .map(({ figure: { id, kind, at: from } }) => ({
        type: 'figure-returned',
        figure: id,
        kind,
        to,
        at: from,
        ...because('orphan.goes-home', 'traders-and-builders.orphan.goes-home'),
      }));
  },
};
