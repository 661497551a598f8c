/** What clients read, in their language. */
export { LANGUAGES, nameOf, type Language } from '../corpus/terms.js';
export {
  citedIn,
  clauseIn,
  findingsIn,
  inEnglish,
  localise,
  namesOf,
  replayIn,
  scoresIn,
  textIn,
  type Law,
  type Localised,
  type LocalisedClause,
  type Names,
} from './localise.js';
export { traitWords, type TraitWords } from './trait-words.js';
export { CONTENT_LANGUAGE, defaultLanguage, negotiate } from './negotiate.js';
