/** What clients read, in their language. */
export { isNamed, nameOf, type Language } from '../corpus/terms.js';
export {
  clauseIn,
  findingsIn,
  inEnglish,
  inEnglishUnless,
  legalActionsIn,
  localise,
  namesOf,
  positionIn,
  precedentsIn,
  replayIn,
  textIn,
  type LocalisedClause,
  type Names,
} from './localise.js';
export { settingIn, type LocalisedSetting } from './setting-words.js';
export { traitWords, type TraitWords } from './trait-words.js';
export { CONTENT_LANGUAGE, defaultLanguage, negotiate } from './negotiate.js';
