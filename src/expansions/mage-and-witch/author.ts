/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type MageAndWitchClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'mage-and-witch';
export const rule = rulesOf<MageAndWitchClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<MageAndWitchClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<MageAndWitchClauseId | PrincessAndDragonClauseId>();
export const cites = (...ids: MageAndWitchClauseId[]): readonly MageAndWitchClauseId[] => ids;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: MageAndWitchClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
