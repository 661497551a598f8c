/** Errors as problem+json (RFC 9457): a stable code, and every defect of the input with its JSON pointer. */
import Type, { type Static } from 'typebox';

export { escapePointer } from './pointer.js';

export const DefectSchema = Type.Object(
  {
    pointer: Type.String({ description: 'JSON pointer to the value at fault' }),
    code: Type.String({ description: 'stable code of the defect' }),
    message: Type.String(),
  },
  { $id: 'Defect' },
);
export type Defect = Static<typeof DefectSchema>;

export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String({ description: 'stable code of the problem' }),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String()),
    errors: Type.Array(Type.Unsafe<Defect>({ $ref: 'Defect#' })),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof ProblemSchema>;

export const problemSchemas = [DefectSchema, ProblemSchema];
