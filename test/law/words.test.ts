/** Promise: what a judge reads aloud stands for itself, names editions and documents as players do, and calls a thing by one word. */
import { describe, expect, it } from 'vitest';
import { conflicts, openQuestions } from '../../src/corpus/conflicts.js';
import { clauses } from '../../src/corpus/clauses.js';
import { terms } from '../../src/corpus/terms.js';
import { presetNotes, settingTexts, traitTexts } from '../../src/corpus/texts.js';
import { translationsIn } from '../../src/corpus/translations.js';
import deskInGerman from '../../src/desk/words/de.js';
import deskInPolish from '../../src/desk/words/pl.js';
import { catalogues } from '../../src/languages/localise.js';

const SHORTHAND = /\bC[123]\b|\bbook footnote|\bseeds?\b/;

const shorthandIn = (texts: readonly (readonly [name: string, text: string | undefined])[]) =>
  texts.filter(([, text]) => text !== undefined && SHORTHAND.test(text)).map(([name, text]) => `${name}: ${text!}`);

describe('no shorthand stands', () => {
  it('in a clause', () => {
    const texts = [...clauses.values()].flatMap(({ id, statement, note, resolution, adjudicableWhy }) =>
      [statement, note, resolution, adjudicableWhy].map((text) => [id, text] as const),
    );
    expect(texts.length).toBeGreaterThan(5000);
    expect(shorthandIn(texts)).toEqual([]);
  });

  it('in what settings, traits and presets say', () => {
    const ofSettings = [...settingTexts].flatMap(([key, { question, values, note }]) =>
      [question, ...Object.values(values), note].map((text) => [key, text] as const),
    );
    const ofTraits = [...traitTexts].flatMap(([subject, { label, notes = {} }]) =>
      [label, ...Object.values(notes).flatMap((note) => (typeof note === 'string' ? [note] : Object.values(note)))].map(
        (text) => [subject, text] as const,
      ),
    );
    expect(shorthandIn([...ofSettings, ...ofTraits, ...Object.entries(presetNotes)])).toEqual([]);
  });

  it('in conflicts and open questions', () => {
    const ofConflicts = conflicts.flatMap(({ id, question, readings, resolution }) =>
      [question, ...readings.map(({ statement }) => statement), resolution.explanation].map((text) => [id, text] as const),
    );
    const ofQuestions = openQuestions.flatMap(({ id, question, explanation }) => [question, explanation].map((text) => [id, text] as const));
    expect(shorthandIn([...ofConflicts, ...ofQuestions])).toEqual([]);
  });

  it('in a message, whatever its language', () => {
    const messages = Object.entries(catalogues).flatMap(([language, { messages: said }]) =>
      Object.entries(said).flatMap((pair) => pair.map((text) => [language, text] as const)),
    );
    expect(messages.length).toBeGreaterThan(400);
    expect(shorthandIn(messages)).toEqual([]);
  });
});

/** Read alone, such a statement would leave open what it speaks of. */
const LEANS_ON_ANOTHER =
  /^(That holds|These|Those|They|He|She|His|Her|Its|Their|Nor|Or|And|But|So|Then|Here|Otherwise|Likewise|(In|For|After) (this|that|these|those)|(Once|When|If) (he|they)|(Once|When) it)\b/;

it('every statement stands without the one before it', () => {
  const leaning = [...clauses.values()].filter(({ statement }) => LEANS_ON_ANOTHER.test(statement)).map(({ id, statement }) => `${id}: ${statement}`);
  expect(leaning).toEqual([]);
});

/** Words for a tile that the glossary does not use; in German players say them of tokens too. */
const OTHER_WORDS = { de: /plättchen/i, pl: /\bkaf(el|l)/i } as const;
const DESK = { de: deskInGerman, pl: deskInPolish } as const;

describe.each(['de', 'pl'] as const)('in %s a tile is called as in the glossary', (language) => {
  const { messages, labels } = catalogues[language];
  const every: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['messages', Object.values(messages)],
    ['labels', Object.values(labels)],
    ['statements', Object.values(translationsIn(language)).map(({ statement }) => statement)],
    ['terms', terms.map(({ names }) => names[language])],
    ['the desk', Object.values(DESK[language])],
  ];

  it.each(every)('in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text !== undefined && OTHER_WORDS[language].test(text))).toEqual([]);
  });
});
