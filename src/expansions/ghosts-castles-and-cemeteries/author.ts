/** Rules and settings of this folder carry its name and may cite its own clauses, and those of the expansions that it meets. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { CountClauseId } from '../count/author.js';
import type { UnderTheBigTopClauseId } from '../under-the-big-top/author.js';
import type clauses from './clauses.json';

export type GhostsCastlesAndCemeteriesClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'ghosts-castles-and-cemeteries';
type Prefixed<T extends string> = T extends `${typeof FOLDER}.${infer Rest}` ? Rest : never;
/** A clause of this folder without the folder's name. */
export type Own = Prefixed<GhostsCastlesAndCemeteriesClauseId>;

export const rule = rulesOf<GhostsCastlesAndCemeteriesClauseId>(FOLDER);
export const ruleWithBigTop = rulesOf<UnderTheBigTopClauseId>(`${FOLDER}.with-under-the-big-top`);
export const ruleWithCount = rulesOf<GhostsCastlesAndCemeteriesClauseId | CountClauseId>(`${FOLDER}.with-count`);
export const setting = settingsCiting<GhostsCastlesAndCemeteriesClauseId>();

type AtLeastOne<T> = [T, ...T[]];
/** Clauses of this folder. */
export const cites = (...ids: AtLeastOne<Own>): AtLeastOne<GhostsCastlesAndCemeteriesClauseId> =>
  ids.map((id) => `${FOLDER}.${id}` as const) as AtLeastOne<GhostsCastlesAndCemeteriesClauseId>;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: AtLeastOne<Own>) => ({ rule: `${FOLDER}.${id}`, cites: [...new Set(cites(...ids))] as string[] });
