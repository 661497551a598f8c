/** What an answer rests on besides the clauses that hold: settings and traits that were read, and clauses that bear on it without holding. */
import Type, { type Static } from 'typebox';

/** `stated`: the sources of the printing say it; `inferred`: we read it out of other printings, other figures or the silence of the sources. */
export const BASES = ['stated', 'inferred'] as const;
export type Basis = (typeof BASES)[number];

/**
 * `other-printing`: it holds for another edition or publisher; `history`: it held for this one, or holds only later; `by-analogy`: what is
 * inferred is inferred from it; `contrary`: it holds here as well, and says the opposite of what the printing or the table follows.
 */
export const REASONS_TO_SEE = ['other-printing', 'by-analogy', 'contrary', 'history'] as const;
export type ReasonToSee = (typeof REASONS_TO_SEE)[number];

/** What a clause is to what is played: it holds, or why it does not; `contrary` to the printing and the table's own choice. */
export type Standing = 'in-force' | Exclude<ReasonToSee, 'by-analogy'>;

export const SeeAlsoSchema = Type.Object(
  { clause: Type.String(), why: Type.Enum([...REASONS_TO_SEE]) },
  { $id: 'SeeAlso', description: 'a clause that bears on it and does not hold for the printing, or that another one was preferred to' },
);
export type SeeAlso = Static<typeof SeeAlsoSchema>;

export const seeAlso = Type.Optional(
  Type.Array(Type.Unsafe<SeeAlso>({ $ref: 'SeeAlso#' }), { description: 'clauses that bear on it without holding for the printing' }),
);

/** Of an effect or a line of a score. */
export const consequenceBasis = Type.Optional(
  Type.Literal('inferred', { description: 'where no clause of the printing says it; left out: it is stated' }),
);

export const ReadSchema = Type.Object(
  {
    setting: Type.Optional(Type.String({ description: 'key of the setting' })),
    trait: Type.Optional(Type.Object({ subject: Type.String(), column: Type.String() }, { description: 'cell of the trait table' })),
    value: Type.String(),
    basis: Type.Optional(Type.Enum([...BASES], { description: 'left out where the table chose the value, or the cell is silent' })),
    setBy: Type.Optional(Type.Enum(['override', 'house-rule', 'ruling'], { description: 'of a setting that the printing did not choose' })),
    from: Type.Optional(Type.Array(Type.String(), { description: 'of an inferred value: the clauses that suggest it' })),
  },
  { $id: 'Read', description: 'a setting or a trait that was read, and what its value rests on' },
);
export type Read = Static<typeof ReadSchema>;

export const groundsSchemas = [SeeAlsoSchema, ReadSchema];
