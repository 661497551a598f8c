/** Rules of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/rule.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';

export const FOLDER = 'princess-and-dragon';
export const rule = rulesOf<PrincessAndDragonClauseId>(FOLDER);
export const cites = (...ids: PrincessAndDragonClauseId[]): PrincessAndDragonClauseId[] => ids;

/** What brings an effect about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: PrincessAndDragonClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
