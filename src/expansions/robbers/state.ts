/** What is kept while robbers are placed, and while scores wait for those that rob them. */
import type { Effect } from '../../contract/effect.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import type { ScoringState } from '../bridges-castles-and-bazaars/wire.js';
import { because, type RobbersClauseId } from './author.js';
import type { Loot, RobberRound, Robbing } from './wire.js';

export const ROUND = procedure<RobberRound>('robber', ({ mover, asked }, { player }) => {
  player('/turn/robber/mover', mover);
  asked.forEach((id, i) => player(`/turn/robber/asked/${i}`, id));
});
export const ROBBING = procedure<Robbing>('robbing', ({ scores, from }, check) => {
  scores.forEach((score, i) => checkScore(`/turn/robbing/scores/${i}`, score, check));
  if (from !== undefined && !check.ruleset.step(from)) check.add('/turn/robbing/from', 'unknown-step', `nothing is decided in a step \`${from}\``);
});
/** It belongs to all expansions that keep scores waiting. */
export const WAITING = procedure<ScoringState>('scoring');

function checkScore(pointer: string, { player, feature, by = [] }: Loot, check: Check): void {
  check.player(`${pointer}/player`, player);
  if (feature) check.spot(`${pointer}/feature`, feature);
  by.forEach((id, i) => check.figure(`${pointer}/by/${i}`, id));
}

/** Where nothing else keeps scores waiting, nothing else looks at them. */
export function checkWaiting(check: Check): void {
  const scoring = check.snapshot.turn && (check.snapshot.turn as { readonly scoring?: ScoringState }).scoring;
  if (!scoring || check.ruleset.has('messages') || check.ruleset.has('bridges-castles-and-bazaars')) return;
  check.player('/turn/scoring/mover', scoring.mover);
  scoring.scores.forEach((score, i) => checkScore(`/turn/scoring/scores/${i}`, score, check));
}

const set = (name: string, state: object | null, id: string, ...why: RobbersClauseId[]): Effect => ({
  type: 'procedure',
  procedure: name,
  state: state && { ...state },
  ...because(id, ...why),
});
export const setRound = (state: RobberRound | null, id: string, ...why: RobbersClauseId[]) => set(ROUND.name, state, id, ...why);
export const setRobbing = (state: Robbing | null, id: string, ...why: RobbersClauseId[]) => set(ROBBING.name, state, id, ...why);
export const setWaiting = (state: ScoringState | null, id: string, ...why: RobbersClauseId[]) => set(WAITING.name, state, id, ...why);

/** The scores among which robbers choose, as the position tells them. */
export const lootOf = (view: Position): readonly Loot[] => view.state(ROBBING)?.scores ?? view.state(WAITING)?.scores ?? [];
