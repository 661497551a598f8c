/** With Traders & Builders: orphaned builders and pigs, the two parts of a double turn, and the trade goods. */
import type { MoveDragon, RemoveFigure } from '../../contract/action.js';
import type { FigureReturned } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position.js';
import type { Skip, Step, Trigger } from '../../kernel/step.js';
import { because, cites, rule } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { eaten } from './dragon.js';
import { FAIRY_POINT_IN_DOUBLE_TURN, ORPHANS_BUILDER_PIG, VOLCANO_TURN_FLOW } from './settings/index.js';

const ORPHANS = ['builder', 'pig'];

export const orphansGoHome: Trigger = {
  id: 'princess-and-dragon.with-traders-and-builders.orphans-go-home',
  on: 'figure-returned',
  cites: cites(
    'pd.dragon.x.traders-builders.any-removal-cause',
    'pd.dragon.x.traders-builders.reason',
    'pd.dragon.x.traders-builders.orphans-stayed-originally',
  ),
  replaces: ['traders-and-builders.orphan.goes-home'],
  then: (view, effect, before) => {
    const gone = effect as FigureReturned;
    const node = before.node(gone.at);
    // whoever stands on a scored feature goes home by that
    if (
      gone.rule === 'base.score.return' ||
      node < 0 ||
      view.get(ORPHANS_BUILDER_PIG) === 'stay' ||
      !isFollower(view, before.figure(gone.figure)!.figure)
    )
      return [];
    const own = view
      .onNode(node)
      .map(({ figure }) => figure)
      .filter(({ owner }) => owner === gone.to);
    if (own.some((figure) => isFollower(view, figure))) return [];
    return own
      .filter(({ kind }) => ORPHANS.includes(kind))
      .map(({ id, kind, at, owner }) => ({
        type: 'figure-returned' as const,
        figure: id,
        kind,
        to: owner!,
        at,
        ...because('with-traders-and-builders.orphans-go-home', ...clausesOf(gone, at.feature)),
      }));
  },
};

const isFollower = (view: Position, figure: Figure) => view.ruleset.trait(view.ruleset.subject(figure), 'isFollower').value === 'yes';

function clausesOf(gone: FigureReturned, feature: string): PrincessAndDragonClauseId[] {
  const general = cites('pd.dragon.x.traders-builders.any-removal-cause', 'pd.dragon.x.traders-builders.reason');
  if (gone.rule === because('princess.sends-away').rule) return [...cites('pd.princess.builder-follows-last-knight'), ...general];
  if (feature === 'road')
    return [...cites('pd.dragon.x.traders-builders.last-thief-frees-builder', 'pd.dragon.x.traders-builders.thief-definition'), ...general];
  if (feature === 'field') return [...cites('pd.dragon.x.traders-builders.last-farmer-frees-pig'), ...general];
  return [...cites('pd.dragon.x.traders-builders.last-knight-frees-builder'), ...general];
}

const notCaught = rule<RemoveFigure>({
  id: 'with-traders-and-builders.builder-is-no-knight',
  on: 'remove-figure/princess',
  cites: ['pd.princess.builder-not-removable', 'pd.princess.x.tower.builder-pig-not-capturable'],
  applies: ({ view, action }) => ORPHANS.includes(view.figure(action.figure)!.figure.kind),
  judge: ({ view, action, forbid }) => forbid('builder and pig are no followers', { kind: view.figure(action.figure)!.figure.kind }),
});

/** The figures that leave the board by the action. */
const leaving = (view: Position, action: MoveDragon | RemoveFigure): readonly string[] =>
  action.type === 'remove-figure'
    ? [action.figure]
    : eaten(view, action.to).flatMap((effect) => (effect.type === 'figure-returned' ? [effect.figure] : []));

/** Builders and pigs whose last follower is among those who leave. */
function orphansOf(view: Position, action: MoveDragon | RemoveFigure): Figure[] {
  const possible = view.figures.filter(({ figure, node }) => node >= 0 && ORPHANS.includes(figure.kind));
  const gone = possible.length > 0 ? leaving(view, action) : [];
  return possible.flatMap(({ figure, node }) => {
    const companions = view
      .onNode(node)
      .map((standing) => standing.figure)
      .filter((other) => other.owner === figure.owner && isFollower(view, other));
    const orphan = companions.length > 0 && companions.every(({ id }) => gone.includes(id)) && !gone.includes(figure.id);
    return orphan ? [figure] : [];
  });
}

const orphaned = rule<MoveDragon | RemoveFigure>({
  id: 'with-traders-and-builders.orphans',
  on: ['move-dragon', 'remove-figure/princess'],
  cites: ['pd.dragon.x.traders-builders.any-removal-cause'],
  applies: ({ view, action }) => orphansOf(view, action).length > 0,
  judge: (inquiry) => {
    const orphans = orphansOf(inquiry.view, inquiry.action).map(({ id }) => id);
    return inquiry.get(ORPHANS_BUILDER_PIG) === 'stay'
      ? inquiry.pass('builder or pig stays without a follower', { orphans })
      : inquiry.pass('builder or pig goes home with the last follower', { orphans });
  },
});

export const rulesWithTradersAndBuilders = [notCaught, orphaned];

/** A completed city is dealt with when its goods are taken: where the dragon walks after scoring, it walks after that. */
export function afterTradeGoods(step: Step): Step {
  if (step.id !== 'move-dragon') return step;
  const { after = [] } = step;
  return {
    ...step,
    after: (settings) => {
      const ids = typeof after === 'function' ? after(settings) : after;
      return ids.includes('score') ? [...ids, 'trade-goods'] : ids;
    },
  };
}

export const skipsWithTradersAndBuilders: readonly Skip[] = [
  {
    id: 'princess-and-dragon.with-traders-and-builders.point-once',
    steps: ['fairy-point'],
    cites: cites('pd.fairy.point.once-per-double-turn', 'pd.fairy.point.double-turn-origin'),
    when: (view) => (view.turn.part ?? 1) > 1 && view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'first-part-only',
  },
  {
    id: 'princess-and-dragon.with-traders-and-builders.no-goods-from-volcano',
    steps: ['trade-goods'],
    cites: cites('pd.volcano.turn-ends-zmg'),
    // the goods belong to the scoring that this reading leaves out
    when: (view) => view.laidSymbol('volcano') && view.get(VOLCANO_TURN_FLOW) === 'literal-end',
  },
];
