/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type CatapultClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'catapult';
export const rule = rulesOf<CatapultClauseId>(FOLDER);
export const setting = settingsCiting<CatapultClauseId>();
export const cites = (...ids: CatapultClauseId[]): readonly CatapultClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: CatapultClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
