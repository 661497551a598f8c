/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type SpielDochClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'spiel-doch';
export const rule = rulesOf<SpielDochClauseId>(FOLDER);
export const setting = settingsCiting<SpielDochClauseId>();
export const cites = (...ids: SpielDochClauseId[]): SpielDochClauseId[] => ids;
