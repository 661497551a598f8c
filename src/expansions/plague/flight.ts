/** Fleeing from the plague: one figure in each turn, along its own road, city or field. */
import type { MoveFigure, Pass } from '../../contract/action.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import { cellOf, placeIn, spotName } from '../../contract/spot.js';
import { placeOf, type Part } from '../../kernel/board/feature.js';
import type { Laid } from '../../kernel/board/laid.js';
import { linksOf } from '../../kernel/board/links.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { isSpecial } from './outbreak.js';
import { fleaOn, hasActiveOutbreak, outbreaks } from './regions.js';
import { MOMENT, SPECIAL_FIGURES } from './settings.js';
import { canSpread, decidesOtherwise, SPREAD } from './spreading.js';
import { flatMap } from '../../kernel/lists.js';

export const FLEE = 'move-figure/flee';
const KINDS = ['road', 'city', 'field'];

const isFlight = ({ type, by }: DoneAction) => type === 'move-figure' && by === 'flee';

/** What bars the way of who comes from `start`, and what is still the tile on which he stands. */
export interface Reading {
  /** Names the reading. */
  readonly id: string;
  isFree(view: Position, laid: Laid, start: Laid): boolean;
  isOwn(view: Position, laid: Laid, start: Laid): boolean;
}

const BY_SPACES: Reading = {
  id: 'spaces',
  isFree: (view, { at }) => !fleaOn(view, at) && !hasActiveOutbreak(view, at),
  isOwn: (_view, { at }, start) => sameCell(at, start.at),
};

/** The parts of its feature that a figure can reach without coming to a flea or an active source. */
export const ways = (view: Position, figure: Figure, reading = BY_SPACES): readonly Part[] =>
  view.remember(`ways out by ${reading.id} for ${figure.id}`, () => findWays(view, figure, reading));

function findWays(view: Position, figure: Figure, { isFree, isOwn }: Reading): readonly Part[] {
  const parts = new Map(view.feature(figure.at)?.parts.map((part) => [part.node, part]));
  const start = parts.get(view.node(figure.at));
  if (!start) return [];
  // a set goes on with what is added to it meanwhile
  const reached = new Set([start]);
  for (const { node } of reached)
    for (const next of linksOf(view.board, node)) {
      const part = parts.get(next);
      if (part && !reached.has(part) && isFree(view, part.laid, start.laid)) reached.add(part);
    }
  return [...reached].filter(({ laid }) => !isOwn(view, laid, start.laid));
}

const flightTo = ({ id }: Figure, { laid, node }: Part): MoveFigure => ({
  type: 'move-figure',
  figure: id,
  to: placeOf(laid, node - laid.node),
  by: 'flee',
});

const whoFlee = (view: Position): Figure[] =>
  outbreaks(view).length === 0 ? [] : flatMap(view.figures, ({ figure }) => (mayFlee(view, figure) ? [figure] : []));

/** Flights that only another reading allows. */
export const flightsBy = (view: Position, reading: Reading): MoveFigure[] =>
  flatMap(whoFlee(view), (figure) => {
    const usual = ways(view, figure);
    return flatMap(ways(view, figure, reading), (part) => (usual.includes(part) ? [] : [flightTo(figure, part)]));
  });

/** Whether a figure can reach a place, as a reading has it. */
export function reaches(view: Position, { figure: id, to }: MoveFigure, reading?: Reading): boolean {
  const { figure } = view.figure(id) ?? {};
  const place = placeIn(to);
  const goal = place ? view.node(place) : -1;
  return figure !== undefined && goal >= 0 && ways(view, figure, reading).some(({ node }) => node === goal);
}

const mayFlee = (view: Position, figure: Figure): boolean =>
  figure.owner === view.active &&
  KINDS.includes(spotName(figure.at) ?? '') &&
  (view.isFollower(figure) || (isSpecial(figure) && view.get(SPECIAL_FIGURES) === 'hit-and-flee'));

