/** Where a thing is that is called so. */
import { builtInRuleset, expansionById, tile } from '../../catalog.js';
import { clauses } from '../../corpus/clauses.js';
import { conflictById, openQuestions } from '../../corpus/conflicts.js';
import { sources } from '../../corpus/sources.js';
import { cases } from '../../conformance/catalogue.js';
import { ruleById } from './rules.js';
import { settingKeys } from './settings.js';

const RULING = /^ruling:([0-9a-z]{17})$/;
/** The lists that are served, and their items. */
const ADDRESS = /^\/v1(?:\/[\w.~%/-]*)?$/;

const questions = new Set<string>(openQuestions.map(({ id }) => id));
const keys = new Set(settingKeys);
const sourceIds = new Set(sources.map(({ id }) => id));

/** Lists of things whose names are their own: nothing else is called so. */
const LISTS: readonly (readonly [list: string, has: (name: string) => boolean])[] = [
  ['clauses', (name) => clauses.has(name)],
  ['conflicts', (name) => conflictById(name) !== undefined || questions.has(name)],
  ['rules', (name) => ruleById.has(name)],
  ['settings', (name) => keys.has(name)],
  ['cases', (name) => cases().has(name)],
  ['tiles', (name) => name.includes('/') && tile(name) !== undefined],
  ['rulesets', (name) => builtInRuleset(name) !== undefined],
];

/** Lists of things that others are called after: only what stands in a member of these names is one. */
const BY_MEMBER: Readonly<Record<string, readonly [list: string, has: (name: string) => boolean]>> = {
  expansion: ['expansions', (name) => expansionById.has(name)],
  expansions: ['expansions', (name) => expansionById.has(name)],
  source: ['sources', (name) => sourceIds.has(name)],
  documents: ['sources', (name) => sourceIds.has(name)],
};

/** The address of a thing by its name; undefined where nothing is called so. `member` is what holds the name. */
export function hrefOf(name: string, member = ''): string | undefined {
  if (name.length > 120) return undefined;
  if (ADDRESS.test(name)) return name;
  const [list] = [...LISTS, ...(Object.hasOwn(BY_MEMBER, member) ? [BY_MEMBER[member]!] : [])].find(([, has]) => has(name)) ?? [];
  if (list !== undefined) return `/v1/${list}/${encodeURIComponent(name)}`;
  const ruling = RULING.exec(name);
  return ruling ? `/v1/rulings/${ruling[1]!}` : undefined;
}
