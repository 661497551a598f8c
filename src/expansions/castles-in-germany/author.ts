/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type CastlesInGermanyClauseId = keyof (typeof clauses)['clauses'];
type Unprefixed<C> = C extends `castles-in-germany.${infer Rest}` ? Rest : never;
export const FOLDER = 'castles-in-germany';
export const rule = rulesOf<CastlesInGermanyClauseId>(FOLDER);
export const setting = settingsCiting<CastlesInGermanyClauseId>();

type Id = Unprefixed<CastlesInGermanyClauseId>;

/** Clauses of this folder, without its name. */
export const cites = (first: Id, ...rest: Id[]): [CastlesInGermanyClauseId, ...CastlesInGermanyClauseId[]] => {
  const named = (id: Id): CastlesInGermanyClauseId => `${FOLDER}.${id}`;
  return [named(first), ...rest.map(named)];
};

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, first: Id, ...rest: Id[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(first, ...rest) as string[] });
