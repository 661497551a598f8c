/** Rules and settings of this folder carry its name and may cite its own clauses, and those of older folders that name it where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type messages from '../messages/clauses.json';
import type clauses from './clauses.json';

export type RobbersClauseId = keyof (typeof clauses)['clauses'];
type WithMessages = RobbersClauseId | keyof (typeof messages)['clauses'];
const FOLDER = 'robbers';
export const rule = rulesOf<RobbersClauseId>(FOLDER);
export const ruleWithMessages = rulesOf<WithMessages>(`${FOLDER}.with-messages`);
export const setting = settingsCiting<RobbersClauseId>();
export const cites = (...ids: RobbersClauseId[]): readonly RobbersClauseId[] => ids;
export const citesWithMessages = (...ids: WithMessages[]): readonly string[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: RobbersClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
