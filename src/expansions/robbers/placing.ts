/** Placing a robber: whoever lays a bag may do so at once, and then somebody else. */
import type { PlaceFigure } from '../../contract/action.js';
import type { Spot } from '../../contract/spot.js';
import type { Effect } from '../../contract/effect.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { OTHER_PLAYERS } from './settings.js';
import { ROUND, setRound } from './state.js';
import { BAG } from './tiles.js';
import { countingOfOthers, hasInSupply, onTrack, printed, ROBBER, robberOf, spaceOf } from './track.js';

export const PLACE = 'place-figure/robber';
export const STEP = 'place-robber';

/** Whether there is a space on which he might put it. */
function hasSpace(view: Position, player: string): boolean {
  const { known, unknown } = countingOfOthers(view, player);
  const own = robberOf(view, player);
  const present = own && spaceOf(own.at);
  return unknown.length > 0 || known.some(({ space }) => space !== present);
}

/** Who decides next, when these have decided. */
function nextMover(view: Position, asked: readonly string[]): string | undefined {
  const { active } = view;
  const mayMove = hasInSupply(view, active) || robberOf(view, active) !== undefined;
  if (!asked.includes(active) && mayMove && hasSpace(view, active)) return active;
  const others = view.playersFrom(active).slice(1);
  const before = others.findLastIndex((player) => asked.includes(player));
  if (before >= 0 && view.get(OTHER_PLAYERS) === 'next-player') return undefined;
  return others.slice(before + 1).find((player) => hasInSupply(view, player) && hasSpace(view, player));
}

/** Who has decided, read off what was done where the position does not say it. */
function decidedSince(view: Position): readonly string[] {
  const state = view.state(ROUND);
  if (state) return state.asked;
  const told = view.doneSinceTile.filter(({ type, kind }) => type === 'pass' || (type === 'place-figure' && kind === ROBBER));
  return told.reduce<readonly string[]>((asked, { type, at }) => {
    // whoever put one there has none in the supply any more, but on that space
    const mover = type === 'pass' ? nextMover(view, asked) : notAsked(view, asked).find((player) => standsOn(view, player, at as Spot));
    return [...asked, mover ?? view.active];
  }, []);
}

/** Whoever laid the tile, and then the others from his left, after the last one who was asked. */
function notAsked(view: Position, asked: readonly string[]): readonly string[] {
  const { active } = view;
  const others = view.playersFrom(active).slice(1);
  const rest = others.slice(others.findLastIndex((player) => asked.includes(player)) + 1);
  return asked.includes(active) || rest.length < others.length ? rest : [active, ...rest];
}

function standsOn(view: Position, player: string, at: Spot): boolean {
  const robber = robberOf(view, player);
  return robber !== undefined && spaceOf(robber.at) === spaceOf(at);
}

const moverOf = (view: Position): string | undefined => view.state(ROUND)?.mover ?? (view.turn.done && nextMover(view, decidedSince(view)));

/** On to the next, once these have decided. */
function goesOn(view: Position, asked: readonly string[]): Effect {
  const mover = nextMover(view, asked);
  const round = mover === undefined ? null : { mover, asked: [...asked] };
  const effect = setRound(round, 'place.next', 'robbers.place.next-player', 'robbers.place.next-declines');
  return { ...effect, cites: [...new Set([...effect.cites, ...view.ruleset.citesOf(OTHER_PLAYERS, view.get(OTHER_PLAYERS))])] };
}

/** `then`: the position in which the next decides. */
const decided = (view: Position, then = view): Effect => goesOn(then, [...decidedSince(view), view.decider]);

export const placeRobberStep: Step = {
  id: STEP,
  phase: 'tile',
  after: ['place-tile', 'place-gold', 'move-magic-figure'],
  before: ['place-ghost'],
  cites: cites('robbers.place.may', 'robbers.turn.order'),
  timeCites: cites('robbers.place.may', 'robbers.place.immediately', 'robbers.turn.order'),
  deciderCites: cites('robbers.place.next-player', 'robbers.place.every-player', 'robbers.place.next-declines'),
  decides: true,
  passable: true,
  due: (view) => view.laidSymbol(BAG) && nextMover(view, []) !== undefined,
  begin: (view) => ({ effects: [setRound({ mover: nextMover(view, [])!, asked: [] }, 'place.begins', 'robbers.place.may', 'robbers.turn.order')] }),
  decider: (view) => moverOf(view) ?? view.active,
  lacksDecider: (view) => (moverOf(view) === undefined ? ['/turn/robber'] : []),
  open: (view) => view.state(ROUND) !== undefined,
  passed: (view) => ({ effects: [decided(view)] }),
  stays: (view) => view.state(ROUND) !== undefined,
};

const WHY = ['robbers.place.space', 'robbers.setup.only-track', 'robbers.turn.no-figure-action'] as const;

/** The own robber comes to the track, or moves on it. */
function placed(view: Position, { at, figure }: PlaceFigure): Effect[] {
  const player = view.decider;
  const to = onTrack(at) && at.space !== undefined ? { ...at, space: printed(at.space) } : at;
  const own = robberOf(view, player);
  const moved: Effect = own
    ? { type: 'piece-moved', piece: { figure: own.id }, from: own.at, to, ...because('place.moves', 'robbers.place.move-own', ...WHY) }
    : {
        type: 'figure-placed',
        figure: figure ?? `${player}.${ROBBER}.1`,
        kind: ROBBER,
        owner: player,
        at: to,
        ...because('place.placed', 'robbers.place.may', 'robbers.setup.one-each', ...WHY),
      };
  return [moved, decided(view, own ? view : withoutOne(view, player))];
}

/** So that it is not asked for the robber that is being placed. */
const withoutOne = (view: Position, player: string): Position =>
  view.next({
    ...view.snapshot,
    players: view.players.map((one) => (one.id === player && one.supply ? { ...one, supply: { ...one.supply, [ROBBER]: 0 } } : one)),
  });

export const placeRobber: ActionKind<PlaceFigure> = {
  id: PLACE,
  in: [STEP],
  cites: cites('robbers.place.may', 'robbers.place.space', 'robbers.place.move-own'),
  propose: (view) =>
    countingOfOthers(view, view.decider).known.map(({ player, counter, space }): PlaceFigure => ({
      type: 'place-figure',
      kind: ROBBER,
      at: { area: 'track', space, with: { player, counter } },
    })),
  canPerform: (_view, { at }) => spaceOf(at) !== undefined,
  perform: (view, action) => ({ effects: placed(view, action) }),
};
