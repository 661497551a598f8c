/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type PhantomClauseId = keyof (typeof clauses)['clauses'];
export const rule = rulesOf<PhantomClauseId>('phantom');
export const setting = settingsCiting<PhantomClauseId>();
