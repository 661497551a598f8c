/** Promise: declarations that do not go together are told precisely, one by one, and never fail by themselves. */
import { describe, expect, it } from 'vitest';
import { expansions } from '../../../src/catalog.js';
import type { Expansion, Parts } from '../../../src/kernel/declare/expansion.js';
import { everyPreset, setting } from '../../../src/kernel/declare/setting.js';
import { catalogueDefects, referenceDefects } from '../../../src/kernel/ruleset/check.js';
import { criers } from './fictions/criers.js';
import { jail } from './fictions/jail.js';
import { fiction, named, rulesOf, type Fiction } from './game.js';

const pass = { judge: () => ({ outcome: 'permit', message: 'it is' }) as const, on: 'pass' };
const defects = (...parts: Fiction[]) => rulesOf(parts.map((part, i) => fiction(`fiction-${i}`, part))).defects;

describe('the real catalogue', () => {
  it('has none', () => {
    expect(catalogueDefects(expansions)).toEqual([]);
  });
});

describe('a name that is taken', () => {
  const twice: [keyof Parts, string, readonly object[]][] = [
    ['rules', 'the rule `one`', [{ ...named('one'), ...pass }]],
    ['steps', 'the step `one`', [{ ...named('one'), phase: 'pieces' }]],
    ['skips', 'the skip `one`', [{ ...named('one'), steps: ['score'], when: () => false }]],
    ['triggers', 'the trigger `one`', [{ ...named('one'), on: 'points', then: () => undefined }]],
    ['successions', 'the succession `one`', [{ ...named('one'), next: () => undefined }]],
    ['extraParts', 'the further part `one`', [{ ...named('one'), won: () => false }]],
    ['actions', 'the kind of action `choose/one`', [{ ...named('choose/one'), in: ['place-figure'], propose: () => [], perform: () => ({}) }]],
    ['actionTypes', 'the type of action `one`', [{ type: 'one' }]],
    ['figures', 'the figure `one`', [{ kind: 'one', perPlayer: 1, neutral: false, cites: [] }]],
    ['figureMembers', 'the member of figures `one`', [{ name: 'one', values: () => [] }]],
    ['playerMembers', 'the member of players `one`', [{ name: 'one', numbers: [] }]],
    ['tokens', 'the token `one`', [{ kind: 'one' }]],
    ['locations', 'the place `one`', [{ name: 'one' }]],
    ['state', 'the state `one`', [{ name: 'one', of: 'turn' }]],
    ['scoring', 'the scoring rule `one`', [{ ...named('one'), stage: 'void', of: ['road'], label: 'x' }]],
    ['completions', 'the completion `one`', [{ ...named('one'), due: () => [] }]],
    ['weights', 'the weight `one`', [{ ...named('one'), weight: () => 0 }]],
    ['tieBreaks', 'the tie-break `one`', [{ ...named('one'), among: (players: readonly string[]) => players }]],
    ['payouts', 'the payout `one`', [{ ...named('one'), pay: () => ({}) }]],
    ['departures', 'the departure `one`', [{ ...named('one'), of: () => undefined }]],
    ['withholdings', 'the withholding `one`', [{ ...named('one'), withhold: () => undefined }]],
    ['finals', 'the final score `one`', [{ ...named('one'), score: () => [] }]],
    [
      'traits',
      'the trait `one isFollower`',
      [{ subject: 'one', group: 'x', cells: { isFollower: { C1: { value: 'yes', cites: [] }, C2: { value: 'yes', cites: [] } } } }],
    ],
  ];

  it.each(twice)('of %s: %s', (member, what, list) => {
    const part = { [member]: list } as Fiction;
    expect(defects(part)).toEqual([]);
    expect(defects(part, part)).toEqual([`${what} is declared twice`]);
  });

  it('also of the base game', () => {
    expect(
      defects({ steps: [{ ...named('score'), phase: 'scoring' }], figures: [{ kind: 'meeple', perPlayer: 1, neutral: false, cites: [] }] }),
    ).toEqual(['the step `score` is declared twice', 'the figure `meeple` is declared twice']);
  });

  it('by two expansions of a catalogue is told whether or not they are in play together', () => {
    const toll = setting({
      key: 'toll',
      kind: 'house-rule',
      values: [{ value: 'yes', cites: ['x'] }],
      presets: everyPreset('yes', 'stated'),
      recommended: 'yes',
    });
    const one: Fiction = {
      settings: [toll],
      featureKinds: [{ kind: 'moat', meets: 'nothing', completedBy: 'nothing' }],
      tiles: { A: { is: 'city n e s w', alias: 'F/A', copies: {} } },
    };
    expect(catalogueDefects([fiction('one', one), fiction('two', one)])).toEqual([
      'the setting `toll` is declared twice',
      'the kind of feature `moat` is declared twice',
      'the tile `F/A` is declared twice',
    ]);
  });
});

