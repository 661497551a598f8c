/** Where a follower lands. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import { cellOf, spotName, type Spot } from '../../contract/spot.js';
import type { Acceptance, Proposal } from '../../kernel/declare/action.js';
import { placeOf } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { BY_AIR, FLIGHT, target } from './flight.js';
import { PYRAMID_LANDING } from './settings.js';

const STEP = 'land-figure';
const PYRAMID = 'pyramid';

export const lands = ({ action }: Inquiry<PlaceFigure>): boolean => action.via === BY_AIR;
const landsOnFeature = (inquiry: Inquiry<PlaceFigure>) => lands(inquiry) && inquiry.view.node(inquiry.action.at) >= 0;

export const inLanding: Acceptance = { kind: 'place-figure', in: [STEP] };

/** Every feature of the tile where the flight ends; a special monastery lying too. */
function placesAt(view: Position): Spot[] {
  const cell = target(view);
  return cell ? flatMap(view.board.tilesOn(cell), placesOn) : [];
}

function placesOn(laid: Laid): Spot[] {
  const features = laid.shape.design.features.map((_, i) => placeOf(laid, i));
  const lying = features.filter(({ feature }) => feature === 'monastery').map((at) => ({ ...at, as: 'abbot' }));
  const isSpecial = laid.shape.design.features.some(({ marks }) => marks.includes('special'));
  const pyramid = laid.shape.design.symbols.includes('acrobats') ? [{ tile: laid.at, feature: PYRAMID }] : [];
  return [...features, ...(isSpecial ? lying : []), ...pyramid];
}

/** The figure that flew, on every place there. */
export const landing: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    const flight = view.turn.step === STEP ? view.state(FLIGHT) : undefined;
    if (!flight) return [];
    return placesAt(view).map((at): PlaceFigure => ({ type: 'place-figure', kind: flight.kind, at, via: BY_AIR }));
  },
  infer: (view, action) => {
    if (view.turn.step !== STEP) return action;
    const read = action.via === undefined ? { ...action, via: BY_AIR } : action;
    const flown = view.state(FLIGHT)?.figure;
    return read.via === BY_AIR && read.figure === undefined && flown !== undefined ? { ...read, figure: flown } : read;
  },
};

const first = rule<PlaceFigure>({
  id: 'landing.comes-first',
  about: 'kind',
  on: 'place-figure',
  cites: ['flier.landing.must'],
  applies: (inquiry) => inquiry.view.turn.step === STEP && !lands(inquiry),
  judge: ({ forbid }) => forbid('the figure that has flown lands first'),
});

const mustLand = rule<Pass>({
  id: 'landing.no-passing',
  about: 'turn',
  on: 'pass',
  cites: ['flier.landing.must', 'flier.choice.before-roll'],
  applies: ({ view }) => view.turn.step === STEP || view.turn.step === 'roll-die',
  judge: ({ forbid }) => forbid('a flight that has begun is not given up'),
});

const targetTile = rule<PlaceFigure>({
  id: 'landing.where-the-die-leads',
  on: 'place-figure',
  cites: ['flier.roll.straight', 'flier.tile.direction', 'flier.roll.gaps-count', 'flier.landing.must', 'flier.landing.player-chooses'],
  overrides: ['base.figure.tile-just-laid', 'base.turn.one-figure-action'],
  applies: lands,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const flight = view.state(FLIGHT);
    if (view.turn.step !== STEP) return forbid('nobody is about to land');
    if (!flight) return unknown('who has flown how far is not known', ['/turn/flight']);
    const cell = target(view);
    if (!cell) return unknown('how far the machine flies is not known', ['/turn/flight/rolled']);
    return sameCell(cell, cellOf(action.at)) ? pass('the flight leads there') : forbid('the flight leads to {target}', { target: cell });
  },
});

const sameFigure = rule<PlaceFigure>({
  id: 'landing.same-figure',
  about: 'kind',
  on: 'place-figure',
  cites: ['flier.choice.before-roll'],
  applies: (inquiry) => lands(inquiry) && inquiry.view.state(FLIGHT) !== undefined,
  judge: ({ view, action, pass, forbid }) => {
    const { kind } = view.state(FLIGHT)!;
    return kind === action.kind ? pass('it is the figure that was put on the machine') : forbid('the figure on the machine is a {kind}', { kind });
  },
});

