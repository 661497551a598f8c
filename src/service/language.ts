/** In which language an answer is. */
import type { Edition } from '../contract/clause.js';
import { negotiate, type Language } from '../languages/index.js';
import type { Asking } from './workers/workers.js';

/** Chooses the language once it is known whose edition the answer is about. */
export type Speak = (edition?: Edition) => Language;

/** As the rules speak it. */
export const plainEnglish: Speak = () => 'en';

/** What `Accept-Language` asks for: English, as the rules speak it, where it says nothing; `edition` decides whose English `en` is. */
export const languageOf = (acceptLanguage: string | undefined, edition: Edition = 'C1'): Language =>
  acceptLanguage === undefined ? 'en' : negotiate(acceptLanguage, edition);

/** Who asks the workers, and in which language the answer is to be. */
export interface Asked extends Asking {
  readonly speak: Speak;
}

/** JSON, and the language that it is in. */
export interface Told {
  readonly text: string | Uint8Array;
  readonly language: Language;
}
