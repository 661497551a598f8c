/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type CultClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'cult';
export const rule = rulesOf<CultClauseId>(FOLDER);
export const setting = settingsCiting<CultClauseId>();
export const cites = (...ids: CultClauseId[]): readonly CultClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: CultClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
