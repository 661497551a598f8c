/** The parameters that routes of a list and of its single items have in common. */
import Type, { type TSchema } from 'typebox';

export const idParameter = (description: string) => Type.Object({ id: Type.String({ minLength: 1, maxLength: 200, description }) });
export interface IdParameter {
  readonly id: string;
}

/** An optional filter by one word. */
export const word = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 100, description }));

/** An optional filter by one of the names there are: a name that is none would find nothing, and nobody would know why. */
export const oneOf = (description: string, names: Iterable<string>, options: { readonly deprecated?: boolean } = {}) =>
  Type.Optional(Type.Enum([...new Set(names)], { description, ...options }));

export const query = <T extends Record<string, TSchema>>(parameters: T) => Type.Object(parameters, { additionalProperties: false });
