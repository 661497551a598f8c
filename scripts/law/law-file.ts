/** A file of researched law, as far as the import reads it. */
import type { SourceFile } from '../../src/corpus/source-file.js';

export interface LawReference {
  readonly source: string;
  readonly locator: string;
  /** Read in the source, not remembered. */
  readonly seen: boolean;
}

export interface LawStatement {
  readonly id: string;
  readonly statement: string;
  readonly kind: string;
  readonly authority: string;
  readonly editions: readonly string[];
  readonly publishers?: readonly string[];
  readonly dated?: string;
  readonly sources: readonly LawReference[];
  readonly involves: Readonly<Record<'expansions' | 'figures' | 'tokens' | 'phases', readonly string[]>>;
  readonly adjudicable: boolean;
  readonly why?: string;
  readonly conflictsWith?: readonly string[];
  readonly note?: string;
}

export interface LawSource {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly edition: string;
}

export interface LawFile {
  readonly expansion: string;
  readonly released: Readonly<Record<string, number | null>>;
  readonly statements: readonly LawStatement[];
  readonly sources: readonly LawSource[];
}

/** What the import changes: other names for sources and things, better titles, and what we say otherwise than the file. */
export interface Adjustments {
  readonly sources: {
    /** By `expansion/id` or id: the id that the corpus has for it; by edition where it has one for each. */
    readonly as: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    /** What title and address do not tell, or tell wrongly. */
    readonly entries: Readonly<Record<string, Partial<SourceFile[string]>>>;
  };
  /** Locators that say something otherwise here. */
  readonly locators: Readonly<Record<string, string>>;
  /** Figures, tokens, phases and expansions that go by another name here; null: by none. */
  readonly names: Readonly<Record<string, string | null>>;
  /** Clauses of which we say something otherwise; null: nothing. */
  readonly clauses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
