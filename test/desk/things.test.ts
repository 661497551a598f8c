/** Promise: tiles and topics of the law are called in German and in Polish what they are called, and printings too. */
import { describe, expect, it } from 'vitest';
import { tiles } from '../../src/catalog.js';
import { clauses } from '../../src/corpus/clauses.js';
import { terms } from '../../src/corpus/terms.js';
import { cases } from '../../src/conformance/catalogue.js';
import { expansions } from '../../src/expansions/index.js';
import { mechanicsOf } from '../../src/kernel/ruleset/in-play.js';
import { PRESETS } from '../../src/desk/state/start.js';
import deWords, {
  defects as deDefects,
  designs as deDesigns,
  ids as deIds,
  mechanics as deMechanics,
  topics as deTopics,
} from '../../src/desk/words/de.js';
import plWords, {
  defects as plDefects,
  designs as plDesigns,
  ids as plIds,
  mechanics as plMechanics,
  topics as plTopics,
} from '../../src/desk/words/pl.js';
import { ERRORS } from '../../src/contract/codes.js';
import { defectCodes } from '../../src/wire.js';
import { designIn } from '../../src/desk/words/designs.js';
import { topics as enTopics } from '../../src/desk/words/things-en.js';

/** Letters and numbers of single tiles, and the drawings of the circus and of gates. */
const isSign = (word: string) => /^([A-Z]|\d+|[cfgr]+\+?|acw?)$/.test(word);
const ids = [...new Set(tiles.map(({ id }) => id.split('/')[1]!))];
const topics = [...new Set([...clauses.keys()].map((id) => id.split('.')[1]!))];

const inCatalogue = new Set(terms.filter(({ kind }) => ['figure', 'feature', 'token'].includes(kind)).map(({ id }) => id));
/** Areas off the tiles and their parts, ways, choices, tokens: whatever is no fact of the position. */
const inCases = new Set<string>();
for (const { action, snapshot } of cases().values()) {
  const { kind, via, by, of, option, at, to } = { ...action } as Readonly<Record<string, unknown>>;
  for (const spot of [at, to, ...(snapshot.figures ?? []).map((figure) => figure.at)]) {
    const { area, place } = (spot ?? {}) as Readonly<Record<string, unknown>>;
    for (const id of [area, place]) if (typeof id === 'string') inCases.add(id);
  }
  for (const id of [kind, via, by, of, option]) if (typeof id === 'string') inCases.add(id);
}

describe.each([
  ['German', deWords, deDesigns, deTopics, deIds, deMechanics, 'Vulkan gerade Straße'],
  ['Polish', plWords, plDesigns, plTopics, plIds, plMechanics, 'wulkan prosta droga'],
] as const)('%s', (_language, words, designs, names, named, parts, volcano) => {
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

  it('has a word for everything that actions and spots of the cases name, beside what the API names, and no second one', () => {
    expect(inCases.size).toBeGreaterThan(60);
    expect([...inCases].filter((id) => !inCatalogue.has(id) && named[id] === undefined)).toEqual([]);
    expect(Object.keys(named).filter((id) => inCatalogue.has(id))).toEqual([]);
  });

  it('has a name for every part that can be played without', () => {
    const all = new Set(expansions.flatMap(mechanicsOf));
    expect([...all].filter((name) => parts[name] === undefined)).toEqual([]);
    expect(Object.keys(parts).filter((name) => !all.has(name))).toEqual([]);
  });

  it('has a name for every printing', () => {
    expect(PRESETS.map(([, name]) => name).filter((name) => !(name in words))).toEqual([]);
  });
});

it('English names no topic that there is not, and every one whose id says nothing', () => {
  expect(Object.keys(enTopics).filter((topic) => !topics.includes(topic))).toEqual([]);
  expect(topics.filter((topic) => topic.length < 3 && enTopics[topic] === undefined)).toEqual([]);
});

it('what defects and refusals mean is said in both languages, of the same codes, and of none that there is not', () => {
  expect(Object.keys(deDefects)).toEqual(Object.keys(plDefects));
  // the worker's own: the rules of an expansion have not come over the network
  expect(Object.keys(deDefects).filter((code) => !(code in defectCodes) && !(code in ERRORS) && code !== 'not-loaded')).toEqual([]);
});