describe('an order that contradicts itself', () => {
  const circle = [
    { id: 'a', phase: 'pieces', after: ['b'] },
    { id: 'b', phase: 'pieces', after: ['c'] },
    { id: 'c', phase: 'pieces', before: [], after: ['a'] },
  ] as const;

  it('names the steps that wait for each other, and not those that wait for them', () => {
    const rules = rulesOf([criers(...circle, { id: 'd', phase: 'pieces', after: ['a'] }, { id: 'e', phase: 'pieces' })]);
    expect(rules.defects).toEqual(['the steps `a`, `b`, `c` wait for each other']);
  });

  it('names what a phase rules out', () => {
    const rules = rulesOf([criers({ id: 'early', phase: 'figure', after: ['score'] }, { id: 'late', phase: 'end', before: ['score'] })]);
    expect(rules.defects).toEqual([
      'the step `early` is to come after `score`, which its phase rules out',
      'the step `late` is to come before `score`, which its phase rules out',
    ]);
  });

  it('is told for a setting that nobody chose, whichever value brings it about', () => {
    const when = setting({
      key: 'when',
      kind: 'table-agreement',
      values: [
        { value: 'early', cites: ['x'] },
        { value: 'late', cites: ['x'] },
      ],
      presets: everyPreset('early', 'stated'),
      recommended: 'early',
    });
    const crier: Expansion = {
      ...criers({ id: 'one', phase: (settings) => (settings.get(when) === 'early' ? 'pieces' : 'end'), after: ['score'] }),
      settings: [when],
    };
    const open = (value: string | null) => rulesOf([crier], { settings: { when: value } }).defects;
    const told = ['the step `one` is to come after `score`, which its phase rules out'];
    expect([open('early'), open('late'), open(null)]).toEqual([told, [], told]);
  });
});

describe('a name that nothing has', () => {
  const base = expansions.find(({ id }) => id === 'base')!;
  const references = (part: Fiction) => referenceDefects([base, fiction('fiction', part)]).map((text) => text.replaceAll('`', ''));

  it.each<[string, Fiction]>([
    ['one names the rule none, which there is not', { rules: [{ ...named('one'), ...pass, overrides: ['none'] }] }],
    ['one names the type of action none, which there is not', { rules: [{ ...named('one'), ...pass, on: ['none/x', 'pass'] }] }],
    ['one names the trigger none, which there is not', { triggers: [{ ...named('one'), on: 'points', replaces: ['none'], then: () => undefined }] }],
    [
      'one names the scoring rule none, which there is not',
      { scoring: [{ ...named('one'), stage: 'rate', of: ['road'], raises: ['none'], by: () => 1 }] },
    ],
    ['one names the kind of feature none, which there is not', { scoring: [{ ...named('one'), stage: 'void', of: ['none'], label: 'x' }] }],
    [
      'one names the kind of feature none, which there is not',
      { figures: [{ kind: 'one', perPlayer: 1, neutral: false, occupies: ['road', 'none'], cites: [] }] },
    ],
    ['one names the step none, which there is not', { steps: [{ ...named('one'), phase: 'pieces', after: ['none'] }] }],
    ['one names the step none, which there is not', { skips: [{ ...named('one'), steps: ['none'], when: () => false }] }],
    [
      'choose/one names the step none, which there is not',
      { actions: [{ ...named('choose/one'), in: ['none'], propose: () => [], perform: () => ({}) }] },
    ],
    ['pass names the step none, which there is not', { accepts: [{ kind: 'pass', in: ['none'] }] }],
    ['none names the kind of action none, which there is not', { proposals: [{ kind: 'none' }] }],
    ['the topology names the token none, which there is not', { topology: { tokens: ['none'] } }],
    ['fiction names the expansion or mechanic none, which there is not', { with: { none: {} } }],
    ['fiction names the expansion or mechanic base/none, which there is not', { with: { 'base/none': {} } }],
  ])('%s', (text, part) => {
    expect(references(part)).toEqual([text]);
  });

  it('makes a ruleset unusable where an action hangs on it', () => {
    expect(defects({ actions: [{ ...named('none/one'), in: [], propose: () => [], perform: () => ({}) }] })).toEqual([
      'the type of the action `none/one` is not declared',
    ]);
    expect(defects({ proposals: [{ kind: 'choose/none' }] })).toEqual(['no action `choose/none` is declared, for which there are proposals']);
    expect(defects({ accepts: [{ kind: 'choose/none', in: ['score'] }] })).toEqual(['no action `choose/none` is declared, which steps accept']);
  });

  it('is none where an expansion that is not in play has it', () => {
    expect(rulesOf([jail]).defects).toEqual([]);
    expect(rulesOf([fiction('fiction', { with: { jail: { accepts: [{ kind: 'seize', in: ['place-tile'] }] } } })]).defects).toEqual([]);
  });
});
