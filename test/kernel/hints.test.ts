/**
 * Promise: what a rule says of itself is true, so that what is legal can be found without asking every rule of every action: what of an
 * action it looks at (`about`), that it only ever permits (`isRemark`), and that nothing is missing where no expansion has doubts.
 */
import { sha256 } from '#sha256';
import { describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import type { Case } from '../../src/contract/case.js';
import type { Action } from '../../src/contract/action.js';
import type { Rule } from '../../src/kernel/declare/rule.js';
import { PRESET_IDS } from '../../src/kernel/declare/setting.js';
import { read } from '../../src/kernel/judge/adjudicate.js';
import { COMMON, complete, findings, legality, verdictOf } from '../../src/kernel/judge/evaluate.js';
import { Inquiry } from '../../src/kernel/judge/inquiry.js';
import { candidates } from '../../src/kernel/judge/legal-actions.js';
import { play } from '../../src/kernel/play/run.js';
import type { Position } from '../../src/kernel/position/position.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import { playout } from '../support/playout.js';

/** A position, and actions to try in it; candidates of one kind follow each other. */
interface Moment {
  readonly name: string;
  readonly view: Position;
  readonly tries: readonly Action[];
}

/** As many of each kind as shows every rule at work. */
const PER_KIND = 12;

function spread<T>(list: readonly T[], most = PER_KIND): T[] {
  const every = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => i % every === 0);
}

const triesIn = (view: Position) => view.ruleset.kinds.decidedIn(view.turn.step).flatMap((kind) => spread(candidates(view, kind)));

/** The same for a case whatever others there are. */
const numberOf = (id: string) => Number.parseInt(sha256(id).slice(0, 6), 16);

/** Every case, under one preset of either edition: others for each. */
const fromCases = (): Moment[] => [
  ...caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap((test) => {
      const all = expectations(test).map(([preset]) => preset);
      const editions = [all.filter((preset) => !preset.includes('c2')), all.filter((preset) => preset.includes('c2'))];
      return editions.flatMap((presets) => (presets.length === 0 ? [] : momentOf(test, presets[numberOf(test.id) % presets.length]!)));
    }),
  withInn([]),
  withInn(['inns-and-cathedrals']),
];

function momentOf(test: Case, preset: string): Moment[] {
  const choice = { preset, ...test.ruleset };
  // what is open is decided value by value, which other tests look at
  if (Object.values(choice.settings ?? {}).includes(null) || !test.snapshot.turn) return [];
  const view = read(ruleset(choice), test.snapshot);
  return [{ name: `${test.id} under ${preset}`, view, tries: [complete(view, test.action), ...triesIn(view)] }];
}

const first = {
  sets: ['basic:1', 'inns-and-cathedrals:1', 'traders-and-builders:1', 'princess-and-dragon:1'],
  supply: { meeple: 7, phantom: 1, 'large-meeple': 1, builder: 1, pig: 1 },
};
const firstExpansions = ['base', 'inns-and-cathedrals', 'traders-and-builders', 'princess-and-dragon', 'phantom'];
const second = { sets: ['basic:2', 'princess-and-dragon:2'], river: 'river/1:2', supply: { meeple: 7, abbot: 1 } };

/** A game under some presets of both editions, now and then. */
const fromGames = (): Moment[] =>
  PRESET_IDS.filter((_, i) => i % 2 === 1 || i > 6).flatMap((preset, seed) => {
    const isSecond = preset.includes('-c2');
    const rules = ruleset({ preset, expansions: isSecond ? ['base', 'river', 'princess-and-dragon', 'abbot'] : firstExpansions });
    const moments = [...playout({ ...(isSecond ? second : first), ruleset: rules }, seed)];
    return moments.filter((_, i) => i % 9 === 0).map(({ view }, i): Moment => ({ name: `moment ${i} under ${preset}`, view, tries: triesIn(view) }));
  });

/** What neither has: the inn of the river, with Inns & Cathedrals and without. */
function withInn(expansions: readonly string[]): Moment {
  const turn = { player: 'red', step: 'place-tile', tile: 'river/2-inn-bridge', done: [] };
  const view = read(ruleset({ expansions: ['base', 'river', ...expansions] }), {
    players: [{ id: 'red' }],
    tiles: [{ tile: 'river/2-fork', at: [0, 0], rotation: 0 }],
    turn,
  });
  return { name: ['the inn of the river', ...expansions].join(' with '), view, tries: triesIn(view) };
}

/** The action, and which of its members were read. */
function recorded(action: Action): { readonly proxy: Action; readonly reads: ReadonlySet<string> } {
  const reads = new Set<string>();
  const note = (key: string | symbol) => void (typeof key === 'string' && reads.add(key));
  const proxy = new Proxy(action, {
    get: (target, key) => (note(key), Reflect.get(target, key) as unknown),
    has: (target, key) => (note(key), Reflect.has(target, key)),
    ownKeys: (target) => (note('all of it'), Reflect.ownKeys(target)),
  });
  return { proxy, reads };
}

