/** Settings of this folder may cite its own clauses only. */
import { settingsCiting } from '../../kernel/setting.js';
import type { InnsAndCathedralsClauseId } from './clauses.js';

export const setting = settingsCiting<InnsAndCathedralsClauseId>();
export const cites = (...ids: InnsAndCathedralsClauseId[]): readonly InnsAndCathedralsClauseId[] => ids;
