/** What a crop circle lets a player do. */
import type { Choose, Pass, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { isOpen, mayBeOpen } from '../../kernel/judge/legal-actions.js';
import { sameCell } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';
import { CHOOSE, CIRCLE, concerned, FOLLOW, isConcerned, kindOf, moverOf, REMOVE, SIGNS, VIA } from './circle.js';
import { ADDING } from './settings.js';
import { followStep, lacks } from './steps.js';

const choice = rule<Choose>({
  id: 'choice.either',
  about: 'turn',
  on: ['choose/add', 'choose/remove'],
  cites: ['corn-circles.action.choice', 'corn-circles.action.choice-even-without', 'corn-circles.action.no-followers-at-all'],
  judge: (inquiry) => {
    const { view } = inquiry;
    const kind = kindOf(view);
    if (!kind && !view.laid && view.turn.step === CHOOSE) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (!kind) return inquiry.forbid('the tile just laid bears no crop circle');
    inquiry.cite([SIGNS[kind]]);
    return inquiry.pass('whoever laid the crop circle chooses for all, adding or taking back');
  },
});

const mustChoose = rule<Pass>({
  id: 'choice.not-passed',
  about: 'turn',
  on: 'pass',
  cites: ['corn-circles.action.choice', 'corn-circles.action.choice-even-without'],
  applies: ({ view }) => view.turn.step === CHOOSE,
  judge: ({ forbid }) => forbid('one of the two effects must be chosen'),
});

const byCircle = ({ action }: Inquiry<PlaceFigure>) => action.via === VIA;
const effectNow = ({ view }: Pick<Inquiry, 'view'>) => (view.turn.step === FOLLOW ? view.state(CIRCLE)?.effect : undefined);

/** Whether a crop circle is followed of which the position does not say what was chosen. */
const isUntold = ({ view }: Pick<Inquiry, 'view'>) => view.turn.step === FOLLOW && lacks(view).length > 0;
const untold = ({ view, unknown }: Inquiry) => unknown('what was chosen at the crop circle is not known', lacks(view));

const adding = rule<PlaceFigure>({
  id: 'add.chosen',
  about: 'kind',
  on: 'place-figure',
  cites: ['corn-circles.action.choice', 'corn-circles.add.no-figure-action', 'corn-circles.add.occupied-and-closed'],
  overrides: ['base.figure.tile-just-laid', 'base.figure.unoccupied', 'base.turn.one-figure-action'],
  applies: byCircle,
  judge: (inquiry) => {
    if (isUntold(inquiry)) return untold(inquiry);
    return effectNow(inquiry) === 'add' ? inquiry.pass('followers are added') : inquiry.forbid('no crop circle lets a follower be added now');
  },
});

const beside = rule<PlaceFigure>({
  id: 'add.where',
  on: 'place-figure',
  cites: ['corn-circles.add.where', 'corn-circles.add.occupied-and-closed', 'corn-circles.tile.nobody-on-it'],
  applies: (inquiry) => byCircle(inquiry) && effectNow(inquiry) === 'add',
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const kind = kindOf(view)!;
    inquiry.cite([SIGNS[kind]]);
    if (!Object.hasOwn(SIGNS, spotName(action.at) ?? '')) inquiry.cite(['corn-circles.kind.others-untouched']);
    if (spotName(action.at) !== kind) return forbid('the crop circle concerns the {kind} only', { kind, feature: spotName(action.at) });
    const node = view.node(action.at);
    const own = concerned(view, moverOf(view)).filter(
      ({ at }) => sameCell(cellOf(at), cellOf(action.at)) && view.onNode(node).some(({ figure }) => figure.at === at),
    );
    return own.length > 0
      ? pass('a follower of the player stands there', () => ({ beside: own.map(({ id }) => id) }))
      : forbid('no follower of the player stands on that {feature} of that tile', { feature: kind, tile: cellOf(action.at) });
  },
});

const follower = rule<PlaceFigure>({
  id: 'add.follower',
  about: 'kind',
  on: 'place-figure',
  cites: ['corn-circles.kind.special-figures', 'corn-circles.add.which-follower', 'corn-circles.add.no-supply', 'corn-circles.kind.every-follower'],
  applies: byCircle,
  judge: ({ view, action, pass, forbid }) =>
    view.isFollower({ kind: action.kind })
      ? pass('any follower may be added that may stand there', { kind: action.kind })
      : forbid('the {kind} is no follower', { kind: action.kind }),
});

