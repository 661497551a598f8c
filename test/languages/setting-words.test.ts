/** Promise: what every setting asks, what each of its values means and what is noted on it can be read in Polish and German; so can the notes of the trait table. */
import { describe, expect, it } from 'vitest';
import type { SettingTexts } from '../../src/corpus/text-file.js';
import { settingTexts, traitNote, traitTexts, wordsIn } from '../../src/corpus/texts.js';
import { isEnglish } from '../support/english.js';
import { hasTraitNotesIn, settingIn, traitNoteIn } from '../../src/languages/index.js';

const EDITIONS = ['C1', 'C2'] as const;

describe.each(['pl', 'de'] as const)('the settings in %s', (language) => {
  it('all have words for the question and for each value, and for nothing else', () => {
    const words = Object.entries(wordsIn(language).settings).map(([key, { values }]) => [key, Object.keys(values).sort()]);
    const wanted = [...settingTexts].map(([key, { values }]) => [key, Object.keys(values).sort()]);
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries(wanted));
  });

  it('are not English', () => {
    const said = [...settingTexts.keys()].flatMap((key) => {
      const { question, values, note = '' } = settingIn(key, language)!;
      return [question, ...Object.values(values), note].map((text) => `${key}: ${text}`);
    });
    expect(said.filter((text) => isEnglish(text.slice(text.indexOf(':'))))).toEqual([]);
  });

  it('have the numbers of the original', () => {
    const numbers = ({ question, values, note = '' }: SettingTexts) =>
      [question, ...Object.values(values), note].map((text) => (text.match(/\d+/g) ?? []).sort().join(' '));
    const differing = [...settingTexts].filter(([key, texts]) => numbers(settingIn(key, language)!).join() !== numbers(texts).join());
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('say that they are translated by us, with their notes', () => {
    for (const [key, { note }] of settingTexts) {
      const ours = settingIn(key, language)!;
      expect(ours).toMatchObject({ translation: 'ours' });
      expect(ours).not.toHaveProperty('notesLanguage');
      expect(ours.note === undefined, key).toBe(note === undefined);
      if (note !== undefined) expect(ours.note).not.toBe(note);
    }
  });

  it('and so the trait table', () => {
    expect(hasTraitNotesIn(language)).toBe(true);
    const noted = [...traitTexts].flatMap(([subject, { notes = {} }]) =>
      Object.keys(notes).flatMap((column) => EDITIONS.map((edition) => [subject, column, edition] as const)),
    );
    const told = noted.filter((of) => traitNote(...of) !== undefined);
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((of) => isEnglish(traitNoteIn(...of, language)!))).toEqual([]);
    expect(noted.filter((of) => (traitNoteIn(...of, language) === undefined) !== (traitNote(...of) === undefined))).toEqual([]);
  });
});

it('a setting is English in English, and nothing is one that there is not', () => {
  const [key, texts] = [...settingTexts][0]!;
  expect(settingIn(key, 'en')).toEqual(texts);
  expect(settingIn(key, 'en-c2')).not.toHaveProperty('translation');
  expect(settingIn('nothing.such', 'de')).toBeUndefined();
});
