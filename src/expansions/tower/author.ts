/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type TowerClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'tower';
export const rule = rulesOf<TowerClauseId>(FOLDER);
export const setting = settingsCiting<TowerClauseId>();
export const cites = (...ids: TowerClauseId[]): TowerClauseId[] => ids;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: TowerClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
