import { describe, expect, it } from 'vitest';
import { CONTENT_LANGUAGE, defaultLanguage, negotiate, parseAcceptLanguage } from '../../src/languages/negotiate.js';

describe('negotiate', () => {
  it.each([
    // header, under the first edition, under the second
    [undefined, 'en', 'en-c2'],
    ['', 'en', 'en-c2'],
    ['*', 'en', 'en-c2'],
    ['en', 'en', 'en-c2'],
    ['en-GB', 'en', 'en-c2'],
    ['EN-gb', 'en', 'en-c2'],
    ['en-c2', 'en-c2', 'en-c2'],
    ['en-x-c2', 'en-c2', 'en-c2'],
    ['en-x-c1', 'en', 'en'],
    ['en-x-other', 'en', 'en-c2'],
    ['pl', 'pl', 'pl'],
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl', 'pl'],
    ['de-AT', 'de', 'de'],
    ['de-Latn-DE-1996', 'de', 'de'],
    ['en;q=0.5, pl;q=0.8', 'pl', 'pl'],
    ['pl;q=0.8,de;q=0.8', 'pl', 'pl'],
    ['fr, de;q=0.3', 'de', 'de'],
    ['fr', 'en', 'en-c2'],
    ['fr, *;q=0.1', 'en', 'en-c2'],
    ['pl;q=0', 'en', 'en-c2'],
    ['en;q=0, *', 'pl', 'pl'],
    ['en;q=0, pl;q=0, *', 'de', 'de'],
    ['en;q=0.2, *;q=0.8', 'pl', 'pl'],
    ['pl;q=0.000, de;q=0.001', 'de', 'de'],
    ['pl;q=1.000', 'pl', 'pl'],
    ['pl ; q=0.5 , de\t;\tq=0.6', 'de', 'de'],
    ['pl;Q=0.5, de;Q=0.6', 'de', 'de'],
    [', ,pl,', 'pl', 'pl'],
    // what is no element of the list is passed over
    ['pl;q=2, de;q=0.1', 'de', 'de'],
    ['pl;q=0.1234, de;q=0.1', 'de', 'de'],
    ['pl;level=1, de', 'de', 'de'],
    ['polski-polski, de', 'de', 'de'],
    ['pl_PL', 'en', 'en-c2'],
    ['plx', 'en', 'en-c2'],
  ])('%j', (header, first, second) => {
    expect([negotiate(header, 'C1'), negotiate(header, 'C2')]).toEqual([first, second]);
  });

  it('finds again what it calls a language', () => {
    for (const language of ['pl', 'de', 'en-c2'] as const)
      for (const edition of ['C1', 'C2'] as const) expect(negotiate(CONTENT_LANGUAGE[language], edition)).toBe(language);
    expect(negotiate(CONTENT_LANGUAGE.en, 'C1')).toBe('en');
  });

  it('reads no more of an endless header than its beginning', () => {
    for (const part of ['pl;q=0.', 'a-', ',', ' ;', 'pl;q=0.5,']) expect(['en', 'pl']).toContain(negotiate(part.repeat(100_000), 'C1'));
    expect(negotiate(`${'fr,'.repeat(300)}pl`, 'C1')).toBe('pl');
    expect(negotiate(`${'fr,'.repeat(400)}pl`, 'C1')).toBe('en');
  });
});

describe('parseAcceptLanguage', () => {
  it('orders by weight, and by place where weights are equal', () => {
    expect(parseAcceptLanguage('da, en-GB;q=0.8, en;q=0.7, de;q=0.8').map(({ range }) => range)).toEqual(['da', 'en-gb', 'de', 'en']);
  });
});

it('takes English from the edition of the ruleset', () => {
  expect((['C1', 'C2', 'C3'] as const).map(defaultLanguage)).toEqual(['en', 'en-c2', 'en-c2']);
});
