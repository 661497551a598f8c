/**
 * The texts of the law, apart from the engine because they are ten times its size: load them when somebody wants to read.
 *
 *   const { clausesOf } = await import('seneschal/law');
 *   const texts = clausesOf(verdict);
 *
 * Once they are loaded, `adjudicate` of `seneschal/engine` fills in `clauses` of its verdicts, as the service does.
 */
import type { Clause } from './contract/clause.js';
import type { CitedClause, Verdict } from './contract/verdict.js';
import { citedIn } from './corpus/citing.js';
import { citations, clauses } from './corpus/clauses.js';
import { textsLoaded } from './corpus/texts-loaded.js';
import { conflicts as knownConflicts, openQuestions as knownQuestions } from './corpus/conflicts.js';
import { footnotes as knownFootnotes } from './corpus/footnotes.js';
import { sources as knownSources } from './corpus/sources.js';
import { presetNotes as notesByPreset, settingTexts as textsBySetting, traitTexts as textsByTrait } from './corpus/texts.js';
import { checkShape } from './library-answers.js';
import { copied } from './library-copy.js';
import { frozen, frozenIn } from './library-frozen.js';

export type { Conflict, OpenQuestion } from './corpus/conflicts.js';
export type { Source } from './corpus/sources.js';
export { traitNote } from './corpus/texts.js';
export type { Authority, Clause, Scope } from './contract/clause.js';
export type { CitedClause } from './contract/verdict.js';

textsLoaded(citations);

/** Every clause by its id, in the order of the catalogue. */
export const law = frozenIn(clauses);
/** Where the sources contradict each other, and what none of them answers. */
export const conflicts = frozen(knownConflicts);
export const openQuestions = frozen(knownQuestions);
/** Source id, then footnote number. */
export const footnotes = frozen(knownFootnotes);
export const sources = frozen(knownSources);
/** By preset, key of the setting, and subject of the trait table. */
export const presetNotes = frozen(notesByPreset);
export const settingTexts = frozenIn(textsBySetting);
export const traitTexts = frozenIn(textsByTrait);

/** A clause by its id; undefined where there is none. */
export const clause = (id: string): Clause | undefined => law.get(id);

const CITING = { cites: ['string'], 'seeAlso?': [{ clause: 'string' }] } as const;
const CITING_LISTS = { findings: [CITING], effects: [CITING], scores: [{ lines: [CITING] }] } as const;

/**
 * The clauses that the findings, effects and scores of a verdict cite, by id, as the service shows them. Rulings that it cites are not among them.
 * Throws `InvalidInput` for what has none of these lists, or something in them that cites nothing, as a verdict's does.
 */
export function clausesOf(verdict: Pick<Verdict, 'findings' | 'effects' | 'scores'>): Record<string, CitedClause> {
  checkShape(CITING_LISTS, verdict);
  return copied(citations.texts(citedIn(verdict)));
}
