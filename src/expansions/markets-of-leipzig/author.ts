/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type clauses from './clauses.json';

export type MarketsOfLeipzigClauseId = keyof (typeof clauses)['clauses'];
type Unprefixed<C> = C extends `markets-of-leipzig.${infer Rest}` ? Rest : never;
export const FOLDER = 'markets-of-leipzig';
export const rule = rulesOf<MarketsOfLeipzigClauseId>(FOLDER);
export const setting = settingsCiting<MarketsOfLeipzigClauseId>();

type Id = Unprefixed<MarketsOfLeipzigClauseId>;

/** Clauses of this folder, without its name. */
export const cites = (first: Id, ...rest: Id[]): [MarketsOfLeipzigClauseId, ...MarketsOfLeipzigClauseId[]] => {
  const named = (id: Id): MarketsOfLeipzigClauseId => `${FOLDER}.${id}`;
  return [named(first), ...rest.map(named)];
};

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, first: Id, ...rest: Id[]) => ({ rule: `${FOLDER}.${id}`, cites: cites(first, ...rest) as string[] });
