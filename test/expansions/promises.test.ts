/** What must hold in every game with the expansions, on random games of both editions. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expansionById, expansions, ruleset, tile } from '../../src/catalog.js';
import { clausesOfFolder } from '../../src/corpus/clauses.js';
import { citedBy, isInReach } from '../../src/conformance/coverage.js';
import { readJson } from '../../src/conformance/files.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions } from '../../src/kernel/judge/adjudicate.js';
import { Position } from '../../src/kernel/position/position.js';
import { playout, type Moment } from '../support/playout.js';

/** Clauses that wait for their cases. */
const { added } = readJson<{ added: string[] }>(join(import.meta.dirname, '../conformance/not-yet.json'));

/** All that are modelled; the oldest have tests of their own. */
const FOLDERS = expansions
  .filter(({ id, modelled }) => modelled === 'complete' && !['base', 'princess-and-dragon', 'phantom', 'abbot'].includes(id))
  .map(({ id }) => id);
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
    const { settings = [] } = expansion;
    const names = [
      ...(['rules', 'scoring', 'triggers', 'extraParts', 'finals'] as const).flatMap((member) => declared(expansion, member).map((part) => part.id)),
      ...settings.map(({ key }) => key),
      ...clausesOfFolder(id).map((clause) => clause.id),
    ];
    expect(names.filter((name) => !name.startsWith(`${id}.`))).toEqual([]);
  });

  it('has each adjudicable clause cited by something that acts', () => {
    // what two expansions do to each other stands with the later one
    const cited = new Set(expansions.flatMap(citedBy));
    const uncited = clausesOfFolder(id).filter((clause) => clause.adjudicable && isInReach(clause) && !cited.has(clause.id));
    expect(uncited.map((clause) => clause.id).filter((clause) => !added.includes(clause))).toEqual([]);
  });

  it('has tiles of both editions', () => {
    const sets = new Set(Object.values(expansion.tiles ?? {}).flatMap(({ copies }) => Object.keys(copies)));
    // sets that are the same in both name no edition
    if ([...sets].every((set) => !set.includes(':'))) return;
    expect([...sets].filter((set) => set.endsWith(':1')).length).toBeGreaterThan(0);
    expect([...sets].filter((set) => set.endsWith(':2')).length).toBeGreaterThan(0);
    expect(Object.keys(expansion.tiles ?? {}).every((name) => tile(`${id}/${name}`)?.expansion === id)).toBe(true);
  });
});
