/** Clauses as they are served: a list that was searched for, and each with all that rests on it. */
import { expansionById, expansions } from '../../catalog.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { clauses } from '../../corpus/clauses.js';
import type { Clause, Edition } from '../../contract/clause.js';
import { presetAliases, presetById, presets } from '../../corpus/presets.js';
import { holdsIn } from '../../corpus/scopes.js';
import { sources } from '../../corpus/sources.js';
import { clauseIn, namesOf, textIn, type Language } from '../../languages/index.js';
import { found } from '../lookup.js';
import { page, type PageQuery } from '../page.js';
import { clauseDetail } from './citations.js';
import { namesInUse } from './names-in-use.js';
import { findClauses, highlighted, matches, type ClauseFilter } from './search.js';

const involved = (part: keyof Clause['involves']) => [...clauses.values()].flatMap(({ involves }) => involves[part]);

/** The names that a filter may have. */
export const clauseNames = {
  expansion: [...expansionById.keys(), ...involved('expansions')],
  figure: [...expansions.flatMap((expansion) => declared(expansion, 'figures').map(({ kind }) => kind)), ...involved('figures')],
  token: [...expansions.flatMap((expansion) => declared(expansion, 'tokens').map(({ kind }) => kind)), ...involved('tokens')],
  step: namesInUse().clauseStep,
  phase: [...expansions.flatMap((expansion) => declared(expansion, 'steps').map(({ id }) => id)), ...involved('phases')],
  source: sources.map(({ id }) => id),
  preset: [...presets.map(({ id }) => id), ...Object.keys(presetAliases)],
} as const;

/** A list of second-edition clauses speaks that edition's English. */
export const editionOf = ({ edition, preset }: { readonly edition?: Edition; readonly preset?: string }): Edition =>
  edition ?? presetById(preset ?? '')?.edition ?? 'C1';

const names = (shown: readonly Clause['involves'][], language: Language) =>
  namesOf(
    {
      expansion: shown.flatMap(({ expansions }) => expansions),
      figure: shown.flatMap(({ figures }) => figures),
      token: shown.flatMap(({ tokens }) => tokens),
      step: shown.flatMap(({ steps, phases }) => [...steps, ...phases]),
    },
    language,
  );

/** Best first where words are asked for. Throws `Invalid` for a cursor of another list. */
export function clauseList({ limit, cursor, ...filter }: ClauseFilter & PageQuery, language: Language) {
  const matching = findClauses(filter).map(({ clause, stems }) => ({ id: clause.id, clause, stems }));
  const { items, next, prev = null } = page(matching, { limit, cursor }, { list: 'clauses', ...filter });
  const shown = items.map(({ clause }) => clauseIn(clause, language));
  const places = items.map(({ stems }, i) => matches(shown[i]!.statement, stems, shown[i]!.language ?? language));
  const byId = <T>(of: (place: (typeof places)[number], statement: string) => T) =>
    Object.fromEntries(shown.map(({ id, statement }, i) => [id, of(places[i]!, statement)]));
  return {
    items: shown,
    next,
    prev,
    total: matching.length,
    ...(filter.q?.trim() && { matches: byId((place) => place), highlights: byId((place, statement) => highlighted(statement, place)) }),
    names: names(
      shown.map(({ involves }) => involves),
      language,
    ),
  };
}

/** The presets in which it is in force, and whether these are all that there are. */
export function presetsUnder({ holds }: Pick<Clause, 'holds'>): { readonly ids: readonly string[]; readonly isAll: boolean } {
  const found = presets.filter((preset) => holds.some((scope) => holdsIn(scope, preset)));
  return { ids: found.map(({ id }) => id), isAll: found.length === presets.length };
}

/** All of them, in the order of the corpus. */
export const wholeClauses = (): readonly Clause[] => [...clauses.values()];

/** Throws `NotFound`. */
export function clauseDocument(id: string, language: Language) {
  const detail = found(clauseDetail(id), 'clause', id, clauses.keys());
  const stated = clauseIn(clauses.get(id)!, language);
  const { note, resolution } = stated;
  return {
    ...detail,
    ...stated,
    ...(note !== undefined && { note: textIn(note, language) }),
    ...(resolution !== undefined && { resolution: textIn(resolution, language) }),
    names: names([detail.involves], language),
  };
}
