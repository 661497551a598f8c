/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type WinterClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'winter';
export const rule = rulesOf<WinterClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<WinterClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<WinterClauseId>();
export const cites = (...ids: WinterClauseId[]): readonly WinterClauseId[] => ids;

/** What brings an effect or a line of a score about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: WinterClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
