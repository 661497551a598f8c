/** The house rule that the fairy's point is claimed, and lost when it is forgotten. */
import { HOUSE_FAIRY_FIVE_POINTS, HOUSE_FAIRY_POINT_CLAIM } from './settings/house.js';
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { cites, rule } from './author.js';
import { fairyPoint, pointsNow } from './fairy-points.js';
import { hasMovedFairy } from './fairy.js';
import type { ClaimFairyPoint } from './wire.js';

const CLAIM = 'claim-fairy-point';

export const claimFairyPoint: ActionKind<ClaimFairyPoint> = {
  id: CLAIM,
  // until the bag is handed on
  in: ['place-tile', 'place-figure', 'move-dragon'],
  interlude: true,
  cites: cites('pd.house.claim-fairy-point-until-bag-passes'),
  propose: (view) => {
    if (view.get(HOUSE_FAIRY_POINT_CLAIM) !== 'until-bag-passes' || !view.neutral('fairy')) return [];
    return [view.decider === view.active ? { type: CLAIM } : { type: CLAIM, player: view.active }];
  },
  perform: (view) => fairyPoint(view, 'fairy.point-is-claimed', 'pd.house.claim-fairy-point-until-bag-passes'),
};

const onlyWhereClaimed = rule<ClaimFairyPoint>({
  id: 'fairy.point-is-claimed',
  on: CLAIM,
  cites: ['pd.fairy.point.start-of-turn'],
  judge: (inquiry) =>
    inquiry.get(HOUSE_FAIRY_POINT_CLAIM) === 'until-bag-passes'
      ? inquiry.pass('at this table the point is claimed')
      : inquiry.forbid('the point is scored by itself at the beginning of the turn'),
});

const due = rule<ClaimFairyPoint>({
  id: 'fairy.point-is-due',
  on: CLAIM,
  cites: ['pd.fairy.point.start-of-turn', 'pd.house.claim-fairy-point-until-bag-passes'],
  judge: ({ view, pass, forbid, unknown, unregulated }) => {
    if (view.done.some(({ type }) => type === CLAIM)) return forbid('the point has been claimed in this turn');
    // that the point of the beginning may still be claimed, or is lost with her, the house rule does not say
    if (hasMovedFairy(view)) return unregulated('no source says whether her point may still be claimed once the fairy was moved in this turn');
    const points = pointsNow(view);
    if (!points) return unknown('whom the fairy is with is not known', ['/neutral/fairy/figure']);
    return points.quantity > 0 ? pass('the fairy is with a follower of the player') : forbid('the fairy is not with a follower of the player');
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
