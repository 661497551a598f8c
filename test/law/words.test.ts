/** Promise: what a judge reads aloud names editions and documents as players do, not by our shorthand. */
import { describe, expect, it } from 'vitest';
import { conflicts, openQuestions } from '../../src/corpus/conflicts.js';
import { clauses } from '../../src/corpus/clauses.js';
import { presetNotes, settingTexts, traitTexts } from '../../src/corpus/texts.js';
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
