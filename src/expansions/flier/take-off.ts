/** Putting a follower on the machine of the tile just laid. */
import type { Action, PlaceFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, rule } from './author.js';
import { FLIGHT, hasFlown, hasMachine, isTakeOff, MACHINE } from './flight.js';

const takesOff = (action: Action) => isTakeOff({ ...action });
const onMachine = ({ action }: Inquiry<PlaceFigure>) => takesOff(action);

/** Every kind of figure on the machine of the tile just laid. */
const candidates = (view: Position): PlaceFigure[] => {
  const at = view.laid?.at;
  if (!at || view.turn.step === 'land-figure' || !hasMachine(view.board, at)) return [];
  const kinds = [...view.ruleset.figures.values()].filter(
    ({ kind, neutral, atCorner }) => !neutral && !atCorner && view.supply(view.active, kind) !== 0,
  );
  return kinds.map(({ kind }) => ({ type: 'place-figure', kind, at: { tile: at, feature: MACHINE } }));
};

/** Until it lands the figure stays in the supply. */
export const boarding: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: candidates,
  perform: (_view, action, usual) => {
    const from = cellOf(action.at);
    if (!takesOff(action) || !from) return usual();
    const { kind, figure } = action;
    return {
      effects: [
        {
          type: 'procedure',
          procedure: FLIGHT.name,
          state: { kind, ...(figure !== undefined && { figure }), from: [from[0], from[1]] },
          ...because('machine.takes-off', 'flier.choice.instead-of-placing', 'flier.choice.before-roll'),
        },
      ],
    };
  },
};

const machineThere = rule<PlaceFigure>({
  id: 'machine.on-the-tile-just-laid',
  on: 'place-figure',
  cites: ['flier.choice.instead-of-placing', 'flier.choice.this-turn-only', 'flier.turn.double-turn', 'flier.tile.no-border'],
  overrides: ['base.figure.feature-for-kind'],
  applies: onMachine,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const at = view.turn.placed?.at;
    if (!at) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return sameCell(at, cellOf(action.at)) && hasMachine(view.board, at)
      ? pass('the tile just laid has a flying machine')
      : forbid('only the flying machine of the tile just laid takes off', { laid: at });
  },
});

const follower = rule<PlaceFigure>({
  id: 'machine.followers-only',
  on: 'place-figure',
  cites: ['flier.figure.any-follower', 'flier.figure.guard-meeple', 'flier.figure.no-special-figures', 'flier.figure.from-supply'],
  applies: onMachine,
  judge: ({ view, action: { kind }, pass, forbid }) =>
    view.isFollower({ kind }) ? pass('every follower may fly', { kind }) : forbid('the {kind} does not fly: it is no follower', { kind }),
});

const once = rule<PlaceFigure>({
  id: 'machine.one-figure',
  on: 'place-figure',
  cites: ['flier.choice.one-figure', 'flier.turn.double-turn'],
  applies: onMachine,
  judge: ({ view, pass, forbid }) => (hasFlown(view) ? forbid('a figure has flown with this machine') : pass('nobody has flown with this machine')),
});

const besides = rule({
  id: 'machine.may-stay-unused',
  on: ['place-figure', 'pass'],
  isRemark: true,
  cites: ['flier.choice.optional', 'flier.tile.no-border'],
  applies: ({ view, action }) =>
    view.turn.step === 'place-figure' && hasMachine(view.board, view.turn.placed?.at) && !hasFlown(view) && !takesOff(action),
  judge: ({ pass }) => pass('nobody has to fly'),
});

const afterFailure = rule<PlaceFigure>({
  id: 'machine.no-other-figure',
  about: 'kind',
  on: 'place-figure',
  cites: ['flier.landing.fail-no-other-figure'],
  applies: ({ view, action }) => view.turn.step === 'place-figure' && hasFlown(view) && action.kind !== 'phantom',
  judge: ({ forbid }) => forbid('a figure has been put on the flying machine in this turn, whether it landed or not'),
});

export const takeOffRules: readonly Rule[] = [machineThere, follower, once, besides, afterFailure];
