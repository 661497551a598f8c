/** The parameters of lists that come in pages. */
import Type from 'typebox';

export const PageParameters = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'how many on a page' })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 400, description: '`next` of the page before' })),
};
