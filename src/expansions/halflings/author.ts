/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type HalflingsClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'halflings';
export const rule = rulesOf<HalflingsClauseId>(FOLDER);
export const setting = settingsCiting<HalflingsClauseId>();
export const cites = (...ids: HalflingsClauseId[]): HalflingsClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: HalflingsClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
