/** `clause ID...` and `search WORDS...`: the law itself, without a server. */
import type { Clause, Scope } from '../contract/clause.js';
import { clauseDocument, clauseList, clauseNames, presetsUnder } from '../service/corpus/clauses.js';
import { conflictOrQuestion } from '../service/corpus/conflicts.js';
import { say } from './print.js';
import { Misuse } from './targets.js';

type Detail = ReturnType<typeof clauseDocument>;

/** All of them, or throws `NotFound` for the first that there is not. */
export function printClauses(ids: readonly string[], { json = false }: { json?: boolean }): true {
  const details = ids.map((id) => clauseDocument(id, 'en'));
  if (json) say(JSON.stringify(details.length === 1 ? details[0] : details, null, 2));
  else say(details.map((detail) => clauseText(detail).join('\n')).join('\n\n'));
  return true;
}

function clauseText({ id, statement, kind, authority, holds, sources, note, resolution, history, conflicts, rules }: Detail): string[] {
  const list = (title: string, items: readonly string[]) => (items.length > 0 ? [`  ${title}: ${items.join(', ')}`] : []);
  return [
    `${id} (${kind}, ${authority})`,
    `  ${statement}`,
    `  holds in: ${holds.map(scopeText).join('; ')}`,
    ...list('in force under', presetsOf({ holds })),
    ...sources.map(({ source, locator }) => `  printed in: ${source}, ${locator}`),
    ...(note === undefined ? [] : [`  note: ${note}`]),
    ...list('took the place of', history.supersedes),
    ...list('gave way to', history.supersededBy),
    ...conflicts.map(({ id: conflict }) => `  ${conflict}: ${titleOf(conflict)}`),
    ...(resolution === undefined ? [] : [`  resolved: ${resolution}`]),
    ...list('rules', rules),
  ];
}

const titleOf = (id: string): string => conflictOrQuestion(id, 'en').question;

const scopeText = ({ edition, publisher, printings, from, to }: Scope): string =>
  [
    edition,
    publisher ?? 'every publisher',
    ...(printings ?? []),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`to ${to}`]),
  ].join(' ');

function presetsOf(clause: Pick<Clause, 'holds'>): readonly string[] {
  const { ids, isAll } = presetsUnder(clause);
  return isAll ? ['every preset'] : ids;
}

export interface SearchOptions {
  readonly limit?: string;
  readonly preset?: string;
  readonly json?: boolean;
}

/** What `GET /v1/clauses?q=` finds, the best first. True when there is something. */
export function searchClauses(words: readonly string[], { limit = '10', preset, json = false }: SearchOptions): boolean {
  if (!/^[1-9]\d{0,2}$/.test(limit)) throw new Misuse(`--limit must be a whole number from 1 to 999, not \`${limit}\``);
  if (preset !== undefined && !clauseNames.preset.includes(preset))
    throw new Misuse(`no preset \`${preset}\` is known: ${clauseNames.preset.join(', ')}`);
  const found = clauseList({ q: words.join(' '), limit: Number(limit), ...(preset !== undefined && { preset }) }, 'en');
  if (json) say(JSON.stringify(found, null, 2));
  else if (found.total === 0) say('nothing is found');
  else {
    say(...found.items.map(({ id, statement }) => `${id}: ${statement}`));
    if (found.total > found.items.length) say(`... and ${String(found.total - found.items.length)} more`);
  }
  return found.total > 0;
}
