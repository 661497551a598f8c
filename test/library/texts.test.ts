/** Promise: the library judges without the texts of the law, and gives them once they are loaded. */
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { describe, expect, it } from 'vitest';
import * as engine from '../../src/engine.js';
import { adjudicated } from '../support/adjudicated.js';

const rules = engine.ruleset({ preset: 'hig-c1-current' });

// the order of these tests matters: texts once loaded stay
describe('a verdict of the library', () => {
  it('has no texts before they are loaded, and says everything else', () => {
    const verdict = engine.adjudicate(rules, exampleSnapshot, exampleAction);
    expect(verdict.clauses).toEqual({});
    expect({ ...verdict, clauses: null }).toEqual({ ...adjudicated(rules, exampleSnapshot, exampleAction), clauses: null });
  });

  it('is given its texts by those of the law', async () => {
    const verdict = engine.adjudicate(rules, exampleSnapshot, exampleAction);
    const { clausesOf, clause } = await import('../../src/law.js');
    const texts = clausesOf(verdict);
    expect(texts).toEqual(adjudicated(rules, exampleSnapshot, exampleAction).clauses);
    expect(Object.keys(texts)).toContain('pd.volcano.no-follower-on-it');
    expect(clause('pd.volcano.no-follower-on-it')?.statement).toBe(texts['pd.volcano.no-follower-on-it']?.statement);
    expect(clause('no.such-clause')).toBeUndefined();
  });

  it('has them itself once they are loaded', async () => {
    await import('../../src/law.js');
    expect(engine.adjudicate(rules, exampleSnapshot, exampleAction)).toEqual(adjudicated(rules, exampleSnapshot, exampleAction));
  });
});

describe('what is handed out of the catalogue', () => {
  it('cannot be written to, as the engine reads it too', async () => {
    const law = await import('../../src/law.js');
    const { cases, findCases } = await import('../../src/entries/cases.js');
    const [first] = findCases({ folder: 'princess-and-dragon' });
    const handed: Readonly<Record<string, unknown>> = {
      builtIn: engine.builtIn,
      'one of them': engine.builtInRuleset('hig-c2'),
      'what it has in play': engine.builtInRuleset('hig-c2')!.expansions,
      tiles: engine.tiles,
      'a feature': engine.tile('base/D')!.features[0],
      expansions: engine.expansions,
      'a setting': engine.settings.get('dragon.timing')!.text,
      'a scope': engine.scopes.get('pd.volcano.no-follower-on-it')![0],
      'a clause': law.clause('pd.volcano.no-follower-on-it'),
      'its sources': law.law.get('pd.volcano.no-follower-on-it')!.sources[0],
      conflicts: law.conflicts,
      questions: law.openQuestions[0],
      footnotes: law.footnotes['wiki-c1-wikitext'][1],
      sources: law.sources,
      notes: law.presetNotes,
      'a case': first,
      'its position': cases().get(first!.id)!.snapshot.tiles[0]!.at,
      'what it expects': Object.values(first!.expect)[0],
      'texts of a setting': law.settingTexts.get('dragon.timing'),
    };
    for (const [name, value] of Object.entries(handed)) expect([name, value !== undefined && Object.isFrozen(value)]).toEqual([name, true]);
  });
});

describe('what is answered', () => {
  /** Writes to everything in it. */
  function scribble(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      scribble(inner);
      if (typeof inner !== 'object') (value as Record<string, unknown>)[name] = 'written over';
      else if (Array.isArray(inner)) inner.push('written over');
    }
  }

  it('may be written to, and the next answer is the same', async () => {
    const { clausesOf } = await import('../../src/law.js');
    // what was asked about comes again in the answer
    const verdict = () => engine.adjudicate(rules, structuredClone(exampleSnapshot), structuredClone(exampleAction));
    const asked: readonly (() => unknown)[] = [
      verdict,
      () => clausesOf(verdict()),
      () => engine.legalActions(rules, exampleSnapshot, { explain: true }).rejected,
      () => engine.describe(rules, exampleSnapshot),
      () => engine.rulesetDocument('zmg-c2-2016'),
      () => engine.setup(rules, { players: 2 }),
    ];
    for (const ask of asked) {
      const first = structuredClone(ask());
      scribble(ask());
      expect(ask()).toEqual(first);
    }
  });
});

describe('the engine', () => {
  it('knows where each clause holds that its rules can cite', () => {
    const [scope] = engine.scopes.get('pd.volcano.no-other-figure-either')!;
    expect(engine.holdsIn(scope!, { edition: 'C1', publisher: 'HiG', printing: 'hig-big-box-2' })).toBe(true);
    expect(engine.holdsIn(scope!, { edition: 'C1', publisher: 'HiG', printing: 'hig-c1-2005' })).toBe(false);
  });
});