/** What a rule that looks at the turn may read: what tells which kind of action it is, and whether somebody says that it is his. */
function seenInTurn({ ruleset: { kinds }, turn }: Position, action: Action): readonly string[] {
  const { proxy, reads } = recorded(action);
  kinds.idOf(proxy, turn.step);
  return ['player', ...reads];
}

interface Said {
  readonly rule: Rule;
  readonly where: string;
  readonly reads: readonly string[];
  readonly allowed: readonly string[] | undefined;
  readonly outcome: string;
}

/** Asks every rule that judges the action. */
function ask({ name, view }: Moment, action: Action): Said[] {
  return view.ruleset.rules.for(view.ruleset.kinds.idOf(action, view.turn.step)).map((rule) => {
    const { proxy, reads } = recorded(action);
    const inquiry = new Inquiry(view, proxy);
    const outcome = (rule.applies?.(inquiry) ?? true) ? rule.judge(inquiry).outcome : 'nothing';
    const allowed = rule.about === 'turn' ? seenInTurn(view, action) : rule.about === 'kind' ? COMMON : undefined;
    return { rule, where: `${rule.id} in ${name}`, reads: [...reads], allowed, outcome };
  });
}

/** Asked once, and only when a test wants it. */
function source(moments: () => Moment[]) {
  let all: Moment[] | undefined;
  let said: Said[] | undefined;
  const list = () => (all ??= moments());
  return { moments: list, said: () => (said ??= list().flatMap((moment) => moment.tries.flatMap((action) => ask(moment, action)))) };
}
const sources = [
  ['the cases', source(fromCases)],
  ['games', source(fromGames)],
] as const;

/** Enough to see what is wrong. */
const firstOf = (texts: readonly string[]) => texts.slice(0, 10);
const distinct = (texts: readonly string[]) => [...new Set(texts)];

describe.each(sources)('in the positions of %s', (_name, { moments, said }) => {
  it('a rule about the turn reads nothing of the action but its kind, one about the kind nothing but what candidates have in common', () => {
    const wrong = said().flatMap(({ rule, reads, allowed }) =>
      allowed ? reads.filter((key) => !allowed.includes(key)).map((key) => `${rule.id} is about the ${rule.about} and reads ${key}`) : [],
    );
    expect(distinct(wrong)).toEqual([]);
  });

  it('a remark only ever permits', () => {
    const wrong = said().filter(({ rule, outcome }) => rule.isRemark && !['permit', 'nothing'].includes(outcome));
    expect(firstOf(wrong.map(({ where, outcome }) => `${where}: ${outcome}`))).toEqual([]);
  });

  it('an action is legal exactly where it has nothing but permits among its findings', () => {
    const differing = moments().flatMap(({ name, view, tries }) => {
      const of = legality(view);
      return tries
        .filter((action) => (of(action) === 'legal') !== (verdictOf(findings(view, action)) === 'legal'))
        .map((action) => `${name}: ${JSON.stringify(action)}`);
    });
    expect(firstOf(differing)).toEqual([]);
  });

  it('nothing is missing that follows from a legal action of which no expansion has doubts', () => {
    const wrong = moments().flatMap(({ name, view, tries }) => {
      const of = legality(view);
      const doubts = view.ruleset.all('doubts').map((doubt) => doubt(view));
      const isDoubted = (action: Action) => doubts.some((doubt) => (typeof doubt === 'function' ? doubt(action) : doubt));
      const legal = tries.filter((action) => view.kindOf(action) && !isDoubted(action) && of(action) === 'legal');
      return legal.flatMap((action) => play(view, action).missing.map(({ rule }) => `${name}: ${rule} after ${JSON.stringify(action)}`));
    });
    expect(firstOf(wrong)).toEqual([]);
  });
});

describe('together they', () => {
  it('ask every rule that says something of itself', () => {
    const asked = new Set(sources.flatMap(([, { said }]) => said().filter(({ outcome }) => outcome !== 'nothing')).map(({ rule }) => rule.id));
    const hinting = expansions.flatMap((expansion) => declared(expansion, 'rules')).filter(({ about, isRemark }) => about ?? isRemark);
    expect(hinting.length).toBeGreaterThan(15);
    expect(hinting.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('come upon positions in which an expansion has doubts, and upon those in which none has', () => {
    const all = sources.flatMap(([, { moments }]) => moments());
    const doubtful = all.filter(({ view }) => view.ruleset.all('doubts').some((doubt) => doubt(view)));
    expect(doubtful.length).toBeGreaterThan(5);
    expect(all.length - doubtful.length).toBeGreaterThan(500);
  });
});
