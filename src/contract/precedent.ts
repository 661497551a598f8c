/** A published ruling as the verdicts that it touches show it. */
import Type, { type Static } from 'typebox';
import type { RulesetReference } from './ruleset.js';

/** Who speaks, the least first. */
export const AUTHORITY_LEVELS = ['table-judge', 'head-judge', 'organiser', 'publisher'] as const;
export type AuthorityLevel = (typeof AUTHORITY_LEVELS)[number];

/** A tag of RFC 5646. */
export const LANGUAGE = '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$';

export const PrecedentSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    question: Type.String(),
    decision: Type.String(),
    authorityLevel: Type.Enum([...AUTHORITY_LEVELS]),
    binding: Type.Boolean({
      description:
        'whether it decides for the engine, in its ruleset, at its event and from its day on; a verdict that it has changed cites `ruling:<id>`',
    }),
    binds: Type.Boolean({
      description:
        'whether it is in force for this question: it has a `binding`, its day has come, the ruleset that was asked about is its own and says its `event` where it has one, and that neither says `rulings: "none"` nor chooses the setting itself',
    }),
    ruleset: Type.Unsafe<RulesetReference>({ $ref: 'RulesetReference#' }),
    event: Type.Optional(Type.String({ description: 'it binds only where the ruleset of the question says the same `event`' })),
    effectiveFrom: Type.Optional(Type.String({ description: 'the first day on which it holds' })),
    hash: Type.String({ description: 'of its content' }),
    language: Type.Optional(Type.String({ pattern: LANGUAGE, description: 'of question and decision, in an answer that is in another one' })),
  },
  {
    $id: 'Precedent',
    description: 'a published ruling that cites a clause of the verdict or decides one of its rules; `/v1/rulings/{id}` has the rest',
  },
);
export type Precedent = Readonly<Static<typeof PrecedentSchema>>;
