/** What must hold in every game with the three expansions, on random games of both editions. */
import { describe, expect, it } from 'vitest';
import { clauses, expansionById, ruleset, tile } from '../../src/catalog.js';
import { sources } from '../../src/corpus/sources.js';
import { citedBy } from '../../src/conformance/coverage.js';
import type { Action } from '../../src/contract/action.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions } from '../../src/kernel/adjudicate.js';
import { Position } from '../../src/kernel/position.js';
import { playout, type Moment } from '../support/playout.js';

const FOLDERS = ['inns-and-cathedrals', 'traders-and-builders', 'river'];
const GOODS = ['wine', 'grain', 'cloth'];
const supply = { meeple: 7, 'large-meeple': 1, builder: 1, pig: 1 };

const game = (edition: 1 | 2, preset: string, seed: number): Moment[] => {
  const names = ['princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders'];
  const rules = ruleset({ preset, expansions: ['base', ...names] });
  const sets = [`basic:${edition}`, ...names.map((name) => `${name}:${edition}`)];
  return [...playout({ ruleset: rules, sets, supply }, seed, lively)];
};

/** Builders and pigs wherever they can go. */
const lively = (action: Action) =>
  action.type === 'pass' ? 0.3 : action.type === 'place-figure' && ['builder', 'pig'].includes(action.kind) ? 50 : 1;

const games = [
  ['hig-c1-current', game(1, 'hig-c1-current', 1)],
  ['hig-c1-original-2005', game(1, 'hig-c1-original-2005', 2)],
  ['rgg-big-box-3', game(1, 'rgg-big-box-3', 3)],
  ['wikicarpedia-c2-current', game(2, 'wikicarpedia-c2-current', 4)],
] as const;

function owned({ players, figures = [] }: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, supply: left = {} } of players)
    for (const [kind, count] of Object.entries(left)) counts[`${id} ${kind}`] = (counts[`${id} ${kind}`] ?? 0) + count;
  for (const { owner, kind } of figures) counts[`${owner} ${kind}`] = (counts[`${owner} ${kind}`] ?? 0) + 1;
  return counts;
}

describe.each(games)('a game under %s', (preset, moments) => {
  it('keeps every figure', () => {
    for (const { view, after } of moments) expect(owned(after)).toEqual(owned(view.snapshot));
  });

  it('gives out each good of a completed city once', () => {
    const last = moments.at(-1)!;
    const view = new Position(last.view.ruleset, last.after);
    const complete = view.board.allFeatures().filter(({ kind, isComplete }) => kind === 'city' && isComplete);
    const printed = GOODS.map((good) => complete.reduce((sum, city) => sum + city.count(good), 0));
    const held = GOODS.map((good) => view.players.reduce((sum, { tokens }) => sum + Number(tokens?.[good] ?? 0), 0));
    expect(held).toEqual(printed);
  });

  it('never has a third part of a turn', () => {
    expect(moments.filter(({ view }) => (view.turn.part ?? 1) > 2)).toEqual([]);
  });

  it('leaves no builder or pig alone, unless the printing does', () => {
    if (preset === 'hig-c1-original-2005') return;
    for (const { view } of moments) {
      const alone = view.figures.filter(
        ({ figure: { kind, owner }, node }) =>
          ['builder', 'pig'].includes(kind) && !view.onNode(node).some(({ figure }) => figure.owner === owner && /meeple$/.test(figure.kind)),
      );
      expect(alone).toEqual([]);
    }
  });

  it('allows exactly what it lists', () => {
    for (const { view } of moments.filter((_, i) => i % 25 === 0)) {
      const { actions, rejected } = legalActions(view.ruleset, view.snapshot, { explain: true });
      for (const action of actions.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).toBe('legal');
      for (const { action } of rejected!.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).not.toBe('legal');
    }
  });
});

describe.each(FOLDERS)('%s', (id) => {
  const expansion = expansionById.get(id)!;

  it('is modelled, and everything in it is named after it', () => {
    expect(expansion.modelled).toBe('complete');
    const { rules = [], scoring = [], triggers = [], extraParts = [], finals = [], settings = [] } = expansion;
    const names = [
      ...[rules, scoring, triggers, extraParts, finals].flat().map((part) => part.id),
      ...settings.map(({ key }) => key),
      ...Object.keys(expansion.clauses ?? {}),
    ];
    expect(names.filter((name) => !name.startsWith(`${id}.`))).toEqual([]);
  });

  it('has each adjudicable clause cited by something that acts', () => {
    const cited = new Set(citedBy(expansion));
    expect(Object.keys(expansion.clauses ?? {}).filter((clause) => clauses.get(clause)!.adjudicable && !cited.has(clause))).toEqual([]);
  });

  it('cites books that are listed', () => {
    const known = new Set<string>(sources.map((source) => source.id));
    const cited = Object.values(expansion.clauses ?? {}).flatMap((clause) => clause.sources.map(([source]) => source));
    expect(cited.filter((source) => !known.has(source))).toEqual([]);
  });

  it('has tiles of both editions', () => {
    const sets = new Set((expansion.tiles ?? []).flatMap(({ copies }) => Object.keys(copies)));
    expect([...sets].filter((set) => set.endsWith(':1')).length).toBeGreaterThan(0);
    expect([...sets].filter((set) => set.endsWith(':2')).length).toBeGreaterThan(0);
    expect((expansion.tiles ?? []).every(({ id: name }) => tile(name)?.expansion === id)).toBe(true);
  });
});
