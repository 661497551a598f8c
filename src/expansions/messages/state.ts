/** The counting figures, the scores that wait for one of them, and the round to which these belong. */
import type { Effect } from '../../contract/effect.js';
import type { Player } from '../../contract/snapshot.js';
import { procedure, stateIn, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { ScoringState } from '../bridges-castles-and-bazaars/wire.js';
import { because, type MessagesClauseId } from './author.js';
import { OCCUPIED_SPACE } from './settings.js';
import type { Counter, CountersOfTheTurn, FurtherTile, MessageRound, Track } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** It belongs to all expansions that keep scores waiting. */
export const WAITING = procedure<ScoringState>('scoring');
export const MESSAGE = procedure<MessageRound>('message', ({ from }, { ruleset, add }) => {
  if (from !== undefined && !ruleset.step(from)) add('/turn/message/from', 'unknown-step', `nothing is decided in a step \`${from}\``);
});
export const OF_THE_TURN = procedure<CountersOfTheTurn>('counters');
export const FURTHER = procedure<FurtherTile>('further');

/** Where nothing else keeps scores waiting, nothing else looks at them. */
export function checkWaiting({ snapshot, player, spot }: Check): void {
  const scoring = stateIn(snapshot, WAITING);
  if (!scoring) return;
  player('/turn/scoring/mover', scoring.mover);
  scoring.scores.forEach(({ player: of, feature }, i) => {
    player(`/turn/scoring/scores/${i}/player`, of);
    if (feature) spot(`/turn/scoring/scores/${i}/feature`, feature);
  });
}

export type Waiting = ScoringState['scores'][number];
export const waiting = (view: Position): readonly Waiting[] => view.state(WAITING)?.scores ?? [];

/** Indexes of the scores of a player that wait. */
export const waitingFor = (view: Position, player: string): number[] =>
  flatMap(waiting(view), ({ player: of }, index) => (of === player ? [index] : []));

/** Whose decision it is: as the position says, if scores of his wait; of several from the active player on. */
export const moverOf = (view: Position): string => {
  const mover = view.state(WAITING)?.mover ?? view.active;
  return waitingFor(view, mover).length > 0 ? mover : (firstOf(view, waiting(view)) ?? mover);
};

/** The first in turn order, from the active player, whose scores wait. */
export const firstOf = (view: Position, scores: readonly Waiting[]): string | undefined =>
  view.playersFrom(view.active).find((player) => scores.some(({ player: of }) => of === player));

export const wait = (view: Position, scores: readonly Waiting[], id: string, ...why: MessagesClauseId[]): Effect => {
  const mover = firstOf(view, scores);
  return { type: 'procedure', procedure: WAITING.name, state: mover === undefined ? null : { scores: [...scores], mover }, ...because(id, ...why) };
};

export const round = (state: MessageRound | null, id: string, ...why: MessagesClauseId[]): Effect => ({
  type: 'procedure',
  procedure: MESSAGE.name,
  state,
  ...because(id, ...why),
});

/** Where a player's counting figures stand; undefined where the position does not say it. */
export function trackOf(view: Position, player: string): Track | undefined {
  return (view.player(player) as (Player & { readonly track?: Track }) | undefined)?.track;
}

/** Dark is the space 0 and every fifth one after it. */
const isDark = (points: number): boolean => points % 5 === 0;
const ROUND = 50;

/** Whether somebody else's counting figure stands on the same space of the board. */
const isTaken = (view: Position, points: number): boolean =>
  view.players.some(({ id }) => {
    const track = id === view.active ? undefined : trackOf(view, id);
    return track !== undefined && [track.meeple, track.messenger].some((other) => other % ROUND === points % ROUND);
  });

/** Whether a counting figure that the active player has moved in this round stands where a message is drawn. */
export function bringsMessage(view: Position): boolean {
  const track = trackOf(view, view.active);
  const moved: readonly Counter[] = view.state(MESSAGE)?.moved ?? [];
  if (!track) return false;
  return moved.some((counter) => {
    const points = track[counter];
    return isDark(points) && !(view.get(OCCUPIED_SPACE) === 'no-message' && isTaken(view, points));
  });
}

/** The step that a round of scoring has interrupted. */
export function interrupted(view: Position): string {
  return view.state(MESSAGE)?.from ?? (view.laid ? 'score' : view.ruleset.steps[0]!.id);
}
