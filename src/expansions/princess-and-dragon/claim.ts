/** The house rule that the fairy's point is claimed, and lost when it is forgotten. */
import { HOUSE_FAIRY_FIVE_POINTS, HOUSE_FAIRY_POINT_CLAIM } from './settings/house.js';
import { FAIRY_POINT_IN_DOUBLE_TURN } from './settings/fairy-points.js';
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import { cellOf, spotIn } from '../../contract/spot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { cites, rule } from './author.js';
import { fairyPoint, pointsNow } from './fairy-points.js';
import type { ClaimFairyPoint } from './wire.js';

const CLAIM = 'claim-fairy-point';

export const claimFairyPoint: ActionKind<ClaimFairyPoint> = {
  id: CLAIM,
  // until the bag is handed on, whatever is decided meanwhile
  in: '*',
  interlude: true,
  cites: cites('pd.house.claim-fairy-point-until-bag-passes'),
  propose: (view) => {
    if (view.get(HOUSE_FAIRY_POINT_CLAIM) !== 'until-bag-passes' || view.get(HOUSE_FAIRY_FIVE_POINTS) !== 'off' || !view.neutral('fairy')) return [];
    return [view.decider === view.active ? { type: CLAIM } : { type: CLAIM, player: view.active }];
  },
  perform: (view) => fairyPoint(atTheBeginning(view), 'fairy.point-is-claimed', 'pd.house.claim-fairy-point-until-bag-passes'),
};

/** What has been done since the point was due. */
const doneSince = (view: Position): readonly DoneAction[] => (view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'each-part' ? view.done : view.doneInTurn);

/** Without who has come to where he stands since: what is claimed is the point of the beginning of the turn. */
function atTheBeginning(view: Position): Position {
  const figures = [...(view.snapshot.figures ?? [])];
  for (const action of doneSince(view)) {
    const came = figures.findLastIndex((figure) => hasCome(view, action, figure));
    if (came >= 0) figures.splice(came, 1);
  }
  return view.next({ ...view.snapshot, figures });
}

function hasCome(view: Position, { type, kind, figure, at }: DoneAction, there: Figure): boolean {
  if (type === 'move-figure') return there.id === figure;
  const spot = spotIn(at);
  // of several of a kind in one place he has not come whom she was with before
  const isOther = figure === undefined ? there.id !== view.neutral('fairy')?.figure : there.id === figure;
  return (
    type === 'place-figure' &&
    isOther &&
    there.owner === view.active &&
    there.kind === kind &&
    spot !== undefined &&
    sameCell(cellOf(spot), cellOf(there.at)) &&
    view.node(spot) === view.node(there.at)
  );
}

const onlyWhereClaimed = rule<ClaimFairyPoint>({
  id: 'fairy.point-is-claimed',
  on: CLAIM,
  cites: ['pd.fairy.point.start-of-turn'],
  judge: (inquiry) => {
    if (inquiry.get(HOUSE_FAIRY_FIVE_POINTS) !== 'off') return inquiry.forbid('at this table the fairy brings no point at the beginning of a turn');
    return inquiry.get(HOUSE_FAIRY_POINT_CLAIM) === 'until-bag-passes'
      ? inquiry.pass('at this table the point is claimed')
      : inquiry.forbid('the point is scored by itself at the beginning of the turn');
  },
});

/** Whom the player has taken back himself: she may have been with him. */
const isTakenBack = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && ['abbot', 'festival'].includes(String(by));

const due = rule<ClaimFairyPoint>({
  id: 'fairy.point-is-due',
  on: CLAIM,
  cites: ['pd.fairy.point.start-of-turn', 'pd.house.claim-fairy-point-until-bag-passes'],
  judge: (inquiry) => {
    const { view, pass, forbid, unknown, unregulated } = inquiry;
    if ((view.turn.part ?? 1) > 1) inquiry.get(FAIRY_POINT_IN_DOUBLE_TURN);
    const done = doneSince(view);
    if (done.some(({ type }) => type === CLAIM)) return forbid('the point has been claimed in this turn');
    // that the point of the beginning may still be claimed, or is lost with her, the house rule does not say
    if (done.some(({ type }) => type === 'move-fairy'))
      return unregulated('no source says whether her point may still be claimed once the fairy was moved in this turn');
    const points = pointsNow(atTheBeginning(view));
    if (!points) return unknown('whom the fairy is with is not known', ['/neutral/fairy/figure']);
    if (points.quantity > 0) return pass('the fairy is with a follower of the player');
    return view.neutral('fairy')?.figure === null && done.some(isTakenBack)
      ? unregulated('no source says whether her point may still be claimed once a figure was taken back in this turn')
      : forbid('the fairy is not with a follower of the player');
  },
});

/** The bag is his while others move the dragon, too. */
const whose = rule<ClaimFairyPoint>({
  id: 'fairy.point-is-his-to-claim',
  on: CLAIM,
  cites: ['pd.house.claim-fairy-point-until-bag-passes'],
  overrides: ['base.turn.player'],
  applies: ({ view, action }) => action.player !== undefined && view.decider !== view.active,
  judge: ({ view, action, pass, forbid }) =>
    action.player === view.active
      ? pass('at this table the point is claimed')
      : forbid('only `{player}` may claim the point in this turn', { player: view.active }),
});

const notByItself = rule<Pass | PlaceFigure>({
  id: 'fairy.point-not-by-itself',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['pd.fairy.point.start-of-turn'],
  applies: ({ view }) =>
    view.neutral('fairy') !== undefined && (view.get(HOUSE_FAIRY_POINT_CLAIM) !== 'automatic' || view.get(HOUSE_FAIRY_FIVE_POINTS) !== 'off'),
  judge: (inquiry) => {
    inquiry.get(HOUSE_FAIRY_POINT_CLAIM);
    inquiry.get(HOUSE_FAIRY_FIVE_POINTS);
    return inquiry.pass("at this table the fairy's point is not scored by itself");
  },
});

export const claimRules = [onlyWhereClaimed, due, whose, notByItself];
