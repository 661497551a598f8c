/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type AbbotClauseId = keyof (typeof clauses)['clauses'];
export const rule = rulesOf<AbbotClauseId>('abbot');
export const setting = settingsCiting<AbbotClauseId>();
