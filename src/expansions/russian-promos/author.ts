/** Rules and settings of this folder carry its name and may cite its own clauses, and those of The Princess & the Dragon where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type clauses from './clauses.json';

export type RussianPromosClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'russian-promos';
type Prefixed<T extends string> = T extends `${typeof FOLDER}.${infer Rest}` ? Rest : never;
/** A clause of this folder without the folder's name. */
export type Own = Prefixed<RussianPromosClauseId>;

export const rule = rulesOf<RussianPromosClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<RussianPromosClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const setting = settingsCiting<RussianPromosClauseId>();

type AtLeastOne<T> = [T, ...T[]];
/** Clauses of this folder. */
export const cites = (...ids: AtLeastOne<Own>): AtLeastOne<RussianPromosClauseId> =>
  ids.map((id) => `${FOLDER}.${id}` as const) as AtLeastOne<RussianPromosClauseId>;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: AtLeastOne<Own>) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
