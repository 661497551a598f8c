/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type PeasantRevoltsClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'peasant-revolts';
export const rule = rulesOf<PeasantRevoltsClauseId>(FOLDER);
export const setting = settingsCiting<PeasantRevoltsClauseId>();
export const cites = (...ids: PeasantRevoltsClauseId[]): readonly PeasantRevoltsClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: PeasantRevoltsClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
