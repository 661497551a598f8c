/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type RiverClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'river';
export const rule = rulesOf<RiverClauseId>(FOLDER);
export const setting = settingsCiting<RiverClauseId>();
export const cites = (...ids: RiverClauseId[]): readonly RiverClauseId[] => ids;
