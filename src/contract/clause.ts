/** A clause: one atomic statement of a printed source, restated in our own words, with where to find it. */
import Type, { type Static } from 'typebox';

export const AUTHORITIES = ['official', 'official-clarification', 'community', 'house', 'general-knowledge'] as const;
export const CLAUSE_KINDS = [
  'rule',
  'clarification',
  'faq',
  'example',
  'change-note',
  'publisher-difference',
  'errata-or-conflict',
  'house-rule',
] as const;
export const EDITIONS = ['C1', 'C2', 'C3'] as const;
export const PUBLISHERS = ['*', 'HiG', 'RGG', 'ZMG'] as const;

export type Authority = (typeof AUTHORITIES)[number];
export type ClauseKind = (typeof CLAUSE_KINDS)[number];
export type Edition = (typeof EDITIONS)[number];
export type Publisher = (typeof PUBLISHERS)[number];

export const SourceReferenceSchema = Type.Object(
  {
    source: Type.String({ description: 'id of a source' }),
    locator: Type.String({ description: 'section, footnote or page inside the source' }),
  },
  { $id: 'SourceReference', additionalProperties: false },
);

export const ClauseSchema = Type.Object(
  {
    id: Type.String(),
    statement: Type.String({ description: 'the statement in our own words' }),
    kind: Type.Enum([...CLAUSE_KINDS]),
    authority: Type.Enum([...AUTHORITIES]),
    editions: Type.Array(Type.Enum([...EDITIONS])),
    publishers: Type.Array(Type.Enum([...PUBLISHERS])),
    printings: Type.Optional(Type.Array(Type.String())),
    dated: Type.Optional(Type.Array(Type.String({ description: 'YYYY or YYYY-MM' }))),
    sources: Type.Array(Type.Object({ source: Type.String(), locator: Type.String() })),
    involves: Type.Object({
      expansions: Type.Array(Type.String()),
      figures: Type.Array(Type.String()),
      tokens: Type.Array(Type.String()),
      phases: Type.Array(Type.String()),
    }),
    adjudicable: Type.Boolean(),
    adjudicableWhy: Type.Optional(Type.String()),
    supersedes: Type.Optional(Type.Array(Type.String())),
    conflictsWith: Type.Optional(Type.Array(Type.String())),
    resolution: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    authorityBySource: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { $id: 'Clause' },
);

/** A clause as the API and the corpus hold it. */
export type Clause = Static<typeof ClauseSchema>;

/** A clause as an expansion folder writes it down: the id is its key. */
export interface ClauseText {
  readonly statement: string;
  readonly kind: ClauseKind;
  readonly authority: Authority;
  readonly editions: readonly Edition[];
  /** `['*']` when left out. */
  readonly publishers?: readonly Publisher[];
  readonly printings?: readonly string[];
  readonly dated?: readonly string[];
  /** `[source id, locator]` pairs. */
  readonly sources: readonly (readonly [source: string, locator: string])[];
  readonly expansions?: readonly string[];
  readonly figures?: readonly string[];
  readonly tokens?: readonly string[];
  readonly phases?: readonly string[];
  /** Why no position can decide it; left out when it is adjudicable. */
  readonly notAdjudicable?: string;
  readonly supersedes?: readonly string[];
  readonly conflictsWith?: readonly string[];
  /** For an `errata-or-conflict` clause: how the contradiction is resolved, and why. */
  readonly resolution?: string;
  readonly note?: string;
  /** Where the sources label the statement differently: source id to label. */
  readonly authorityBySource?: Readonly<Record<string, string>>;
}
