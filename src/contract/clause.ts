/** A clause: one atomic statement of a printed source, restated in our own words, with where to find it. */
import Type, { type Static } from 'typebox';

/** `reported`: an editor's report of what a printing or a publisher says, which was not read itself. */
export const AUTHORITIES = ['official', 'official-clarification', 'reported', 'community', 'house', 'general-knowledge'] as const;
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
export const PUBLISHERS = ['*', 'HiG', 'RGG', 'ZMG', 'Spielbox', 'CundCo'] as const;

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

/** Of a statement in another language than the sources. */
export const translation = Type.Optional(Type.Literal('ours', { description: 'of what is translated: by us, no source has it in this language' }));

export const notesLanguage = Type.Optional(Type.Literal('en', { description: 'of note and resolution, where they are not translated' }));

/** One of the places where a clause holds: an edition, and what narrows it down. */
export const ScopeSchema = Type.Object(
  {
    edition: Type.Enum([...EDITIONS]),
    publisher: Type.Optional(Type.Enum([...PUBLISHERS.filter((publisher) => publisher !== '*')], { description: 'left out: of every publisher' })),
    printings: Type.Optional(Type.Array(Type.String(), { description: 'ids of sources; left out: in every printing' })),
    from: Type.Optional(Type.String({ description: 'since when the rule holds: `YYYY`, `YYYY-MM` or the printing that brought it' })),
    to: Type.Optional(Type.String({ description: 'when it ceased to hold: `YYYY`, `YYYY-MM` or the first printing without it' })),
  },
  { additionalProperties: false },
);
export type Scope = Static<typeof ScopeSchema>;

const SupersessionSchema = Type.Object(
  { clause: Type.String(), publisher: Type.Optional(ScopeSchema.properties.publisher) },
  { additionalProperties: false },
);
/** An older clause that gave way, for one publisher or for all. */
export type Supersession = Static<typeof SupersessionSchema>;

export const ClauseSchema = Type.Object(
  {
    id: Type.String(),
    statement: Type.String({ description: 'the statement in our own words' }),
    kind: Type.Enum([...CLAUSE_KINDS]),
    authority: Type.Enum([...AUTHORITIES]),
    editions: Type.Array(Type.Enum([...EDITIONS])),
    publishers: Type.Array(Type.Enum([...PUBLISHERS]), { description: '`*` where it holds for every publisher of one of the editions' }),
    holds: Type.Array(ScopeSchema, { description: 'where it holds: editions and publishers, taken together' }),
    printings: Type.Optional(Type.Array(Type.String())),
    dated: Type.Optional(Type.Array(Type.String({ description: 'YYYY or YYYY-MM; of a reported clause the date of the report' }))),
    sources: Type.Array(Type.Object({ source: Type.String(), locator: Type.String() })),
    involves: Type.Object({
      expansions: Type.Array(Type.String()),
      figures: Type.Array(Type.String()),
      tokens: Type.Array(Type.String()),
      steps: Type.Array(Type.String(), {
        description:
          'steps of a turn, named as `turn.step` of a snapshot names them, and what goes on where nobody decides anything: `setup`, `start-of-turn`, `score`, `end-of-turn`',
      }),
      phases: Type.Array(Type.String(), {
        deprecated: true,
        description: 'parts of a turn in words of the sources; `steps` has them as positions name them',
      }),
    }),
    adjudicable: Type.Boolean(),
    adjudicableWhy: Type.Optional(Type.String()),
    supersedes: Type.Optional(Type.Array(Type.String())),
    supersessions: Type.Optional(Type.Array(SupersessionSchema, { description: 'the same, each with the publisher for which alone it gave way' })),
    conflictsWith: Type.Optional(Type.Array(Type.String())),
    resolution: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    authorityBySource: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { $id: 'Clause' },
);

/** A clause as the API and the corpus hold it. */
export type Clause = Static<typeof ClauseSchema>;
