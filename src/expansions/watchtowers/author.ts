/** Rules and settings of this folder carry its name and may cite its own clauses, and those of the expansions that it meets. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type abbotClauses from '../abbot/clauses.json';
import type bridgesClauses from '../bridges-castles-and-bazaars/clauses.json';
import type countClauses from '../count/clauses.json';
import type leipzigClauses from '../markets-of-leipzig/clauses.json';
import type wheelClauses from '../wheel-of-fortune/clauses.json';
import type darmstadtClauses from '../darmstadt/clauses.json';
import type clauses from './clauses.json';

export type WatchtowersClauseId = keyof (typeof clauses)['clauses'];
type OlderClauseId =
  | keyof (typeof abbotClauses)['clauses']
  | keyof (typeof bridgesClauses)['clauses']
  | keyof (typeof countClauses)['clauses']
  | keyof (typeof darmstadtClauses)['clauses']
  | keyof (typeof leipzigClauses)['clauses']
  | keyof (typeof wheelClauses)['clauses'];
const FOLDER = 'watchtowers';
export const rule = rulesOf<WatchtowersClauseId>(FOLDER);
export const setting = settingsCiting<WatchtowersClauseId>();
export const cites = (...ids: (WatchtowersClauseId | OlderClauseId)[]): string[] => ids;
