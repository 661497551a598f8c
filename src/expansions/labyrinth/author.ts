/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type LabyrinthClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'labyrinth';
export const rule = rulesOf<LabyrinthClauseId>(FOLDER);
export const setting = settingsCiting<LabyrinthClauseId>();
export const cites = (...ids: LabyrinthClauseId[]): readonly LabyrinthClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: LabyrinthClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
