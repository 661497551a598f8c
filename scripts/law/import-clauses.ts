/** From the statements of a law file to our clauses. */
import type { Clause } from '../../src/contract/clause.js';
import type { ClauseEntry, ClauseFile } from '../../src/corpus/clause-file.js';
import { compact, expanded } from './defaults.js';
import type { Adjustments, LawFile, LawReference, LawStatement } from './law-file.js';
import { plainly } from './plain.js';

type Reference = readonly [source: string, locator: string];

const LONGEST_QUOTE = 5;

/** Quotations help to find the place; what is longer than a few words is cut off. */
const shortened = (locator: string): string =>
  locator.replaceAll(/(["“„»])([^"”“»«]+)(["”“«])/g, (_all, open: string, text: string, close: string) => {
    const words = text.split(' ');
    return (
      open +
      (words.length > LONGEST_QUOTE
        ? `${words
            .slice(0, LONGEST_QUOTE)
            .join(' ')
            .replace(/[\s.,…]+$/, '')} ...`
        : text) +
      close
    );
  });

export class ClauseImport {
  constructor(
    private readonly adjust: Adjustments,
    /** Every clause of the corpus, for those that a locator names. */
    private readonly known: ReadonlyMap<string, Clause>,
  ) {}

  /** The clauses of the file; what only the old file has comes after them. */
  file({ expansion, released, statements }: LawFile, old: ClauseFile = { clauses: {} }): ClauseFile {
    const before = expanded(old);
    const imported = statements.map((statement) => [statement.id, this.entry(expansion, statement, before[statement.id])] as const);
    const dates = Object.entries(released).flatMap(([edition, year]) => (year === null ? [] : [[edition, String(year)] as const]));
    return plainly(
      compact({
        released: Object.fromEntries(dates),
        clauses: { ...Object.fromEntries(imported), ...without(before, new Set(imported.map(([id]) => id))) },
      }),
    );
  }

  private entry(expansion: string, law: LawStatement, before?: ClauseEntry): ClauseEntry {
    const { kind, authority, publishers, dated, involves, adjudicable } = law;
    // how a clause says it is ours once it is there
    const { statement, note, notAdjudicable: why } = { ...law, notAdjudicable: law.why, ...before };
    const conflictsWith = [...new Set([...(law.conflictsWith ?? []), ...(before?.conflictsWith ?? [])])];
    const said = {
      statement,
      kind,
      authority: note?.startsWith('reported as the official rule') ? 'reported' : authority,
      holds: law.editions.flatMap((edition) => (publishers ? publishers.map((publisher) => `${edition} ${publisher}`) : [edition])),
      ...(dated !== undefined && { dated: [dated] }),
      sources: this.references(expansion, law),
      ...this.names(involves),
      ...(!adjudicable && { notAdjudicable: why ?? 'no position shows it' }),
      ...(conflictsWith.length > 0 && { conflictsWith }),
      ...(note !== undefined && { note }),
      ...this.adjust.clauses[law.id],
    };
    const entry: unknown = Object.fromEntries(Object.entries<unknown>(said).filter(([, value]) => value !== null));
    return entry as ClauseEntry;
  }

  private names(involves: LawStatement['involves']): Pick<ClauseEntry, 'expansions' | 'figures' | 'tokens' | 'phases'> {
    const ours = (names: readonly string[]) => [
      ...new Set(names.flatMap((name) => (name in this.adjust.names ? (this.adjust.names[name] ?? []) : name))),
    ];
    const lists = Object.entries(involves).map(([part, names]) => [part, ours(names)] as const);
    return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
  }

  /** What was only remembered is no citation for more than general knowledge. */
  private references(expansion: string, { authority, editions, sources }: LawStatement): Reference[] {
    const seen = sources.filter((reference) => reference.seen);
    const all = (authority === 'general-knowledge' ? sources : seen).flatMap((reference) => this.reference(expansion, editions, reference));
    const once = new Map(all.map((reference) => [reference.join('\n'), reference]));
    return [...once.values()];
  }

  /** Where a clause of ours was read, what that is taken from is cited instead. */
  private reference(expansion: string, editions: readonly string[], { source, locator, seen }: LawReference): Reference[] {
    const { as } = this.adjust.sources;
    const named = seen ? [...locator.matchAll(/pd(?:\.[a-z0-9-]*[a-z0-9])+/g)].flatMap(([id]) => this.known.get(id)?.sources ?? []) : [];
    if (named.length > 0) return named.map((reference) => [reference.source, reference.locator] as const);
    const ours = as[`${expansion}/${source}`] ?? as[source] ?? source;
    const ids = typeof ours === 'string' ? [ours] : editions.flatMap((edition) => ours[edition] ?? []);
    const place = shortened(this.adjust.locators[locator] ?? locator);
    return [...new Set(ids)].map((id) => [id, place] as const);
  }
}

const without = (entries: Readonly<Record<string, ClauseEntry>>, ids: ReadonlySet<string>): Record<string, ClauseEntry> =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.has(id)));
