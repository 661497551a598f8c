/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type BridgesCastlesAndBazaarsClauseId = keyof (typeof clauses)['clauses'];
export const FOLDER = 'bridges-castles-and-bazaars';
type Prefixed<T extends string> = T extends `${typeof FOLDER}.${infer Rest}` ? Rest : never;
/** A clause of this folder without the folder's name. */
export type Own = Prefixed<BridgesCastlesAndBazaarsClauseId>;

export const rule = rulesOf<BridgesCastlesAndBazaarsClauseId>(FOLDER);
export const setting = settingsCiting<BridgesCastlesAndBazaarsClauseId>();

type AtLeastOne<T> = [T, ...T[]];
/** Clauses of this folder. */
export const cites = (...ids: AtLeastOne<Own>): AtLeastOne<BridgesCastlesAndBazaarsClauseId> =>
  ids.map((id) => `${FOLDER}.${id}` as const) as AtLeastOne<BridgesCastlesAndBazaarsClauseId>;

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: AtLeastOne<Own>) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
