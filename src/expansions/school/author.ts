/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type SchoolClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'school';
export const rule = rulesOf<SchoolClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<SchoolClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<SchoolClauseId | PrincessAndDragonClauseId>();
export const cites = (...ids: SchoolClauseId[]): readonly SchoolClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: SchoolClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
