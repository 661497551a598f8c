/** Which language an answer is given in: `Accept-Language` of RFC 9110, matched by lookup (RFC 4647, 3.4). */
import type { Edition } from '../contract/clause.js';
import type { Language } from '../corpus/terms.js';

/** English is the one in whose terms the ruleset was printed. */
export const defaultLanguage = (edition: Edition): Language => (edition === 'C1' ? 'en' : 'en-c2');

/** What stands in `Content-Language`: no registered tag tells the two editions apart. */
export const CONTENT_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en', 'en-c2': 'en-x-c2', pl: 'pl', de: 'de' };

/** A range and the answer to it; `en` alone leaves the edition to the ruleset. */
const OFFERED: ReadonlyMap<string, (edition: Edition) => Language> = new Map([
  ['en', defaultLanguage],
  ['en-c1', () => 'en'],
  ['en-x-c1', () => 'en'],
  ['en-c2', () => 'en-c2'],
  ['en-x-c2', () => 'en-c2'],
  ['pl', () => 'pl'],
  ['de', () => 'de'],
]);

interface Range {
  readonly range: string;
  readonly weight: number;
}

const ELEMENT = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** What a client can send at most; the rest is not read. */
const LONGEST = 1000;

/** The ranges of the field, the heaviest first and otherwise in their order; elements that are none are passed over. */
export function parseAcceptLanguage(field: string): Range[] {
  return field
    .slice(0, LONGEST)
    .split(',')
    .flatMap((element): Range[] => {
      const match = ELEMENT.exec(element.trim());
      return match ? [{ range: match[1]!.toLowerCase(), weight: match[2] === undefined ? 1 : Number(match[2]) }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** The language that the client likes best of those we have; the default where it names none of them. */
export function negotiate(acceptLanguage: string | undefined, edition: Edition): Language {
  const usual = defaultLanguage(edition);
  if (acceptLanguage === undefined || acceptLanguage.trim() === '') return usual;
  const ranges = parseAcceptLanguage(acceptLanguage);
  const named = new Set(ranges.map(({ range }) => lookUp(range, edition)));
  for (const { range, weight } of ranges) {
    if (weight === 0) break;
    const language = range === '*' ? [usual, ...OTHERS].find((other) => !named.has(other)) : lookUp(range, edition);
    if (language) return language;
  }
  return usual;
}

/** What `*` stands for where the usual language is named, and so weighed, apart. */
const OTHERS = ['pl', 'de'] as const;

/** `pl-PL` finds `pl`: subtags are taken off at the end, and a single letter or digit together with what it introduces. */
function lookUp(range: string, edition: Edition): Language | undefined {
  const subtags = range.split('-');
  while (subtags.length > 0) {
    const answer = OFFERED.get(subtags.join('-'));
    if (answer) return answer(edition);
    subtags.pop();
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return undefined;
}
