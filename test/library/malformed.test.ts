/** Promise: whatever the library is handed, it throws `InvalidInput` with what is wrong, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjudicate,
  apply,
  builtIn,
  describe as describePosition,
  holdsIn,
  InvalidInput,
  legalActions,
  position,
  ruleset,
  rulesetDocument,
  setup,
  validate,
} from '../../src/engine.js';
import { findCases } from '../../src/entries/cases.js';
import { compare } from '../../src/entries/compare.js';
import { LANGUAGES, translate } from '../../src/entries/languages.js';
import { toNotation } from '../../src/entries/notation.js';
import { render } from '../../src/entries/render.js';
import { replay } from '../../src/entries/replay.js';
import { clausesOf } from '../../src/law.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';

/** Callers without types can hand in anything. */
const untyped = (value: unknown) => value as never;
const rules = ruleset();

function defectsOf(run: () => unknown): readonly { readonly pointer: string; readonly code: string }[] {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return (error as InvalidInput).defects;
  }
  return [];
}

describe('a malformed snapshot', () => {
  const { turn } = exampleSnapshot;
  it.each<[what: string, snapshot: unknown, pointer: string, code: string]>([
    ['nothing', null, '', 'wrong-type'],
    ['an empty object', {}, '/players', 'missing'],
    ['no tiles', { ...exampleSnapshot, tiles: [] }, '/tiles', 'out-of-range'],
    ['a tile without a place', { ...exampleSnapshot, tiles: [{ tile: 'base/D' }] }, '/tiles/0/at', 'missing'],
    ['an unknown member of the turn', { ...exampleSnapshot, turn: { ...turn, stepp: 'x' } }, '/turn/stepp', 'unknown-property'],
    ['an unknown member of the bag', { ...exampleSnapshot, bag: { remaning: 3 } }, '/bag/remaning', 'unknown-property'],
  ])('%s', (_what, snapshot, pointer, code) => {
    const expected = expect.arrayContaining([expect.objectContaining({ pointer, code })]) as unknown;
    expect(defectsOf(() => adjudicate(rules, untyped(snapshot), exampleAction))).toEqual(expected);
    expect(defectsOf(() => legalActions(rules, untyped(snapshot)))).toEqual(expected);
    expect(defectsOf(() => describePosition(rules, untyped(snapshot)))).toEqual(expected);
    expect(defectsOf(() => position(rules, untyped(snapshot)))).toEqual(expected);
    expect(validate(rules, untyped(snapshot))).toEqual(expected);
  });
});

describe('a value without an end', () => {
  const itself: Record<string, unknown> = { by: [] };
  (itself['by'] as unknown[]).push(itself);
  let [deep, list]: [object, unknown[]] = [{}, []];
  for (let i = 0; i < 50_000; i++) [deep, list] = [{ deep }, [list]];
  const down = '/deep'.repeat(29);
  const done = (value: unknown) =>
    untyped({ ...exampleSnapshot, turn: { ...exampleSnapshot.turn!, done: [{ type: 'capture', figure: 'r1', 'of it': value }] } });

  it.each<[what: string, value: unknown, pointer: string, message: string]>([
    ['one that holds itself', itself, '/turn/done/0/of it/by/0', 'holds itself'],
    ['one that is nested without end', deep, `/turn/done/0/of it${down}`, 'lies more than 32 levels deep'],
    ['a list in lists', list, `/turn/done/0/of it${'/0'.repeat(29)}`, 'lies more than 32 levels deep'],
  ])('%s is told, with where it stands', (_what, value, pointer, message) => {
    const expected = [{ pointer, code: 'not-valid', message }];
    expect(defectsOf(() => adjudicate(rules, done(value), exampleAction))).toEqual(expected);
    expect(defectsOf(() => position(rules, done(value)).adjudicate(exampleAction))).toEqual(expected);
    expect(defectsOf(() => compare([rules], done(value), exampleAction))).toEqual(expected);
    expect(defectsOf(() => toNotation({ snapshot: done(value) }))).toEqual([
      { ...expected[0], pointer: expect.stringContaining('/snapshot/turn/') as unknown },
    ]);
    // what never goes down to it answers
    expect(legalActions(rules, done(value)).actions.length).toBeGreaterThan(0);
  });

  it('in a ruleset is told as well', () => {
    expect(defectsOf(() => ruleset(untyped({ label: itself })))).toEqual([{ pointer: '/label/by/0', code: 'not-valid', message: 'holds itself' }]);
    expect(defectsOf(() => rulesetDocument(untyped({ rulings: list })))).toMatchObject([{ pointer: '/rulings' + '/0'.repeat(32) }]);
    expect(defectsOf(() => replay({ snapshot: exampleSnapshot, actions: [] }, { ruleset: untyped({ notes: deep }) }))).toMatchObject([
      { pointer: '/ruleset/notes' + '/deep'.repeat(31) },
    ]);
  });
});

