/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type InnsAndCathedralsClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'inns-and-cathedrals';
export const rule = rulesOf<InnsAndCathedralsClauseId>(FOLDER);
export const setting = settingsCiting<InnsAndCathedralsClauseId>();
export const cites = (...ids: InnsAndCathedralsClauseId[]): readonly InnsAndCathedralsClauseId[] => ids;
