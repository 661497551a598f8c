/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type WindRosesClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'wind-roses';
export const rule = rulesOf<WindRosesClauseId>(FOLDER);
export const setting = settingsCiting<WindRosesClauseId>();
export const cites = (...ids: WindRosesClauseId[]): WindRosesClauseId[] => ids;
