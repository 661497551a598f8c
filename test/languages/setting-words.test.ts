/** Promise: what every setting asks, and what each of its values means, can be read in Polish and German. */
import { describe, expect, it } from 'vitest';
import { settingTexts, wordsIn } from '../../src/corpus/texts.js';
import { settingIn } from '../../src/languages/index.js';

/** Words without which hardly an English sentence of ours does, and that Polish and German do not have. */
const ENGLISH = /(?<!\p{L})(?:the|is|are|may|not|of|and|with|whether)(?!\p{L})/iu;

describe.each(['pl', 'de'] as const)('the settings in %s', (language) => {
  it('all have words for the question and for each value, and for nothing else', () => {
    const words = Object.entries(wordsIn(language).settings).map(([key, { values }]) => [key, Object.keys(values).sort()]);
    const wanted = [...settingTexts].map(([key, { values }]) => [key, Object.keys(values).sort()]);
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries(wanted));
  });

  it('are not English', () => {
    const said = [...settingTexts.keys()].flatMap((key) => {
      const { question, values } = settingIn(key, language)!;
      return [question, ...Object.values(values)].map((text) => `${key}: ${text}`);
    });
    expect(said.filter((text) => ENGLISH.test(text.slice(text.indexOf(':'))))).toEqual([]);
  });

  it('have the numbers of the original', () => {
    const numbers = ({ question, values }: { question: string; values: Readonly<Record<string, string>> }) =>
      [question, ...Object.values(values)].map((text) => (text.match(/\d+/g) ?? []).sort().join(' '));
    const differing = [...settingTexts].filter(([key, texts]) => numbers(settingIn(key, language)!).join() !== numbers(texts).join());
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('say that they are translated by us, and that their notes are not', () => {
    for (const [key, { note }] of settingTexts)
      expect(settingIn(key, language)).toMatchObject({ translation: 'ours', ...(note !== undefined && { note, notesLanguage: 'en' }) });
  });
});

it('a setting is English in English, and nothing is one that there is not', () => {
  const [key, texts] = [...settingTexts][0]!;
  expect(settingIn(key, 'en')).toEqual(texts);
  expect(settingIn(key, 'en-c2')).not.toHaveProperty('translation');
  expect(settingIn('nothing.such', 'de')).toBeUndefined();
});
