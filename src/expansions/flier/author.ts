/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type FlierClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'flier';
export const rule = rulesOf<FlierClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<FlierClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<FlierClauseId | PrincessAndDragonClauseId>();
export const cites = (...ids: FlierClauseId[]): readonly FlierClauseId[] => ids;

export const citesOfDragon = (...ids: PrincessAndDragonClauseId[]): readonly PrincessAndDragonClauseId[] => ids;

/** What brings an effect about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: FlierClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
export type Because = ReturnType<typeof because>;
