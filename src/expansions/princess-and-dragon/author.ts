/** Rules of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';

export const FOLDER = 'princess-and-dragon';
export const rule = rulesOf<PrincessAndDragonClauseId>(FOLDER);
/** Each clause once, however many parts of what is said rest on it. */
export const cites = (...ids: PrincessAndDragonClauseId[]): PrincessAndDragonClauseId[] => [...new Set(ids)];

/** What brings an effect about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: PrincessAndDragonClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
