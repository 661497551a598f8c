/** The state while followers leave the City: what is about to be scored, whose decision is due, who has had his. */
import type { Procedure } from '../../contract/effect.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { because, type CountClauseId } from './author.js';
import type { CityProcedure } from './wire.js';

export const CITY_STATE = procedure<CityProcedure>('city', checkState);

function checkState({ pending = [], points = {}, bonuses = {}, mover, asked = [] }: CityProcedure, check: Check): void {
  pending.forEach((place, i) => check.spot(`/turn/city/pending/${i}`, place));
  for (const player of Object.keys(points)) check.player(`/turn/city/points/${player}`, player);
  for (const player of Object.keys(bonuses)) check.player(`/turn/city/bonuses/${player}`, player);
  if (mover !== undefined) check.player('/turn/city/mover', mover);
  asked.forEach((player, i) => check.player(`/turn/city/asked/${i}`, player));
}

export const stateOf = (view: Position): CityProcedure => view.state(CITY_STATE) ?? {};

/** Sets the state; what is empty is left out, and where nothing is left there is none. */
export function setState(state: CityProcedure, id: string, ...ids: CountClauseId[]): Procedure {
  const kept = Object.fromEntries(Object.entries<unknown>(state).filter(([, value]) => value !== undefined));
  return { type: 'procedure', procedure: 'city', state: Object.keys(kept).length > 0 ? kept : null, ...because(id, ...ids) };
}
