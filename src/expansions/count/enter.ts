/** Putting a follower into the City: who scored nothing while others did may do it at the end of his turn. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { Acceptance, Proposal } from '../../kernel/declare/action.js';
import type { Settlement } from '../../kernel/declare/score.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import { isUnregulated, mayBeOpen } from '../../kernel/judge/legal-actions.js';
import { cites, rule } from './author.js';
import { earned, mayEnter, pointsOfThisTile } from './bonuses.js';
import { entersCity, fitsQuarter, isInCity, LEADS_TO, quarterOf, QUARTERS, quarterSpot } from './quarters.js';
import { setState, stateOf } from './procedure.js';
import { ABBOT_IN_CITY, BONUS_POINTS, COUNT_MOVE, DOUBLE_TURN } from './settings.js';
import { CITY_MARK } from './tiles.js';
import type { CityProcedure } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const ENTER = 'enter-city';

/** Whether somebody came out of the City: before the scoring nothing else that belongs to a player moves without saying by what. */
const hasLeft = (view: Position): boolean =>
  view.doneInTurn.some(
    ({ type, by, figure }) => type === 'move-figure' && by === undefined && view.ruleset.figures.get(String(figure))?.neutral !== true,
  );

export const notePoints: Settlement = {
  id: 'count.deploy.points',
  cites: cites('count.deploy.landscape-scoring-only', 'count.deploy.own-points-in-any'),
  settle: (view) => {
    const { points, bonuses } = pointsOfThisTile(view);
    const isBonus = Object.keys(bonuses).length > 0;
    if (Object.keys(points).length === 0 && !isBonus) return {};
    const { points: _before, bonuses: _besides, ...state } = stateOf(view);
    const noted = { points, ...(isBonus && { bonuses }) };
    const isBarred = (points[view.active] ?? 0) > 0;
    const why = [
      'count.deploy.landscape-scoring-only',
      ...(isBarred ? ['count.deploy.own-points-in-any' as const] : []),
      ...(isBarred && hasLeft(view) ? ['count.redeploy.own-points-then' as const] : []),
      ...(isBonus && view.neutral('fairy') ? ['count.deploy.fairy-bonus' as const] : []),
      ...(isDue(view, noted) ? ['count.deploy.trigger' as const] : []),
    ] as const;
    return { effects: [setState({ ...state, ...noted }, 'deploy.points', ...why)] };
  },
};

/** What is scored of features apart from them: around a watchtower, for coiners, by the teacher, for knights whom the gingerbread man leaves. */
const APART = ['watchtowers.watchtower', 'markets-of-leipzig.bonus.coiners', 'school.bonus.same-points', 'winter.man.leaves'];
/** What a tile brings that is of no feature: to the second edition that does not matter (count.deploy.landscape-scoring-only), unless the table counts it. */
const OF_NO_FEATURE = ['under-the-big-top.circus.is-scored'];

const isBonus = (view: Position, rule: string): boolean =>
  APART.includes(rule) || (OF_NO_FEATURE.includes(rule) && (view.ruleset.edition === 'C1' || view.get(BONUS_POINTS) === 'counted'));

export const noteBonuses: Trigger = {
  id: 'count.deploy.bonuses',
  on: 'points',
  cites: cites('count.deploy.landscape-scoring-only', 'count.deploy.own-points-in-any'),
  then: (view, effect) => {
    if (effect.type !== 'points' || !isBonus(view, effect.rule) || view.board.bearing(CITY_MARK).length === 0) return undefined;
    const state = stateOf(view);
    const bonuses = { ...state.bonuses, [effect.player]: (state.bonuses?.[effect.player] ?? 0) + effect.points };
    const why = ['count.deploy.landscape-scoring-only', 'count.deploy.own-points-in-any'] as const;
    return { effects: [setState({ ...state, bonuses }, 'deploy.bonuses', ...why)] };
  },
};

/** Whether somebody was put into the City in an earlier part of this turn. */
const hasEnteredBefore = ({ turn }: Position): boolean => (turn.earlier ?? []).some(entersCity);

/** Also where it is not regulated whether he may. */
function isDue(view: Position, state?: CityProcedure): boolean {
  const may = mayEnter(view, state);
  return (may === true || may === null) && !(hasEnteredBefore(view) && view.get(DOUBLE_TURN) === 'once');
}

export const enterStep: Step = {
  id: ENTER,
  phase: 'after-scoring',
  cites: cites('count.deploy.trigger', 'count.deploy.each-part', 'count.deploy.one-per-turn'),
  decides: true,
  passable: true,
  due: (view) => isDue(view),
  open: (view) => mayBeOpen(view, view.ruleset.step(ENTER)!) || isUnregulated(view, 'place-figure'),
};

export const placeInEnter: Acceptance = { kind: 'place-figure', in: [ENTER] };

export const intoTheCity: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (view.turn.step !== ENTER) return [];
    const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(view.active, kind) !== 0);
    return flatMap(kinds, ({ kind }) => QUARTERS.map((place): PlaceFigure => ({ type: 'place-figure', kind, at: quarterSpot(place) })));
  },
};

const isIntoCity = ({ action }: Inquiry<PlaceFigure>) => isInCity(action.at);