export const fleeing: ActionKind<MoveFigure> = {
  id: FLEE,
  in: '*',
  cites: cites('plague.flee.once', 'plague.flee.same-feature'),
  // where nothing else can be done the step is there for it
  interlude: (view) => canSpread(view) || (view.turn.step !== SPREAD && (view.get(MOMENT) === 'before-scoring' || decidesOtherwise(view))),
  propose: (view) => flatMap(whoFlee(view), (figure) => ways(view, figure).map((part) => flightTo(figure, part))),
  canPerform: (view, { figure, to }) => view.figure(figure) !== undefined && view.node(to) >= 0,
  perform: (view, { figure, to }) => {
    const node = view.node(to);
    const laid = view.board.ownerOf(node);
    const why = because('flee.moves', 'plague.flee.same-feature', 'plague.flee.feature-unchanged', 'plague.flee.once');
    return {
      effects: [
        { type: 'piece-moved', piece: { figure }, from: view.figure(figure)!.figure.at, to: placeOf(laid, node - laid.node), cause: 'fled', ...why },
      ],
    };
  },
};

const when = rule<MoveFigure>({
  id: 'flee.when',
  about: 'turn',
  on: FLEE,
  cites: ['plague.flee.once', 'plague.flee.once-in-double-turn', 'plague.flee.from-anywhere'],
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    if (outbreaks(view).length === 0) return forbid('the plague has not broken out');
    return ofDecider(inquiry, (decides) => {
      if (decides !== view.active) return forbid('the decision that is due is that of another player');
      return view.doneInTurn.some(isFlight) ? forbid('a figure has fled in this turn') : pass('one figure may flee in each turn');
    });
  },
});

const who = rule<MoveFigure>({
  id: 'flee.who',
  on: FLEE,
  cites: ['plague.flee.once', 'plague.flee.no-monks', 'plague.flee.special-figures'],
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const { figure } = view.figure(action.figure) ?? {};
    if (figure?.owner !== view.active) return forbid('it is no figure of the active player', { figure: action.figure });
    const feature = spotName(figure.at);
    if (!KINDS.includes(feature ?? '')) return forbid('only figures on a road, in a city or on a field flee', { feature });
    if (view.isFollower(figure)) return pass('it is a follower on a {feature}', { feature });
    if (!isSpecial(figure)) return forbid('the {kind} does not flee', { kind: figure.kind });
    return inquiry.get(SPECIAL_FIGURES) === 'hit-and-flee'
      ? pass('the {kind} flees like a follower', { kind: figure.kind })
      : forbid('at this table followers alone flee', { kind: figure.kind });
  },
});

const where = rule<MoveFigure>({
  id: 'flee.where',
  on: FLEE,
  cites: [
    'plague.flee.same-feature',
    'plague.flee.thief-no-crossing',
    'plague.flee.farmer-own-field',
    'plague.flee.not-over-fleas',
    'plague.flee.occupied-tile',
    'plague.source.passive-safe',
    'plague.flee.feature-unchanged',
  ],
  judge: ({ view, action, pass, forbid }) => {
    const { figure } = view.figure(action.figure) ?? {};
    const place = placeIn(action.to);
    if (!figure || !place || view.node(place) < 0 || view.node(figure.at) < 0) return forbid('it flees along its own road, city or field');
    if (view.board.rootOf(view.node(place)) !== view.board.rootOf(view.node(figure.at)))
      return forbid('that is not the {feature} on which it stands', { feature: spotName(figure.at) });
    if (sameCell(place.tile, cellOf(figure.at))) return forbid('it flees to another tile', { tile: place.tile });
    return reaches(view, action)
      ? pass('the way is free of fleas and active sources')
      : forbid('a flea or an active source lies on the way', { to: place.tile });
  },
});

const optional = rule<Pass>({
  id: 'flee.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['plague.flee.optional'],
  applies: ({ view }) => outbreaks(view).length > 0,
  judge: ({ pass }) => pass('nobody has to flee'),
});

export const fleeRules = [when, who, where, optional];
