/** How the files of the law are written: what clauses have in common once, and each clause under its id. */
import Type, { type Static } from 'typebox';
import { AUTHORITIES, CLAUSE_KINDS, EDITIONS, PUBLISHERS, ScopeSchema } from '../contract/clause.js';

const texts = (description?: string) => Type.Array(Type.String({ minLength: 1 }), { ...(description && { description }) });
const DATE = '^\\d{4}(-(0[1-9]|1[0-2]))?$';
const publisher = PUBLISHERS.filter((name) => name !== '*').join('|');

const entry = {
  kind: Type.Enum([...CLAUSE_KINDS]),
  authority: Type.Enum([...AUTHORITIES]),
  holds: Type.Array(
    Type.Union([
      Type.String({ pattern: `^(${EDITIONS.join('|')})( (${publisher}))?$`, description: 'an edition, or an edition and a publisher' }),
      ScopeSchema,
    ]),
    { minItems: 1 },
  ),
  printings: texts('as the sources name them'),
  dated: Type.Array(Type.String({ pattern: DATE })),
  sources: Type.Array(Type.Array(Type.String({ minLength: 1 }), { minItems: 2, maxItems: 2 }), {
    description: 'a source, or a name of `documents`, and where to look in it',
  }),
  expansions: texts(),
  figures: texts(),
  tokens: texts(),
  phases: texts(),
  notAdjudicable: Type.String({ description: 'why no position can decide it; left out when it is adjudicable' }),
  supersedes: Type.Array(
    Type.Union([
      Type.String(),
      Type.Object(
        { clause: Type.String(), publisher: ScopeSchema.properties.publisher },
        { required: ['clause', 'publisher'], additionalProperties: false },
      ),
    ]),
  ),
  conflictsWith: texts(),
  resolution: Type.String({ description: 'of a contradiction: how it is resolved, and why' }),
  note: Type.String(),
  authorityBySource: Type.Record(Type.String(), Type.String(), { description: 'where the sources label the statement differently' }),
};

const { properties: optional } = Type.Partial(Type.Object(entry));
const DefaultsSchema = Type.Object(optional, { additionalProperties: false });
const EntrySchema = Type.Object({ statement: Type.String({ minLength: 1 }), ...optional }, { additionalProperties: false });

export const ClauseFileSchema = Type.Object(
  {
    released: Type.Optional(
      Type.Partial(Type.Record(Type.Enum([...EDITIONS]), Type.String({ pattern: DATE })), { description: 'when the expansion came out, by edition' }),
    ),
    documents: Type.Optional(Type.Record(Type.String(), texts(), { description: 'names for documents that say a thing at the same place' })),
    defaults: Type.Optional(DefaultsSchema),
    clauses: Type.Record(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }), EntrySchema),
  },
  { additionalProperties: false },
);
export type ClauseFile = Static<typeof ClauseFileSchema>;
export type ClauseEntry = Static<typeof EntrySchema>;
