/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type DarmstadtClauseId = keyof (typeof clauses)['clauses'];
export const rule = rulesOf<DarmstadtClauseId>('darmstadt');
export const setting = settingsCiting<DarmstadtClauseId>();
export const cites = (...ids: DarmstadtClauseId[]): DarmstadtClauseId[] => ids;
