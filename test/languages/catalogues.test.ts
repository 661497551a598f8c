import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { terms } from '../../src/corpus/terms.js';
import { catalogues } from '../../src/languages/localise.js';
import { RENAMED } from '../../src/languages/second-edition.js';
import { collect } from './messages.js';

const src = join(import.meta.dirname, '../../src');
const { messages, labels, composed } = collect([join(src, 'expansions'), join(src, 'kernel')]);

/** Texts that are put together from parts, and what can come of them. To be replaced by fixed texts, and no more to be added. */
const COMPOSED: Record<string, { readonly messages?: readonly string[]; readonly labels?: readonly string[] }> = {
  '`the player has a ${follower} there`': { messages: ['the player has a follower there', 'the player has a farmer there'] },
  '`the player has no ${follower} there`': { messages: ['the player has no follower there', 'the player has no farmer there'] },
  '`the tile bears a ${name}; its features are scored as always`': {
    messages: ['volcano', 'dragon', 'princess', 'portal'].map((name) => `the tile bears a ${name}; its features are scored as always`),
  },
  '`most ${token}`': { labels: ['most wine', 'most grain', 'most cloth'] },
  // effects and points, a summary for a reading; kept as it is in every language
  "[...deeds.map(({ type }) => type), ...points].join(', ')": {},
};

const sorted = (list: Iterable<string>) => [...list].sort();
const known = (kind: 'messages' | 'labels', fixed: Iterable<string>) =>
  sorted(new Set([...fixed, ...Object.values(COMPOSED).flatMap((made) => made[kind] ?? [])]));
const difference = (catalogue: Readonly<Record<string, string>>, wanted: readonly string[]) => ({
  lacking: wanted.filter((text) => !Object.hasOwn(catalogue, text)),
  stale: Object.keys(catalogue).filter((text) => !wanted.includes(text)),
});
const allMessages = known('messages', messages);
const allLabels = known('labels', labels);

describe('messages', () => {
  it('are found in the source text', () => {
    expect(messages.size).toBeGreaterThan(150);
    expect(labels).toContain('pennants');
  });

  it('are fixed texts, but for a few', () => {
    expect(sorted(composed)).toEqual(sorted(Object.keys(COMPOSED)));
  });

  it('begin with a small letter and end without a full stop', () => {
    expect(allMessages.filter((text) => !/^[a-z].*[^.!]$/.test(text))).toEqual([]);
  });
});

describe.each(['pl', 'de'] as const)('the catalogue %s', (language) => {
  const catalogue = catalogues[language];

  it('has every message and label, and no others', () => {
    expect(difference(catalogue.messages, allMessages)).toEqual({ lacking: [], stale: [] });
    expect(difference(catalogue.labels, allLabels)).toEqual({ lacking: [], stale: [] });
  });

  it('translates in the style of the messages', () => {
    const texts = Object.entries(catalogue.messages);
    expect(texts.filter(([key, text]) => text === key || text.trim() !== text || text === '' || /[.!]$/.test(text))).toEqual([]);
    const places = (text: string) => text.split('`{}`').length;
    expect(texts.filter(([key, text]) => places(key) !== places(text))).toEqual([]);
  });
});

const FIRST_EDITION = new RegExp(`\\b(?:${RENAMED.flatMap(([first, , firsts]) => [first, firsts]).join('|')}|deploy\\w*)\\b`, 'i');

describe('the catalogue en-c2', () => {
  const { messages: texts, labels: names } = catalogues['en-c2'];

  it('has exactly the messages that speak as the first edition does', () => {
    expect(sorted(Object.keys(texts))).toEqual(allMessages.filter((text) => FIRST_EDITION.test(text)));
    expect(Object.values(texts).filter((text) => FIRST_EDITION.test(text))).toEqual([]);
    expect(Object.keys(names).filter((label) => !allLabels.includes(label))).toEqual([]);
  });
});

describe('the words of the second edition', () => {
  it('are those of the terms', () => {
    for (const [first, second] of RENAMED) {
      expect(
        terms.filter(({ names }) => names.en === first && names['en-c2'] === second),
        first,
      ).toHaveLength(1);
    }
  });

  it('are all that followers, roles and features of tiles are called otherwise', () => {
    const words = new Set<string>(RENAMED.map(([first]) => first));
    const differing = terms.filter(({ kind, names }) => (kind === 'figure' || kind === 'role') && names.en !== names['en-c2']);
    expect(differing.filter(({ names }) => !names.en.split(' ').some((word) => words.has(word)))).toEqual([]);
  });
});
