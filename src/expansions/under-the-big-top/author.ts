/** Rules and settings of this folder carry its name and may cite its own clauses, and those of the expansions that it meets. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type UnderTheBigTopClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'under-the-big-top';
type Prefixed<T extends string> = T extends `${typeof FOLDER}.${infer Rest}` ? Rest : never;
/** A clause of this folder without the folder's name. */
export type Own = Prefixed<UnderTheBigTopClauseId>;

export const rule = rulesOf<UnderTheBigTopClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<UnderTheBigTopClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<UnderTheBigTopClauseId>();

type AtLeastOne<T> = [T, ...T[]];
/** Clauses of this folder. */
export const cites = (...ids: AtLeastOne<Own>): AtLeastOne<UnderTheBigTopClauseId> =>
  ids.map((id) => `${FOLDER}.${id}` as const) as AtLeastOne<UnderTheBigTopClauseId>;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: AtLeastOne<Own>) => ({
  rule: `${FOLDER}.${id}`,
  cites: [...new Set(cites(...ids))] as AtLeastOne<UnderTheBigTopClauseId>,
});