describe('a malformed action', () => {
  it.each<[what: string, action: unknown, pointer: string]>([
    ['nothing', null, ''],
    ['an unknown type', { type: 'fly' }, '/type'],
    ['an option that is none', { type: 'choose', option: 'x-grows' }, '/option'],
    ['a chance that is none', { type: 'chance', of: 'x-grows', outcome: {} }, '/of'],
    ['a place without a cell', { type: 'place-figure', kind: 'meeple', at: {} }, '/at'],
  ])('%s', (_what, action, pointer) => {
    const defects = defectsOf(() => adjudicate(rules, exampleSnapshot, untyped(action)));
    expect(defects.some((defect) => defect.pointer.startsWith(pointer))).toBe(true);
  });
});

describe('what every other function is handed', () => {
  const verdictWith = (member: object) => untyped({ ...adjudicate(rules, exampleSnapshot, exampleAction), ...member });
  it.each<[what: string, run: () => unknown, pointer: string]>([
    ['no rulesets to compare', () => compare(untyped(null), exampleSnapshot, exampleAction), '/rulesets'],
    ['an empty list of them', () => compare([], exampleSnapshot, exampleAction), '/rulesets'],
    ['a ruleset by its id among them', () => compare([untyped('hig-c2')], exampleSnapshot, exampleAction), ''],
    ['no snapshot to apply effects to', () => apply(untyped(null), []), '/snapshot'],
    ['no effects', () => apply(exampleSnapshot, untyped(undefined)), '/effects'],
    ['an effect that is none', () => apply(exampleSnapshot, [untyped({ type: 'fly' })]), '/effects/0/type'],
    ['an effect without what it needs', () => apply(exampleSnapshot, [untyped({ type: 'points', player: 'red' })]), '/effects/0/'],
    ['no answer to translate', () => translate(untyped(null), 'pl'), '/answer'],
    ['an answer of somebody else', () => translate(untyped({}), 'pl'), '/answer'],
    ['no language', () => translate(adjudicate(rules, exampleSnapshot, exampleAction), untyped(undefined)), '/language'],
    ['nobody to play', () => setup(rules, untyped(null)), ''],
    ['no players', () => setup(rules, untyped({})), '/players'],
    ['too many of them', () => setup(rules, { players: 13 }), '/players'],
    ['players who are none', () => setup(rules, untyped({ players: [3] })), '/players/0'],
    ['two of one name', () => setup(rules, { players: ['red', 'red'] }), '/players/1'],
    ['a start that is none', () => setup(rules, { players: 2, start: 'river' }), '/start'],
    ['no verdict to read', () => clausesOf(untyped(null)), ''],
    ['one without anything in it', () => clausesOf(untyped({})), '/findings'],
    ['findings that are no list', () => clausesOf(verdictWith({ findings: {} })), '/findings'],
    ['one that is nothing', () => clausesOf(verdictWith({ findings: [null] })), '/findings/0'],
    ['one that cites nothing', () => clausesOf(verdictWith({ findings: [{}] })), '/findings/0/cites'],
    ['one that cites no ids', () => clausesOf(verdictWith({ findings: [{ cites: [3] }] })), '/findings/0/cites/0'],
    ['one that points to nothing', () => clausesOf(verdictWith({ findings: [{ cites: [], seeAlso: [null] }] })), '/findings/0/seeAlso/0'],
    ['scores without lines', () => clausesOf(verdictWith({ scores: [{}] })), '/scores/0/lines'],
    ['findings to translate that are no list', () => translate(verdictWith({ findings: 3 }), 'pl'), '/answer/findings'],
    ['where nothing is translated as well', () => translate(verdictWith({ findings: 3 }), 'en'), '/answer/findings'],
    ['one without a message', () => translate(verdictWith({ findings: [{ message: 3 }] }), 'pl'), '/answer/findings/0/message'],
    ['clauses that are none', () => translate(verdictWith({ clauses: { 'a/b': null } }), 'pl'), '/answer/clauses/a~1b'],
    ['a list of what is legal without findings', () => translate(untyped({ actions: [], rejected: [{}] }), 'pl'), '/answer/rejected/0/findings'],
    ['a position without figures', () => translate(untyped({ features: [] }), 'pl'), '/answer/figures'],
    ['a game without an end', () => translate(untyped({ steps: [] }), 'pl'), '/answer/final'],
    ['the beginning of one without clauses', () => translate(untyped({ lots: [], clauses: 4 }), 'pl'), '/answer/clauses'],
    [
      'a game under a ruleset with another hash',
      () => replay({ ruleset: { id: 'zmg-c1', hash: 'new' }, snapshot: exampleSnapshot, actions: [] }),
      '/game/ruleset/hash',
    ],
    ['an edition that there is not', () => translate(verdictWith({}), 'en', untyped('C9')), '/edition'],
    ['nothing to find cases by', () => findCases(untyped(null)), ''],
    ['no words to find cases by', () => findCases(untyped({ q: 5 })), '/q'],
    ['no scope', () => holdsIn(untyped(null), untyped(builtIn[0])), '/scope/edition'],
    ['no options, for what is legal', () => legalActions(rules, exampleSnapshot, untyped(null)), '/options'],
    ['none of a position', () => position(rules, exampleSnapshot).legalActions(untyped(null)), '/options'],
    ['none to replay with', () => replay({ snapshot: exampleSnapshot, actions: [] }, untyped(null)), '/options'],
    ['none to draw with', () => render(rules, exampleSnapshot, untyped(null)), '/options'],
    ['a width that is none', () => render(rules, exampleSnapshot, { size: NaN }), '/size'],
    ['one in words', () => render(rules, exampleSnapshot, untyped({ size: Symbol('wide') })), '/size'],
    ['a tile to draw that has no name', () => position(rules, exampleSnapshot).draw(untyped(Object.create(null))), ''],
    ['a printing by its id', () => holdsIn({ edition: 'C1' }, untyped('hig-c1-current')), '/printing/edition'],
  ])('%s', (_what, run, pointer) => {
    const defects = defectsOf(run);
    expect(defects.length).toBeGreaterThan(0);
    expect(defects.some((defect) => defect.pointer.startsWith(pointer))).toBe(true);
  });

  it('but every answer can be translated', () => {
    const answers = [
      adjudicate(rules, exampleSnapshot, exampleAction),
      legalActions(rules, exampleSnapshot, { explain: true }),
      describePosition(rules, exampleSnapshot),
      replay({ snapshot: exampleSnapshot, actions: [exampleFairyMove] }),
      setup(rules, { players: 2 }),
    ];
    for (const answer of answers) for (const language of LANGUAGES) expect(Object.keys(translate(answer, language))).toEqual(Object.keys(answer));
  });

  it('but every effect of a verdict can be applied', () => {
    const { effects, after } = adjudicate(rules, exampleSnapshot, exampleFairyMove);
    expect(effects.length).toBeGreaterThan(0);
    expect(apply(exampleSnapshot, effects)).toMatchObject({ neutral: after!.neutral });
  });
});

