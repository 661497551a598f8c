/** What clients read, in their language. */
export { isNamed, nameOf, type Language } from '../corpus/terms.js';
export {
  clauseIn,
  findingsIn,
  inEnglishUnless,
  legalActionsIn,
  localise,
  namesOf,
  positionIn,
  precedentsIn,
  replayIn,
  setupIn,
  textIn,
  type LocalisedClause,
  type Names,
} from './localise.js';
export { conflictIn, openQuestionIn } from './conflicts/index.js';
export { settingIn, type LocalisedSetting } from './setting-words.js';
export { hasTraitNotesIn, traitNoteIn } from './trait-notes.js';
export { traitWords, type TraitWords } from './trait-words.js';
export { CONTENT_LANGUAGE, defaultLanguage, negotiate } from './negotiate.js';
