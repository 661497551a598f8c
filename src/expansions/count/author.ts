/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type CountClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'count';
export const rule = rulesOf<CountClauseId>(FOLDER);
export const setting = settingsCiting<CountClauseId>();
export const cites = (...ids: CountClauseId[]): CountClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: CountClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
