/** How ajv checks what comes in, at every door alike. */
import type { Options } from 'ajv';

export const AJV_OPTIONS: Options = {
  removeAdditional: false,
  // said for generators of types; `items` beside it says the same
  keywords: ['prefixItems'],
  // the discriminator picks the branch of an action
  discriminator: true,
  // lengths in code units: counting code points took more time than all other checks together
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- not to be used with other validators, which there are none of
  unicode: false,
  // it would only say that the option above is not the usual one
  logger: false,
  // types like ['string', 'object'] and `required` beside `if` are meant as they are
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
};
