/** Settings of this folder may cite its own clauses only. */
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type KingAndRobberClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'king-and-robber';
export const setting = settingsCiting<KingAndRobberClauseId>();
export const cites = (...ids: KingAndRobberClauseId[]): KingAndRobberClauseId[] => ids;

/** What brings an effect or a line of a score about: a part of this folder and its clauses. */
export const because = (id: string, of: readonly KingAndRobberClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...of] });
