/** Rules and settings of this folder carry its name and may cite its own clauses, and those of the expansions that it meets. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type abbotClauses from '../abbot/clauses.json';
import type bridgesClauses from '../bridges-castles-and-bazaars/clauses.json';
import type countClauses from '../count/clauses.json';
import type clauses from './clauses.json';

export type MonasteriesClauseId = keyof (typeof clauses)['clauses'];
type OlderClauseId = keyof (typeof abbotClauses)['clauses'] | keyof (typeof bridgesClauses)['clauses'] | keyof (typeof countClauses)['clauses'];
const FOLDER = 'monasteries';
export const rule = rulesOf<MonasteriesClauseId | OlderClauseId>(FOLDER);
export const setting = settingsCiting<MonasteriesClauseId>();
export const cites = (...ids: MonasteriesClauseId[]): MonasteriesClauseId[] => ids;
