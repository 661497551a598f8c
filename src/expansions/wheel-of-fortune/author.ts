/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type WheelOfFortuneClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'wheel-of-fortune';
export const rule = rulesOf<WheelOfFortuneClauseId>(FOLDER);
export const setting = settingsCiting<WheelOfFortuneClauseId>();
export const cites = (...ids: WheelOfFortuneClauseId[]): readonly WheelOfFortuneClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: WheelOfFortuneClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
