/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/rule.js';
import { settingsCiting } from '../../kernel/setting.js';
import type { RiverClauseId } from './clauses.js';

export const FOLDER = 'river';
export const rule = rulesOf<RiverClauseId>(FOLDER);
export const setting = settingsCiting<RiverClauseId>();
export const cites = (...ids: RiverClauseId[]): readonly RiverClauseId[] => ids;
