/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type HillsAndSheepClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'hills-and-sheep';
export const rule = rulesOf<HillsAndSheepClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<HillsAndSheepClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<HillsAndSheepClauseId>();
export const cites = (...ids: HillsAndSheepClauseId[]): readonly HillsAndSheepClauseId[] => ids;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: HillsAndSheepClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
