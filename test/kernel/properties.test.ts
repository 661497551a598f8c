/** The facts that keep the kernel honest, on positions of random games under every preset. */
import { adjudicated } from '../support/adjudicated.js';
import { adjudicate, legalActions } from '../../src/kernel/judge/adjudicate.js';
import { candidates } from '../../src/kernel/judge/legal-actions.js';
import { PRESET_IDS } from '../../src/contract/presets.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { ruleById } from '../../src/service/corpus/rules.js';
import { playout, type Moment, type Setup } from '../support/playout.js';

const games: Record<string, Omit<Setup, 'ruleset'> & { expansions: string[] }> = {
  first: { sets: ['basic:1', 'princess-and-dragon:1'], supply: { meeple: 7, phantom: 1 }, expansions: ['base', 'princess-and-dragon', 'phantom'] },
  second: { sets: ['basic:2', 'princess-and-dragon:2'], supply: { meeple: 7, abbot: 1 }, expansions: ['base', 'princess-and-dragon', 'abbot'] },
};

/** Figures more often than passes, so that boards fill. */
const lively = ({ type }: Action) => (type === 'pass' ? 0.3 : type === 'remove-figure' ? 3 : 1);

/** A random game; what is printed when a property fails is enough to play it again. */
const game = fc.record({
  preset: fc.constantFrom(...PRESET_IDS),
  game: fc.constantFrom('first', 'second'),
  seed: fc.integer({ min: 0, max: 1e6 }),
  skip: fc.integer({ min: 3, max: 11 }),
});

/** Some moments of it. */
function moments({ preset, game: name, seed, skip }: { preset: string; game: string; seed: number; skip: number }): Moment[] {
  const { expansions, ...setup } = games[name]!;
  return [...playout({ ...setup, ruleset: ruleset({ preset, expansions }) }, seed, lively)].filter((_, i) => i % skip === 0);
}

const check = (property: (moment: Moment) => void, numRuns = 12) =>
  fc.assert(
    fc.property(fc.noShrink(game), (chosen) => moments(chosen).forEach(property)),
    { numRuns },
  );

const shuffled = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  tiles: [...snapshot.tiles].reverse(),
  ...(snapshot.figures && { figures: [...snapshot.figures].reverse() }),
});

describe('promise: an action is legal exactly when it is among the legal actions', () => {
  it('holds for every candidate of every kind', () => {
    check(({ view }) => {
      const { ruleset: rules, snapshot } = view;
      const legal = new Set(legalActions(rules, snapshot).actions.map((action) => JSON.stringify(action)));
      const tried = rules.kinds.decidedIn(view.turn.step).flatMap((kind) => [...candidates(view, kind)]);
      const sample = tried.filter((_, i) => i % 7 === 0 || legal.has(JSON.stringify(tried[i])));
      for (const action of sample)
        expect(adjudicate(rules, snapshot, action).verdict === 'legal', JSON.stringify(action)).toBe(legal.has(JSON.stringify(action)));
    }, 6);
  });

  it('gives findings that explain each rejected candidate', () => {
    check(({ view }) => {
      const { actions, rejected } = legalActions(view.ruleset, view.snapshot, { explain: true });
      for (const { action, findings } of rejected!) {
        expect(actions).not.toContainEqual(action);
        expect(findings.some(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled')).toBe(true);
      }
    }, 3);
  });
});

describe('promise: the order of tiles and figures in the input changes nothing', () => {
  it('yields the same bytes', () => {
    check(({ view, action }) => {
      const { ruleset: rules, snapshot } = view;
      expect(JSON.stringify(adjudicate(rules, shuffled(snapshot), action))).toBe(JSON.stringify(adjudicate(rules, snapshot, action)));
      expect(legalActions(rules, shuffled(snapshot))).toEqual(legalActions(rules, snapshot));
    });
  });
});

describe('promise: same input, same bytes', () => {
  it('also after the input went over the wire', () => {
    check(({ view, action }) => {
      const { ruleset: rules, snapshot } = view;
      const wired = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
      expect(JSON.stringify(adjudicate(rules, wired, action))).toBe(JSON.stringify(adjudicate(rules, snapshot, action)));
    });
  });

  it('and the input is left as it was', () => {
    check(({ view, action }) => {
      const before = JSON.stringify(view.snapshot);
      adjudicate(view.ruleset, view.snapshot, action);
      expect(JSON.stringify(view.snapshot)).toBe(before);
    });
  });
});

describe('promise: figures are conserved', () => {
  const owned = ({ players, figures = [] }: Snapshot) => {
    const counts: Record<string, number> = {};
    const add = (key: string, by: number) => void (counts[key] = (counts[key] ?? 0) + by);
    for (const { id, supply = {} } of players) for (const [kind, count] of Object.entries(supply)) add(`${id} ${kind}`, count);
    for (const { owner, kind } of figures) add(`${owner} ${kind}`, 1);
    return counts;
  };

  it('through every action', () => {
    check(({ view, after }) => expect(owned(after)).toEqual(owned(view.snapshot)));
  });
});

describe('promise: every rule that a verdict names is one that the API knows', () => {
  it('findings, effects and score lines alike', () => {
    check(({ view, action }) => {
      const verdict = adjudicate(view.ruleset, view.snapshot, action);
      for (const { rule } of [...verdict.findings, ...verdict.effects, ...verdict.scores.flatMap(({ lines }) => lines)])
        expect(ruleById.has(rule), rule).toBe(true);
    });
  });
});

describe('promise: every verdict rests on printed rules', () => {
  it('each finding, effect and score line cites a clause that the verdict shows, or says what it goes by in place of one', () => {
    check(({ view, action }) => {
      const verdict = adjudicated(view.ruleset, view.snapshot, action);
      const cited = [...verdict.findings, ...verdict.effects, ...verdict.scores.flatMap(({ lines }) => lines)];
      for (const { rule, cites, seeAlso = [] } of cited) {
        const byAnalogy = seeAlso.filter(({ why }) => why === 'by-analogy');
        expect(cites.length + byAnalogy.length, rule).toBeGreaterThan(0);
        for (const id of [...cites, ...seeAlso.map(({ clause }) => clause)]) expect(verdict.clauses[id]?.statement, `${rule}: ${id}`).toBeTruthy();
      }
    });
  });

  it('and what follows leads to a decision or to the end of the game', () => {
    check(({ view, after, action }) => {
      const { next } = adjudicate(view.ruleset, view.snapshot, action);
      expect(next?.step ?? 'game-over').toBe(after.turn?.step);
    });
  });
});
