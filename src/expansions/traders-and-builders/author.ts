/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type TradersAndBuildersClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'traders-and-builders';
export const rule = rulesOf<TradersAndBuildersClauseId>(FOLDER);
export const setting = settingsCiting<TradersAndBuildersClauseId>();
export const cites = (...ids: TradersAndBuildersClauseId[]): TradersAndBuildersClauseId[] => ids;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: TradersAndBuildersClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
