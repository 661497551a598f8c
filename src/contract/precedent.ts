/** A published ruling as the verdicts that it touches show it. */
import Type, { type Static } from 'typebox';
import type { RulesetReference } from './ruleset.js';

/** Who speaks, the least first. */
export const AUTHORITY_LEVELS = ['table-judge', 'head-judge', 'organiser', 'publisher'] as const;
export type AuthorityLevel = (typeof AUTHORITY_LEVELS)[number];

export const PrecedentSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    question: Type.String(),
    decision: Type.String(),
    authorityLevel: Type.Enum([...AUTHORITY_LEVELS]),
    binding: Type.Boolean({
      description: 'whether it decides for the engine, in its ruleset and from its day on; a verdict that it has changed cites `ruling:<id>`',
    }),
    ruleset: Type.Unsafe<RulesetReference>({ $ref: 'RulesetReference#' }),
    effectiveFrom: Type.Optional(Type.String({ description: 'the first day on which it holds' })),
    hash: Type.String({ description: 'of its content' }),
  },
  {
    $id: 'Precedent',
    description: 'a published ruling that cites a clause of the verdict or decides one of its rules; `/v1/rulings/{id}` has the rest',
  },
);
export type Precedent = Readonly<Static<typeof PrecedentSchema>>;
