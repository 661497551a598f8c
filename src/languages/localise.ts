/** A verdict in another language. The rules speak English of the first edition; nothing is done where that is asked for. */
import type { Clause } from '../contract/clause.js';
import type { FeatureValue, PositionDescription } from '../contract/position.js';
import type { Precedent } from '../contract/precedent.js';
import type { Replay } from '../contract/replay.js';
import type { Finding, Reading, Score, ScoreLine, Verdict } from '../contract/verdict.js';
import { ending, fill, parted } from '../kernel/judge/message.js';
import { nameOf, term, type Language, type TermKind } from '../corpus/terms.js';
import { wordsIn } from '../corpus/texts.js';
import { REMARKS, translatedClause, type TranslatedClause } from '../corpus/translations.js';
import { labelIn, translate, type Catalogue } from './catalogue.js';
import { de } from './de.js';
import { enC2 } from './en-c2.js';
import { pl } from './pl.js';
import { inSecondEdition, secondEditionStatement } from './second-edition.js';

/** The central catalogue of a language, and what the folders of the expansions add to it. */
function whole(language: Exclude<Language, 'en'>, central: Catalogue): Catalogue {
  const { messages, labels } = wordsIn(language);
  return { messages: { ...central.messages, ...messages }, labels: { ...central.labels, ...labels } };
}

export const catalogues: Readonly<Record<Exclude<Language, 'en'>, Catalogue>> = {
  'en-c2': whole('en-c2', enC2),
  pl: whole('pl', pl),
  de: whole('de', de),
};

/** `language` is given where the statement is in another one than the answer around it. */
type InLanguage<C> = C & { readonly language?: 'en'; readonly translation?: 'ours'; readonly notesLanguage?: 'en' };
type Cited = Verdict['clauses'][string];

export type LocalisedClause = InLanguage<Clause>;
export type Localised<T extends Pick<Verdict, 'clauses'>> = Omit<T, 'clauses'> & { readonly clauses: Readonly<Record<string, InLanguage<Cited>>> };

/** Rulings are in the language in which they were written: it is said where that is another one. */
export const precedentsIn = (precedents: readonly Precedent[], language: Language): Precedent[] =>
  precedents.map(({ language: written, ...precedent }) =>
    written === undefined || spoken(written) === spoken(language) ? precedent : { ...precedent, language: written },
  );
const spoken = (tag: string): string => tag.slice(0, `${tag}-`.indexOf('-')).toLowerCase();

/** All clauses, by id. */
export type Law = ReadonlyMap<string, Clause>;

/** The parts of an answer that are read by people: findings, score lines, statements of the clauses. */
export function localise<T extends Pick<Verdict, 'findings' | 'scores' | 'clauses'>>(answer: T, language: Language, law: Law): Localised<T> {
  if (language === 'en') return answer;
  return {
    ...answer,
    findings: findingsIn(answer.findings, language),
    scores: scoresIn(answer.scores, language),
    clauses: clausesIn(answer.clauses, language, law),
  };
}

/** How a game begins; only its clauses have words. */
export const setupIn = <T extends Pick<Verdict, 'clauses'>>(answer: T, language: Language, law: Law): Localised<T> => ({
  ...answer,
  clauses: clausesIn(answer.clauses, language, law),
});

/** Findings alone, as the answer with all legal actions explains the others. */
export function findingsIn(findings: readonly Finding[], language: Language): Finding[] {
  if (language === 'en') return [...findings];
  const catalogue = catalogues[language];
  return findings.map((finding) => ({
    ...finding,
    message: messageIn(finding, catalogue, language),
    ...(finding.readings && { readings: finding.readings.map((reading) => ({ ...reading, message: messageIn(reading, catalogue, language) })) }),
  }));
}

interface Listed {
  readonly undetermined?: readonly { readonly findings: readonly Finding[] }[];
  readonly rejected?: readonly { readonly findings: readonly Finding[] }[];
}

/** What is legal; only what is rejected or undecided has words. */
export function legalActionsIn<T extends Listed>(answer: T, language: Language): T {
  if (language === 'en') return answer;
  const translated = <I extends { readonly findings: readonly Finding[] }>(list: readonly I[]) =>
    list.map((item) => ({ ...item, findings: findingsIn(item.findings, language) }));
  return {
    ...answer,
    ...(answer.undetermined && { undetermined: translated(answer.undetermined) }),
    ...(answer.rejected && { rejected: translated(answer.rejected) }),
  };
}

/** A message whose facts stand in it is put together anew, with their names in the language. */
type Said = Pick<Reading, 'message' | 'template' | 'facts'>;

function messageIn({ message, template, facts = {} }: Said, catalogue: Catalogue, language: Language): string {
  const { plain, added } = parted(message);
  const said = template === undefined ? translate(catalogue, plain) : filled(template, facts, catalogue, language);
  return added.reduce((before, words) => ending(before, translate(catalogue, words)), said);
}

