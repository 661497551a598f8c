/** What clients read, in their language. */
export { LANGUAGES, type Language } from '../corpus/terms.js';
export { citedIn, clauseIn, findingsIn, localise, scoresIn, type Law, type Localised, type LocalisedClause } from './localise.js';
export { CONTENT_LANGUAGE, defaultLanguage, negotiate } from './negotiate.js';