const nothingElse = rule<PlaceFigure>({
  id: 'add.by-circle-only',
  about: 'kind',
  on: 'place-figure',
  cites: ['corn-circles.add.where'],
  applies: (inquiry) => inquiry.view.turn.step === FOLLOW && !byCircle(inquiry),
  judge: ({ forbid }) => forbid('now followers come by the crop circle only'),
});

const removable = rule<RemoveFigure>({
  id: 'remove.own-follower',
  on: REMOVE,
  cites: [
    'corn-circles.remove.must',
    'corn-circles.remove.just-placed',
    'corn-circles.kind.every-follower',
    'corn-circles.kind.special-figures',
    'corn-circles.kind.others-untouched',
  ],
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    if (isUntold(inquiry)) return untold(inquiry);
    if (effectNow(inquiry) !== 'remove') return forbid('no crop circle makes players take followers back now');
    const { figure } = view.figure(action.figure) ?? {};
    const kind = kindOf(view)!;
    inquiry.cite([SIGNS[kind]]);
    if (figure?.owner !== moverOf(view)) return forbid('it is no figure of the player whose decision it is', { figure: action.figure });
    return isConcerned(view, figure)
      ? pass('it is such a follower of his', { kind })
      : forbid('the crop circle concerns followers on a {feature} only', { feature: kind, figure: figure.kind });
  },
});

const passing = rule<Pass>({
  id: 'follow.pass',
  about: 'turn',
  on: 'pass',
  cites: ['corn-circles.action.choice'],
  applies: ({ view }) => view.turn.step === FOLLOW,
  judge: (inquiry) => {
    const { view, pass } = inquiry;
    if (isUntold(inquiry)) return untold(inquiry);
    const effect = effectNow(inquiry);
    if (effect === 'remove') inquiry.cite(cites('corn-circles.remove.must'));
    // in a game such players are passed over: a position may begin with one
    if (effect !== undefined && concerned(view, moverOf(view)).length === 0) {
      inquiry.cite(cites('corn-circles.order.passed-over'));
      return pass('he has no follower whom the crop circle concerns');
    }
    if (effect === 'add' && !mayBeOpen(view, followStep)) {
      inquiry.cite(cites('corn-circles.add.no-supply'));
      return pass('he has no follower left who may stand there');
    }
    if (effect !== 'add') return inquiry.forbid('whoever has such a follower must take one back');
    if (inquiry.get(ADDING) === 'may') return pass('adding a follower is voluntary');
    if (isOpen(view, followStep)) return inquiry.forbid('whoever can add a follower must do so');
    return inquiry.unknown('the supply of the player is not known', [`/players/${view.players.findIndex(({ id }) => id === moverOf(view))}/supply`]);
  },
});

export const circleRules = [choice, mustChoose, adding, beside, follower, nothingElse, removable, passing];

/** What such a tile is besides: it tells, and decides nothing. */
const ordinaryTile = rule({
  id: 'tile.ordinary',
  about: 'turn',
  on: ['place-tile'],
  isRemark: true,
  cites: ['corn-circles.tile.ordinary', 'corn-circles.tile.separates'],
  applies: ({ view }) =>
    view.turn.tile !== undefined && (view.ruleset.design(view.turn.tile)?.symbols.some((word) => word.startsWith('corn-circle-')) ?? false),
  judge: ({ pass }) => pass('a tile with a crop circle is laid like every tile; its plot divides roads and fields'),
});

const ordinaryFigure = rule<PlaceFigure>({
  id: 'tile.ordinary-figure',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['corn-circles.tile.ordinary', 'corn-circles.tile.separates', 'corn-circles.tile.nobody-on-it'],
  applies: (inquiry) => !byCircle(inquiry) && kindOf(inquiry.view) !== undefined,
  judge: ({ pass }) => pass('first the tile is occupied as usual; nobody stands on the crop circle itself'),
});
export const tileRemarks = [ordinaryTile, ordinaryFigure];