function filled(template: string, facts: Finding['facts'], catalogue: Catalogue, language: Language): string {
  return fill(translate(catalogue, template), facts, (key, value) => nameOf(TERM_OF[key] ?? 'figure', value, language));
}

/** What kind of thing a fact of that name is. */
const TERM_OF: Readonly<Record<string, TermKind>> = {
  kind: 'figure',
  figure: 'figure',
  feature: 'feature',
  token: 'token',
  step: 'step',
  expansion: 'expansion',
};

/** A game played through. */
export function replayIn(replay: Replay, language: Language): Replay {
  if (language === 'en') return replay;
  const { steps, final } = replay;
  return {
    ...replay,
    steps: steps.map((step) => ({ ...step, findings: findingsIn(step.findings, language), scores: scoresIn(step.scores, language) })),
    final: { ...final, ...(final.scores && { scores: scoresIn(final.scores, language) }) },
  };
}

/** What stands in a position. */
export function positionIn<T extends Pick<PositionDescription, 'features' | 'figures'>>(position: T, language: Language): T {
  if (language === 'en') return position;
  const catalogue = catalogues[language];
  const value = (of: FeatureValue): FeatureValue => ({
    ...of,
    lines: linesIn(of.lines, catalogue),
    scores: scoresIn(of.scores, language),
    ...(of.otherReadings && {
      otherReadings: of.otherReadings.map((other) => ({
        ...other,
        lines: linesIn(other.lines, catalogue),
        scores: scoresIn(other.scores, language),
      })),
    }),
  });
  return {
    ...position,
    features: position.features.map((feature) => ({ ...feature, now: feature.now && value(feature.now), end: value(feature.end) })),
    figures: position.figures.map((figure) => ({
      ...figure,
      warnings: figure.warnings.map((warning) => ({ ...warning, message: messageIn(warning, catalogue, language) })),
    })),
  };
}

const linesIn = (lines: readonly ScoreLine[], catalogue: Catalogue): ScoreLine[] =>
  lines.map((line) => ({ ...line, label: labelIn(catalogue, line.label) }));

export function scoresIn(scores: readonly Score[], language: Language): Score[] {
  if (language === 'en') return [...scores];
  const catalogue = catalogues[language];
  return scores.map((score) => ({ ...score, lines: linesIn(score.lines, catalogue) }));
}

/** Statements are in the second edition's terms for `en-c2`; where we have not translated one it stays English in another language, and says so. */
export function clausesIn<C extends Cited>(cited: Readonly<Record<string, C>>, language: Language, law: Law): Record<string, InLanguage<C>> {
  const one = ([id, clause]: [string, C]): [string, InLanguage<C>] => [id, statedIn(clause, law.get(id), language)];
  return Object.fromEntries(Object.entries(cited).map(one));
}

export const clauseIn = (clause: Clause, language: Language): LocalisedClause => statedIn(clause, clause, language);

function statedIn<C extends Cited>(clause: C, whole: Clause | undefined, language: Language): InLanguage<C> {
  if (language === 'en' || (language === 'en-c2' && !whole)) return clause;
  if (language !== 'en-c2') {
    const ours = whole && translatedClause(whole.id, language);
    return ours ? { ...clause, statement: ours.statement, translation: 'ours', ...remarksOn(clause, ours) } : { ...clause, language: 'en' };
  }
  const statement = secondEditionStatement(whole!);
  return statement === clause.statement ? clause : { ...clause, statement };
}

/** What is said of a clause besides its statement, and that it is English where not all of it is translated. */
function remarksOn(clause: object, ours: TranslatedClause): Partial<InLanguage<Clause>> {
  const there = REMARKS.filter((name) => name in clause);
  if (there.some((name) => ours[name] === undefined)) return { notesLanguage: 'en' };
  return Object.fromEntries(there.map((name) => [name, ours[name]]));
}

/** A text that no catalogue translates: in the terms of the second edition where those are asked for, otherwise as it is. */
export const textIn = (text: string, language: Language): string => (language === 'en-c2' ? inSecondEdition(text) : text);

/** What says that the texts of an item are English, in an answer of another language, where something has no words in it. */
export const inEnglishUnless = (isThere: boolean): { readonly language?: 'en' } => (isThere ? {} : { language: 'en' });

/** Names by kind and id. */
export type Names = Partial<Record<TermKind, Readonly<Record<string, string>>>>;

/** What the things with these ids are called; ids that are no names of things are left out. */
export function namesOf(ids: Partial<Record<TermKind, readonly string[]>>, language: Language): Names {
  return Object.fromEntries(
    Object.entries(ids).map(([kind, list]) => {
      const known = [...new Set(list)].filter((id) => term(kind as TermKind, id)).sort();
      return [kind, Object.fromEntries(known.map((id) => [id, nameOf(kind as TermKind, id, language)]))];
    }),
  );
}
