/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/rule.js';
import { settingsCiting } from '../../kernel/setting.js';
import type { BaseClauseId } from './clauses.js';

export const rule = rulesOf<BaseClauseId>('base');
export const setting = settingsCiting<BaseClauseId>();
export const cites = (...ids: BaseClauseId[]): readonly BaseClauseId[] => ids;
