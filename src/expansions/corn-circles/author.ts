/** Rules and settings of this folder carry its name and may cite its own clauses, and those of older folders that name it where both are played. */
import { rulesOf } from '../../kernel/declare/rule.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type bridges from '../bridges-castles-and-bazaars/clauses.json';
import type clauses from './clauses.json';

export type CornCirclesClauseId = keyof (typeof clauses)['clauses'];
const FOLDER = 'corn-circles';
export const rule = rulesOf<CornCirclesClauseId>(FOLDER);
export const ruleWithDragon = rulesOf<CornCirclesClauseId | PrincessAndDragonClauseId>(`${FOLDER}.with-princess-and-dragon`);
export const ruleWithBridges = rulesOf<CornCirclesClauseId | keyof (typeof bridges)['clauses']>(`${FOLDER}.with-bridges-castles-and-bazaars`);
export const setting = settingsCiting<CornCirclesClauseId>();
export const cites = (...ids: CornCirclesClauseId[]): readonly CornCirclesClauseId[] => ids;

/** What brings an effect about: a part of this folder and its clauses. */
export const because = (id: string, ...ids: CornCirclesClauseId[]) => ({ rule: `${FOLDER}.${id}`, cites: [...ids] as string[] });
