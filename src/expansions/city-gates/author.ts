/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type CityGatesClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'city-gates';
export const rule = rulesOf<CityGatesClauseId>(FOLDER);
export const setting = settingsCiting<CityGatesClauseId>();
export const cites = (...ids: CityGatesClauseId[]): readonly CityGatesClauseId[] => ids;
