/** Rules and settings of this folder carry its name and may cite its own clauses, and those of the expansions that it meets. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type phantomClauses from '../phantom/clauses.json';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type LittleBuildingsClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'little-buildings';
export const rule = rulesOf<LittleBuildingsClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<LittleBuildingsClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const ruleWithPhantom = rulesOf<LittleBuildingsClauseId | keyof (typeof phantomClauses)['clauses']>(`${FOLDER}.with-phantom`);
export const setting = settingsCiting<LittleBuildingsClauseId | PrincessAndDragonClauseId>();
export const cites = (...ids: LittleBuildingsClauseId[]): readonly LittleBuildingsClauseId[] => ids;
