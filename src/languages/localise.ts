/** A verdict in another language. The rules speak English of the first edition; nothing is done where that is asked for. */
import type { Clause } from '../contract/clause.js';
import type { Replay } from '../contract/replay.js';
import type { Finding, Score, Verdict } from '../contract/verdict.js';
import { nameOf, term, type Language, type TermKind } from '../corpus/terms.js';
import { labelIn, translate, type Catalogue } from './catalogue.js';
import { de } from './de.js';
import { enC2 } from './en-c2.js';
import { pl } from './pl.js';
import { inSecondEdition, secondEditionStatement } from './second-edition.js';

export const catalogues: Readonly<Record<Exclude<Language, 'en'>, Catalogue>> = { 'en-c2': enC2, pl, de };

/** `language` is given where the statement is in another one than the answer around it. */
type InLanguage<C> = C & { readonly language?: 'en' };
type Cited = Verdict['clauses'][string];

export type LocalisedClause = InLanguage<Clause>;
export type Localised<T extends Pick<Verdict, 'clauses'>> = Omit<T, 'clauses'> & { readonly clauses: Readonly<Record<string, InLanguage<Cited>>> };

/** All clauses, by id. */
export type Law = ReadonlyMap<string, Clause>;

/** The parts of an answer that are read by people: findings, score lines, statements of the clauses. */
export function localise<T extends Pick<Verdict, 'findings' | 'scores' | 'clauses'>>(answer: T, language: Language, law: Law): Localised<T> {
  if (language === 'en') return answer as Localised<T>;
  return {
    ...answer,
    findings: findingsIn(answer.findings, language),
    scores: scoresIn(answer.scores, language),
    clauses: citedIn(answer.clauses, language, law),
  };
}

/** Findings alone, as the answer with all legal actions explains the others. */
export function findingsIn(findings: readonly Finding[], language: Language): Finding[] {
  if (language === 'en') return [...findings];
  const catalogue = catalogues[language];
  return findings.map((finding) => ({
    ...finding,
    message: translate(catalogue, finding.message),
    ...(finding.readings && { readings: finding.readings.map((reading) => ({ ...reading, message: translate(catalogue, reading.message) })) }),
  }));
}

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

export function scoresIn(scores: readonly Score[], language: Language): Score[] {
  if (language === 'en') return [...scores];
  const catalogue = catalogues[language];
  return scores.map((score) => ({ ...score, lines: score.lines.map((line) => ({ ...line, label: labelIn(catalogue, line.label) })) }));
}

/** Statements stay English: in the second edition's terms for `en-c2`, marked as English in an answer of another language. */
export function citedIn<C extends Cited>(cited: Readonly<Record<string, C>>, language: Language, law: Law): Record<string, InLanguage<C>> {
  const one = ([id, clause]: [string, C]): [string, InLanguage<C>] => [id, statedIn(clause, law.get(id), language)];
  return Object.fromEntries(Object.entries(cited).map(one));
}

export const clauseIn = (clause: Clause, language: Language): LocalisedClause => statedIn(clause, clause, language);

function statedIn<C extends Cited>(clause: C, whole: Clause | undefined, language: Language): InLanguage<C> {
  if (language === 'en' || (language === 'en-c2' && !whole)) return clause;
  if (language !== 'en-c2') return { ...clause, language: 'en' };
  const statement = secondEditionStatement(whole!);
  return statement === clause.statement ? clause : { ...clause, statement };
}

/** A text that no catalogue translates: in the terms of the second edition where those are asked for, otherwise as it is. */
export const textIn = (text: string, language: Language): string => (language === 'en-c2' ? inSecondEdition(text) : text);

/** What says that the texts of an item are English, in an answer of another language. */
export const inEnglish = (language: Language): { readonly language?: 'en' } => (language === 'en' || language === 'en-c2' ? {} : { language: 'en' });

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
