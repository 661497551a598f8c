/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type SiegeClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'siege';
export const rule = rulesOf<SiegeClauseId>(FOLDER);
export const setting = settingsCiting<SiegeClauseId>();
export const cites = (...ids: SiegeClauseId[]): readonly SiegeClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: SiegeClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
