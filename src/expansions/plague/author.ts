/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type PlagueClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'plague';
export const rule = rulesOf<PlagueClauseId>(FOLDER);
export const setting = settingsCiting<PlagueClauseId>();
export const cites = (...ids: PlagueClauseId[]): readonly PlagueClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: PlagueClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
