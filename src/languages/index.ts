/** What clients read, in their language. */
export { nameOf, type Language } from '../corpus/terms.js';
export { clauseIn, findingsIn, inEnglish, localise, namesOf, replayIn, textIn, type Names } from './localise.js';
export { traitWords, type TraitWords } from './trait-words.js';
export { CONTENT_LANGUAGE, defaultLanguage, negotiate } from './negotiate.js';
