/** Promise: tiles and topics of the law are called in German and in Polish what they are called, and printings too. */
import { describe, expect, it } from 'vitest';
import { tiles } from '../../src/catalog.js';
import { clauses } from '../../src/corpus/clauses.js';
import { PRESETS } from '../../src/desk/state/start.js';
import deWords, { designs as deDesigns, topics as deTopics } from '../../src/desk/words/de.js';
import plWords, { designs as plDesigns, topics as plTopics } from '../../src/desk/words/pl.js';
import { designIn } from '../../src/desk/words/designs.js';
import { topics as enTopics } from '../../src/desk/words/things-en.js';

/** Letters and numbers of single tiles, and the drawings of the circus and of gates. */
const isSign = (word: string) => /^([A-Z]|\d+|[cfgr]+\+?|acw?)$/.test(word);
const ids = [...new Set(tiles.map(({ id }) => id.split('/')[1]!))];
const topics = [...new Set([...clauses.keys()].map((id) => id.split('.')[1]!))];

describe.each([
  ['German', deWords, deDesigns, deTopics, 'Vulkan gerade Straße'],
  ['Polish', plWords, plDesigns, plTopics, 'wulkan prosta droga'],
] as const)('%s', (_language, words, designs, names, volcano) => {
  it('has a word for every word of every tile', () => {
    const unknown = new Set(ids.flatMap((id) => id.split('-')).filter((word) => !isSign(word)));
    for (const id of ids) for (const part of designIn(designs, id)) if (part.known) for (const word of part.words) unknown.delete(word);
    expect([...unknown]).toEqual([]);
    expect(
      designIn(designs, 'volcano-road-straight')
        .map(({ text }) => text)
        .join(' '),
    ).toBe(volcano);
  });

  it('has a name for every topic, and none for what is no topic', () => {
    expect(topics.filter((topic) => names[topic] === undefined)).toEqual([]);
    expect(Object.keys(names).filter((topic) => !topics.includes(topic))).toEqual([]);
  });

  it('has a name for every printing', () => {
    expect(PRESETS.map(([, name]) => name).filter((name) => !(name in words))).toEqual([]);
  });
});

it('English names no topic that there is not, and every one whose id says nothing', () => {
  expect(Object.keys(enTopics).filter((topic) => !topics.includes(topic))).toEqual([]);
  expect(topics.filter((topic) => topic.length < 3 && enTopics[topic] === undefined)).toEqual([]);
});
