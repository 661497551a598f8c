/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type TunnelClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'tunnel';
export const rule = rulesOf<TunnelClauseId>(FOLDER);
export const setting = settingsCiting<TunnelClauseId>();
export const cites = (...ids: TunnelClauseId[]): readonly TunnelClauseId[] => ids;

/** What brings an effect about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: TunnelClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
