/** Rules and settings of this folder carry its name and may cite its own clauses only. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';

import type clauses from './clauses.json';
export type AbbeyAndMayorClauseId = keyof (typeof clauses)['clauses'];
type Short<C> = C extends `abbey-and-mayor.${infer Rest}` ? Rest : never;
export const FOLDER = 'abbey-and-mayor';
export const rule = rulesOf<AbbeyAndMayorClauseId>(FOLDER);
export const setting = settingsCiting<AbbeyAndMayorClauseId>();

/** Clauses by their ids without the folder's name. */
export const cites = (
  ...ids: [Short<AbbeyAndMayorClauseId>, ...Short<AbbeyAndMayorClauseId>[]]
): [AbbeyAndMayorClauseId, ...AbbeyAndMayorClauseId[]] =>
  ids.map((id): AbbeyAndMayorClauseId => `${FOLDER}.${id}`) as [AbbeyAndMayorClauseId, ...AbbeyAndMayorClauseId[]];

/** What brings an effect or a line of a score about: a rule of this folder and its clauses. */
export const because = (id: string, ...ids: Parameters<typeof cites>) => ({ rule: `${FOLDER}.${id}`, cites: cites(...ids) });
