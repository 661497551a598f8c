/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type FestivalClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'festival';
export const rule = rulesOf<FestivalClauseId>(FOLDER);
export const setting = settingsCiting<FestivalClauseId>();
export const cites = (...ids: FestivalClauseId[]): readonly FestivalClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: FestivalClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