describe('a ruleset', () => {
  it('is known by its id or an alias of it', () => {
    expect(ruleset('zmg-c2-2016').id).toBe('zmg-c2-2016');
    expect(rulesetDocument('zmg-c2-2016').preset).toBe('zmg-c2-2016');
    expect(ruleset().id).toBe('hig-c1-current');
  });

  it.each<[what: string, choice: unknown, pointer: string, code: string]>([
    ['an id that nothing has', 'nonsense', '', 'unknown-ruleset'],
    ['a misspelt member', { setings: {} }, '/setings', 'unknown-property'],
    ['nothing', null, '', 'wrong-type'],
    ['a list', ['base'], '', 'wrong-type'],
    ['a preset that is none', { preset: 'hig' }, '/preset', 'unknown-preset'],
  ])('%s is refused', (_what, choice, pointer, code) => {
    expect(defectsOf(() => ruleset(untyped(choice)))).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('is told of a setting that there is not, whatever its value is', () => {
    expect(defectsOf(() => ruleset(untyped({ settings: { 'dragon.timng': 3, 'dragon.timing': 4 } })))).toMatchObject([
      { pointer: '/settings/dragon.timng', code: 'wrong-type' },
      { pointer: '/settings/dragon.timing', code: 'wrong-type' },
      { pointer: '/settings/dragon.timng', code: 'unknown-setting', message: expect.stringContaining('did you mean `dragon.timing`') as unknown },
    ]);
  });

  it('is asked for where something else is handed in', () => {
    expect(defectsOf(() => adjudicate(untyped({ preset: 'hig-c1-current' }), exampleSnapshot, exampleAction))).toMatchObject([
      { code: 'wrong-type' },
    ]);
  });
});

describe('anything at all', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });

  it('is refused with defects', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const run of [
          () => ruleset(untyped(value)),
          () => adjudicate(rules, untyped(value), exampleAction),
          () => adjudicate(rules, exampleSnapshot, untyped(value)),
          () => adjudicate(untyped(value), exampleSnapshot, exampleAction),
          () => legalActions(rules, untyped(value)),
          () => describePosition(rules, untyped(value)),
          () => validate(rules, untyped(value)),
          () => apply(untyped(value), []),
          () => apply(exampleSnapshot, untyped(value)),
          () => compare(untyped(value), exampleSnapshot, exampleAction),
          () => translate(untyped(value), 'pl'),
          () => clausesOf(untyped(value)),
          () => findCases(untyped(value)),
          () => holdsIn(untyped(value), untyped(value)),
        ])
          defectsOf(run);
      }),
    );
  });

  it('in the place of any member of an answer, too', () => {
    const verdict = adjudicate(rules, exampleSnapshot, exampleAction);
    const [finding] = verdict.findings;
    const position = describePosition(rules, exampleSnapshot);
    const { steps, ...game } = replay({ snapshot: exampleSnapshot, actions: [exampleFairyMove] });
    const made = (value: unknown): readonly unknown[] => [
      ...['findings', 'effects', 'scores', 'clauses'].map((member) => ({ ...verdict, [member]: value })),
      ...['message', 'template', 'facts', 'cites', 'seeAlso', 'readings'].map((member) => ({
        ...verdict,
        findings: [{ ...finding, [member]: value }],
      })),
      ...['findings', 'scores'].map((member) => ({ ...game, steps: [{ ...steps[0], [member]: value }] })),
      ...['now', 'end'].map((member) => ({ ...position, features: [{ ...position.features[0], [member]: value }] })),
      { actions: [], undetermined: value },
    ];
    fc.assert(
      fc.property(anything, (value) => {
        for (const answer of made(value)) {
          defectsOf(() => translate(untyped(answer), 'pl'));
          defectsOf(() => translate(untyped(answer), 'en-x-c2'));
          defectsOf(() => clausesOf(untyped(answer)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('in the place of any member of a sound snapshot, too', () => {
    const members = Object.keys(exampleSnapshot) as (keyof typeof exampleSnapshot)[];
    fc.assert(
      fc.property(fc.constantFrom(...members, 'neutral', 'tokens', 'scored'), anything, (member, value) => {
        const snapshot = untyped({ ...exampleSnapshot, [member]: value });
        for (const run of [
          () => adjudicate(rules, snapshot, exampleAction),
          () => legalActions(rules, snapshot),
          () => describePosition(rules, snapshot),
        ])
          defectsOf(run);
        validate(rules, snapshot);
      }),
    );
  });
});
