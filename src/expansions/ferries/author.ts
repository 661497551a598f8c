/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type FerriesClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'ferries';
export const rule = rulesOf<FerriesClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<FerriesClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<FerriesClauseId>();
export const cites = (...ids: FerriesClauseId[]): readonly FerriesClauseId[] => ids;

/** What brings an effect about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: FerriesClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
