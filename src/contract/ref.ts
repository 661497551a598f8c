/** References between named schemas. */
import Type, { type TSchema } from 'typebox';

/** A reference to a named schema that stands for a `T`. */
export const ref = <T = unknown>(name: string) => Type.Unsafe<T>({ $ref: `${name}#` });

export const listOf = <T = unknown>(name: string, options: { readonly description?: string } = {}) => Type.Array(ref<T>(name), options);

/** One page of a list. */
export const pageOf = (name: string, of: string): TSchema =>
  Type.Object(
    {
      items: listOf(of),
      next: Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the next page; null on the last one' }),
      prev: Type.Optional(
        Type.Union([Type.String(), Type.Null()], { description: 'the `cursor` of the page before, where one can go back; null on the first one' }),
      ),
      total: Type.Optional(Type.Integer({ minimum: 0, description: 'how many there are on all pages together, where that is known' })),
    },
    { $id: name },
  );

export const strings = (description?: string) => Type.Array(Type.String(), description === undefined ? {} : { description });
