/** Tending the flock: after the figure, whoever has extended the field of his shepherd lets it grow or guides it to the stable. */
import type { Choose, Pass } from '../../contract/action.js';
import type { ActionKind, Proposal } from '../../kernel/declare/action.js';
import { together, type Happening } from '../../kernel/declare/happening.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { drawsFor } from './draw.js';
import { flockOf, flocks, isClosed, isDue, isExtended, isTended, stabled, type Flock } from './flock.js';
import { SHEPHERD } from './pieces.js';
import { CLOSED_FIELD, SHEPHERDS } from './settings.js';

/** What is said of several shepherds in one field. */
const shared = ({ shepherds }: Flock) =>
  shepherds.length > 1
    ? cites('hills-and-sheep.flock.several.common-flock', 'hills-and-sheep.flock.several.all-score', 'hills-and-sheep.flock.several.player-once')
    : [];

/** Why the flock of a closed field is scored: it holds for whoever closed it, and for a shepherd who has just been placed there. */
function closing(view: Position, flock: Flock): ReturnType<typeof because> {
  const { rule, cites: always } = because(
    'flock.closed-field',
    view.ruleset.edition === 'C1' ? 'hills-and-sheep.flock.closed.to-the-stable-c1' : 'hills-and-sheep.flock.closed.to-the-stable',
    'hills-and-sheep.flock.closed.by-anybody',
    'hills-and-sheep.flock.closed.enclosed',
    'hills-and-sheep.flock.closed.when',
    ...shared(flock),
  );
  const isNew = flock.shepherds.some(({ at }) => view.isOnLaid(at));
  const placed = isNew ? cites('hills-and-sheep.shepherd.place.closed-field-too') : [];
  // whoever has a shepherd there and closed the field might have had a choice
  const choice = isExtended(view, flock) ? view.ruleset.citesOf(CLOSED_FIELD, view.get(CLOSED_FIELD)) : [];
  return { rule, cites: [...always, ...placed, ...choice] };
}

/** Fields that are closed and wait for nobody's choice, or no more. */
const closedFlocks = (view: Position): Happening =>
  together(
    flocks(view)
      .filter((flock) => isClosed(view, flock) && !isDue(view, flock))
      .map((flock) => stabled(view, flock, closing(view, flock))),
  );

export const tendFlock: Step = {
  id: 'tend-flock',
  phase: 'pieces',
  before: ['move-dragon'],
  cites: cites(
    'hills-and-sheep.flock.tend.after-the-figure',
    'hills-and-sheep.flock.tend.no-figure-needed',
    'hills-and-sheep.flock.closed.to-the-stable',
    'hills-and-sheep.flock.closed.to-the-stable-c1',
    'hills-and-sheep.flock.closed.by-anybody',
    'hills-and-sheep.flock.closed.enclosed',
    'hills-and-sheep.flock.closed.when',
    'hills-and-sheep.shepherd.place.closed-field-too',
    'hills-and-sheep.flock.double-turn',
    'hills-and-sheep.flock.end.no-points',
  ),
  decides: true,
  due: (view) => view.laid !== undefined && flocks(view).length > 0 && view.get(SHEPHERDS) === 'on',
  open: (view) => flocks(view).some((flock) => isDue(view, flock)),
  stays: (view) => flocks(view).some((flock) => isDue(view, flock)),
  resumes: (view) => flocks(view).some((flock) => isDue(view, flock)),
  // whose choice it is goes first: what they bring back can be drawn only afterwards
  end: closedFlocks,
};

/** One for each flock, named by the first shepherd of the active player. */
const dueTo = (view: Position, option: string): Choose[] =>
  flocks(view)
    .filter((flock) => isDue(view, flock))
    .map(({ shepherds }) => ({ type: 'choose', option, figure: shepherds.find(({ owner }) => owner === view.active)!.id }));

export const grow: ActionKind<Choose> = {
  id: 'choose/grow',
  in: ['tend-flock'],
  cites: cites('hills-and-sheep.flock.grow.sheep'),
  propose: (view) => dueTo(view, 'grow'),
  canPerform: (view, { figure }) => figure !== undefined && flockOf(view, figure) !== undefined,
  perform: (_view, { figure }) => ({ effects: [drawsFor(figure!, because('flock.draws', 'hills-and-sheep.flock.grow.sheep'))] }),
};

