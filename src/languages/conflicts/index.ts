/** Conflicts and open questions in another language: translated by us. */
import type { Conflict, OpenQuestion } from '../../corpus/conflicts.js';
import type { Language } from '../../corpus/terms.js';
import { inSecondEdition } from '../second-edition.js';
import { german } from './de.js';
import { polish } from './pl.js';
import type { ConflictWords } from './words.js';

type Translated<T> = T & { readonly translation?: 'ours' };
type ConflictTexts = ConflictWords['conflicts'][string];

const translations: Readonly<Record<'pl' | 'de', ConflictWords>> = { pl: polish, de: german };

/** The texts of a conflict in a language, and whose translation they are. */
export function conflictIn(conflict: Conflict, language: Language): Translated<Conflict> {
  if (language === 'en') return conflict;
  if (language === 'en-c2') return saying(conflict, inTermsOfTheSecondEdition(conflict));
  return { ...saying(conflict, translations[language].conflicts[conflict.id]!), translation: 'ours' };
}

const saying = (conflict: Conflict, { question, readings, explanation }: ConflictTexts): Conflict => ({
  ...conflict,
  question,
  readings: conflict.readings.map((reading, i) => ({ ...reading, statement: readings[i]! })),
  resolution: { ...conflict.resolution, explanation },
});

const inTermsOfTheSecondEdition = ({ question, readings, resolution }: Conflict): ConflictTexts => ({
  question: inSecondEdition(question),
  readings: readings.map(({ statement }) => inSecondEdition(statement)),
  explanation: inSecondEdition(resolution.explanation),
});

/** The same of a question that no source answers. */
export function openQuestionIn(open: OpenQuestion, language: Language): Translated<OpenQuestion> {
  if (language === 'en') return open;
  if (language === 'en-c2') return { ...open, question: inSecondEdition(open.question), explanation: inSecondEdition(open.explanation) };
  return { ...open, ...translations[language].openQuestions[open.id]!, translation: 'ours' };
}
