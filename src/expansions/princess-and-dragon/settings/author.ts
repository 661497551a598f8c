/** Settings of this folder may cite its own clauses only. */
import { settingsCiting } from '../../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';

export const setting = settingsCiting<PrincessAndDragonClauseId>();
