/** Promise: every word that the pages say is there in German and in Polish, and nothing is translated that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import de from '../../src/desk/words/de.js';
import pl from '../../src/desk/words/pl.js';

const root = fileURLToPath(new URL('../../src/desk/', import.meta.url));
const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/\/(things-)?(de|pl)\.ts$/.test(join(parentPath, name)))
  .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

/** What stands in a call of `t`, or in a choice between two such texts. */
const said = new Set(
  [...sources.matchAll(/\bt\(\s*(?:[^'"`()]+\? )?(['"])((?:\\.|(?!\1).)*)\1(?: : (['"])((?:\\.|(?!\3).)*)\3)?/g)].flatMap(([, , first, , second]) =>
    [first, second].filter((text): text is string => text !== undefined && text !== ''),
  ),
);
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['German', de],
  ['Polish', pl],
])('%s', (_language, catalogue) => {
  it('has a word for everything that is said', () => {
    expect(said.size).toBeGreaterThan(250);
    expect([...said].filter((text) => !(text in catalogue))).toEqual([]);
  });

  it('fills in the same facts, and leaves no word empty', () => {
    const wrong = Object.entries<string>(catalogue).filter(([english, word]) => word.trim() === '' || places(english).join() !== places(word).join());
    expect(wrong).toEqual([]);
  });

  it('translates nothing that is nowhere in the code', () => {
    const unused = Object.keys(catalogue).filter(
      (text) => !sources.includes(text) && !sources.includes(text.replaceAll("'", "\\'")) && !FROM_THE_LAW.has(text),
    );
    expect(unused).toEqual([]);
  });
});

/** Words that come as ids from the law and from rulings: authorities, kinds, reasons, states. */
const FROM_THE_LAW = new Set(
  (
    'authority|change note|clarification|community|context|date|decided|does not happen|errata or conflict|example|faq|forbids|general knowledge|happens|head judge|house|house rule|' +
    'no contradiction|official|official clarification|organiser|per printing|permits|publisher|publisher difference|reported|rule|silence|source defect|specificity|table judge|withdraw|publish'
  ).split('|'),
);
