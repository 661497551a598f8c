/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type Gq11ClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'gq11';
export const rule = rulesOf<Gq11ClauseId>(FOLDER);
export const setting = settingsCiting<Gq11ClauseId>();
export const cites = (...ids: Gq11ClauseId[]): Gq11ClauseId[] => ids;