/** The City is no tile, and its follower comes on top of what was done with a figure before. */
const onlyThisWay = rule<PlaceFigure>({
  id: 'deploy.only-this-way',
  on: 'place-figure',
  cites: ['count.deploy.only-this-way', 'count.city.no-feature', 'count.deploy.one-per-turn', 'count.redeploy.only-way-out'],
  overrides: ['base.figure.tile-just-laid', 'base.turn.one-figure-action', 'base.figure.feature-for-kind'],
  applies: isIntoCity,
  judge: ({ view, action, pass, forbid }) =>
    view.turn.step === ENTER && action.via === undefined
      ? pass('the turn is at the point where a follower may be put into the City')
      : forbid('a follower comes into the City only at the end of a turn that scored for others'),
});

const isEarned = rule<PlaceFigure>({
  id: 'deploy.earned',
  on: 'place-figure',
  cites: [
    'count.deploy.trigger',
    'count.deploy.own-points-in-any',
    'count.deploy.at-least-one-point',
    'count.deploy.landscape-scoring-only',
    'count.deploy.each-part',
    'count.deploy.additional',
    'count.redeploy.own-points-then',
  ],
  applies: (inquiry) => isIntoCity(inquiry) && inquiry.view.turn.step === ENTER,
  judge: (inquiry) => {
    const { view } = inquiry;
    const { points, bonuses } = stateOf(view);
    const by = earned(view);
    if (!by) return inquiry.unknown('who got points from the features of this turn is not known', ['/turn/city/points']);
    if (by.without !== by.withBonuses) inquiry.get(BONUS_POINTS);
    const may = mayEnter(view);
    if (may === null) return inquiry.unregulated('whether points beside those of the features count here no source says', { points, bonuses });
    if (may) return inquiry.pass('others got points from this tile, and the player none', { points });
    return (points?.[view.active] ?? 0) > 0 || (bonuses?.[view.active] ?? 0) > 0
      ? inquiry.forbid('the player got points from this tile himself', { points })
      : inquiry.forbid('nobody got points from this tile', { points });
  },
});

const oncePerDoubleTurn = rule<PlaceFigure>({
  id: 'deploy.each-part',
  on: 'place-figure',
  cites: ['count.deploy.each-part'],
  applies: (inquiry) => isIntoCity(inquiry) && hasEnteredBefore(inquiry.view),
  judge: (inquiry) =>
    inquiry.get(DOUBLE_TURN) === 'each-part'
      ? inquiry.pass('each part of a double turn is looked at for itself')
      : inquiry.forbid('a follower has been put into the City in this double turn'),
});

const follower = rule<PlaceFigure>({
  id: 'deploy.follower',
  on: 'place-figure',
  cites: ['count.deploy.followers-only'],
  applies: isIntoCity,
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    if (kind === 'abbot')
      return inquiry.get(ABBOT_IN_CITY) === 'allowed'
        ? inquiry.pass('the abbot may be put into the City')
        : inquiry.forbid('the abbot is not among the figures that may be put into the City', { kind });
    return inquiry.view.isFollower({ kind })
      ? inquiry.pass('it is a follower', { kind })
      : inquiry.forbid('only followers are put into the City', { kind });
  },
});

const fromSupply = rule<PlaceFigure>({
  id: 'deploy.from-supply',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.from-supply'],
  cites: ['count.deploy.from-supply'],
  applies: isIntoCity,
  judge: ({ pass }) => pass('he comes from the supply'),
});

const thenTheCount = rule<PlaceFigure>({
  id: 'deploy.then-the-count',
  on: 'place-figure',
  isRemark: true,
  cites: ['count.count.only-after-placing'],
  applies: (inquiry) => isIntoCity(inquiry) && inquiry.view.turn.step === ENTER,
  judge: (inquiry) =>
    inquiry.get(COUNT_MOVE) === 'by-choice'
      ? inquiry.pass('whoever puts a follower into the City may move the Count then')
      : inquiry.pass('where the Count goes then is not chosen'),
});

const quarter = rule<PlaceFigure>({
  id: 'deploy.quarter',
  on: 'place-figure',
  cites: ['count.deploy.any-quarter', 'count.deploy.quarter-must-fit', 'count.setup.quarters', 'count.count.blocks-nothing-else'],
  // of others no quarter speaks
  applies: (inquiry) => isIntoCity(inquiry) && inquiry.view.isFollower({ kind: inquiry.action.kind }),
  judge: ({ view, action, pass, forbid, unknown }) => {
    const place = quarterOf(action.at);
    if (!place) return unknown('into which quarter of the City is not said', ['/action/at/place']);
    return fitsQuarter(view, action.kind, place)
      ? pass('whoever stands there, such a figure may be put into that quarter', { place })
      : forbid('such a figure could never leave that quarter for a {feature}', { kind: action.kind, feature: LEADS_TO[place] });
  },
});

const nowhereElse = rule<PlaceFigure>({
  id: 'deploy.into-the-city-only',
  on: 'place-figure',
  cites: ['count.deploy.trigger'],
  applies: (inquiry) => inquiry.view.turn.step === ENTER && !isIntoCity(inquiry),
  judge: ({ forbid }) => forbid('a figure is put into a quarter of the City now, and nowhere else'),
});

const optional = rule<Pass>({
  id: 'deploy.optional',
  about: 'turn',
  on: 'pass',
  cites: ['count.deploy.optional', 'count.count.only-after-placing'],
  applies: ({ view }) => view.turn.step === ENTER,
  judge: ({ pass }) => pass('putting a follower into the City is optional'),
});

export const enterRules = [onlyThisWay, isEarned, oncePerDoubleTurn, follower, fromSupply, quarter, thenTheCount, nowhereElse, optional];