export const stable: ActionKind<Choose> = {
  id: 'choose/stable',
  in: ['tend-flock'],
  cites: cites(
    'hills-and-sheep.flock.stable.points',
    'hills-and-sheep.flock.stable.shepherd-home',
    'hills-and-sheep.flock.several.common-flock',
    'hills-and-sheep.flock.several.all-score',
    'hills-and-sheep.flock.several.player-once',
  ),
  propose: (view) => dueTo(view, 'stable'),
  canPerform: (view, { figure }) => figure !== undefined && flockOf(view, figure) !== undefined,
  perform: (view, { figure }) => {
    const flock = flockOf(view, figure!)!;
    return stabled(
      view,
      flock,
      because('flock.stable', 'hills-and-sheep.flock.stable.points', 'hills-and-sheep.flock.stable.shepherd-home', ...shared(flock)),
    );
  },
};

/** Where one flock is due, it is meant. */
const meant = (kind: 'choose/grow' | 'choose/stable'): Proposal<Choose> => ({
  kind,
  infer: (view, action) => {
    const due = action.figure === undefined ? dueTo(view, action.option) : [];
    return due.length > 0 ? { ...action, figure: due[0]!.figure! } : action;
  },
});
export const tendingProposals = [meant('choose/grow'), meant('choose/stable')];

const BOTH = ['choose/grow', 'choose/stable'] as const;
const flockNamed = ({ view, action }: Inquiry<Choose>) => (action.figure === undefined ? undefined : flockOf(view, action.figure));

const named = rule<Choose>({
  id: 'flock.named',
  on: BOTH,
  cites: ['hills-and-sheep.flock.tend.own-tile-own-shepherd'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const figure = action.figure === undefined ? undefined : view.figure(action.figure)?.figure;
    if (!figure) return inquiry.forbid('no flock is named');
    if (figure.kind !== SHEPHERD) return inquiry.forbid('it is not a shepherd', { kind: figure.kind });
    return figure.owner === view.active
      ? inquiry.pass("it is the player's own shepherd")
      : inquiry.forbid("it is another player's shepherd", { owner: figure.owner });
  },
});

const extended = rule<Choose>({
  id: 'flock.field-extended',
  on: BOTH,
  cites: ['hills-and-sheep.flock.tend.own-tile-own-shepherd', 'hills-and-sheep.flock.tend.extends', 'hills-and-sheep.shepherd.place.one-token-only'],
  applies: (inquiry) => flockNamed(inquiry) !== undefined && inquiry.view.figure(inquiry.action.figure!)?.figure.owner === inquiry.view.active,
  judge: (inquiry) => {
    if (!inquiry.view.laid) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return isExtended(inquiry.view, flockNamed(inquiry)!)
      ? inquiry.pass("the tile has extended the shepherd's field")
      : inquiry.forbid("the tile has not extended the shepherd's field");
  },
});

const once = rule<Choose>({
  id: 'flock.tended-once',
  on: BOTH,
  cites: ['hills-and-sheep.flock.tend.must-choose', 'hills-and-sheep.flock.tend.after-the-figure', 'hills-and-sheep.flock.tend.no-figure-needed'],
  applies: (inquiry) => flockNamed(inquiry) !== undefined,
  judge: (inquiry) => {
    if ((inquiry.view.turn.part ?? 1) > 1) inquiry.cite(cites('hills-and-sheep.flock.double-turn'));
    return isTended(inquiry.view, flockNamed(inquiry)!)
      ? inquiry.forbid('the flock has been tended')
      : inquiry.pass('the flock is to be tended: it grows or goes to the stable');
  },
});

const closed = rule<Choose>({
  id: 'flock.closed-field',
  on: BOTH,
  cites: ['hills-and-sheep.flock.closed.to-the-stable', 'hills-and-sheep.flock.closed.to-the-stable-c1'],
  applies: (inquiry) => {
    const flock = flockNamed(inquiry);
    return flock !== undefined && isClosed(inquiry.view, flock) && isExtended(inquiry.view, flock);
  },
  judge: (inquiry) =>
    inquiry.get(CLOSED_FIELD) === 'may-grow-first'
      ? inquiry.pass('whoever closes the field of his shepherd may let the flock grow first')
      : inquiry.forbid('the flock of a closed field goes to the stable by itself'),
});

const mustChoose = rule<Pass>({
  id: 'flock.must-choose',
  about: 'turn',
  on: 'pass',
  cites: ['hills-and-sheep.flock.tend.must-choose'],
  applies: ({ view }) => view.turn.step === tendFlock.id && flocks(view).some((flock) => isDue(view, flock)),
  judge: ({ forbid }) => forbid('the flock grows or goes to the stable: there is no third way'),
});

export const tendingRules: readonly Rule[] = [named, extended, once, closed, mustChoose];
