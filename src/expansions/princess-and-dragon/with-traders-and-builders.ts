/** With Traders & Builders: builder and pig go home with the last follower of their owner on the feature. */
import type { FigureReturned } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position.js';
import type { Trigger } from '../../kernel/step.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { ORPHANS_BUILDER_PIG } from './settings/index.js';

const ORPHANS = ['builder', 'pig'];

export const orphansGoHome: Trigger = {
  id: 'princess-and-dragon.with-traders-and-builders.orphans-go-home',
  on: 'figure-returned',
  cites: cites('pd.dragon.x.traders-builders.any-removal-cause'),
  then: (view, effect, before) => {
    const gone = effect as FigureReturned;
    const node = before.node(gone.at);
    if (node < 0 || view.get(ORPHANS_BUILDER_PIG) === 'stay' || !isFollower(view, before.figure(gone.figure)!.figure)) return [];
    const own = view.onNode(node).map(({ figure }) => figure).filter(({ owner }) => owner === gone.to);
    if (own.some((figure) => isFollower(view, figure))) return [];
    return own
      .filter(({ kind }) => ORPHANS.includes(kind))
      .map(({ id, kind, at, owner }) => ({ type: 'figure-returned' as const, figure: id, kind, to: owner!, at, ...because('with-traders-and-builders.orphans-go-home', ...clausesOf(gone, at.feature)) }));
  },
};

const isFollower = (view: Position, figure: Figure) => view.ruleset.trait(view.ruleset.subject(figure), 'isFollower').value === 'yes';

function clausesOf(gone: FigureReturned, feature: string): PrincessAndDragonClauseId[] {
  const general = cites('pd.dragon.x.traders-builders.any-removal-cause', 'pd.dragon.x.traders-builders.reason');
  if (gone.rule === because('princess.sends-away').rule) return [...cites('pd.princess.builder-follows-last-knight'), ...general];
  if (feature === 'road') return [...cites('pd.dragon.x.traders-builders.last-thief-frees-builder', 'pd.dragon.x.traders-builders.thief-definition'), ...general];
  if (feature === 'field') return [...cites('pd.dragon.x.traders-builders.last-farmer-frees-pig'), ...general];
  return [...cites('pd.dragon.x.traders-builders.last-knight-frees-builder'), ...general];
}