/** What is said of no supply: who was put on the machine came from there. */
const inHand = rule<PlaceFigure>({
  id: 'landing.in-hand',
  about: 'kind',
  on: 'place-figure',
  cites: ['flier.figure.from-supply', 'flier.choice.before-roll'],
  overrides: ['base.figure.from-supply'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    return lands(inquiry) && view.supply(view.decider, action.kind) === undefined && view.state(FLIGHT)?.kind === action.kind;
  },
  judge: ({ pass }) => pass('it is the figure that was put on the machine'),
});

const occupied = rule<PlaceFigure>({
  id: 'landing.occupied-or-not',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.occupied-allowed', 'flier.landing.becomes'],
  overrides: ['base.figure.unoccupied'],
  applies: landsOnFeature,
  judge: ({ pass }) => pass('it does not matter who stands on the feature'),
});

const unfinished = rule<PlaceFigure>({
  id: 'landing.unfinished',
  on: 'place-figure',
  cites: ['flier.landing.unfinished-only', 'flier.landing.just-completed'],
  applies: (inquiry) => landsOnFeature(inquiry) && !isLying(inquiry.action.at),
  judge: ({ view, action, pass, forbid }) =>
    view.feature(action.at)!.isComplete ? forbid('the {feature} is complete', { feature: spotName(action.at) }) : pass('the feature is still open'),
});

const isLying = (at: Spot): boolean => 'as' in at && at.as === 'abbot';

/** Whoever lies there is scored at the end only. */
const lying = rule<PlaceFigure>({
  id: 'landing.as-abbot',
  on: 'place-figure',
  cites: ['flier.landing.german-monastery'],
  applies: (inquiry) => landsOnFeature(inquiry) && isLying(inquiry.action.at),
  judge: ({ pass }) => pass('as abbot he may land in a monastery that is surrounded already'),
});

const noField = rule<PlaceFigure>({
  id: 'landing.no-field',
  on: 'place-figure',
  cites: ['flier.landing.no-field'],
  applies: landsOnFeature,
  judge: ({ action, pass, forbid }) => (spotName(action.at) === 'field' ? forbid('nobody lands in a field') : pass('it is no field')),
});

/** Whom base rules and those of his folder let stand there. */
const kinds = rule<PlaceFigure>({
  id: 'landing.by-kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.figure.any-follower'],
  applies: landsOnFeature,
  judge: ({ pass }) => pass('on which features it may stand its kind says'),
});

const notThere = rule<PlaceFigure>({
  id: 'landing.features-only',
  on: 'place-figure',
  cites: [
    'flier.landing.unfinished-only',
    'flier.landing.not-machine',
    'flier.landing.not-tower',
    'flier.landing.not-castle',
    'flier.landing.city-of-carcassonne',
    'flier.landing.wheel-of-fortune',
  ],
  applies: (inquiry) => lands(inquiry) && inquiry.view.node(inquiry.action.at) < 0 && spotName(inquiry.action.at) !== PYRAMID,
  judge: ({ action, forbid }) => forbid('a figure lands on roads, in cities and in monasteries only', { at: action.at }),
});

const pyramid = rule<PlaceFigure>({
  id: 'landing.pyramid',
  on: 'place-figure',
  cites: ['flier.landing.pyramid'],
  applies: (inquiry) => lands(inquiry) && spotName(inquiry.action.at) === PYRAMID,
  judge: (inquiry) =>
    inquiry.get(PYRAMID_LANDING) === 'allowed' ? inquiry.pass('a figure may land on a pyramid') : inquiry.forbid('nobody lands on a pyramid'),
});

export const landingRules: readonly Rule[] = [
  first,
  mustLand,
  targetTile,
  sameFigure,
  inHand,
  occupied,
  unfinished,
  lying,
  noField,
  kinds,
  notThere,
  pyramid,
];
