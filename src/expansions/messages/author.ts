/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type MessagesClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'messages';
export const rule = rulesOf<MessagesClauseId>(FOLDER);
export const setting = settingsCiting<MessagesClauseId>();
export const cites = (...ids: MessagesClauseId[]): readonly MessagesClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: MessagesClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
