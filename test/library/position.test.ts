/** Promise: a position that is read once answers as the functions do that read it each time, however far it is played on. */
import { describe, expect, it } from 'vitest';
import { expansions } from '../../src/catalog.js';
import {
  adjudicate,
  describe as describePosition,
  InvalidInput,
  legalActions,
  position,
  ruleset,
  type Position,
  type Snapshot,
} from '../../src/engine.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { game } from '../../src/selfplay/game.js';

/** As it would come from elsewhere. */
const posted = ({ snapshot }: Position): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;

const untyped = (value: unknown) => value as never;

describe('a position that is played on', () => {
  it.each([
    ['The Princess & the Dragon', ['base', 'princess-and-dragon']],
    ['everything', expansions.map(({ id }) => id)],
  ])('decides and lists as its snapshot does: %s', (_what, names) => {
    const rules = ruleset({ expansions: names });
    let here: Position | null = null;
    let told = 0;
    for (const { view, action } of game(rules, 3, 11)) {
      const { tile, step } = view.turn;
      here ??= position(rules, view.snapshot);
      if (step === 'place-tile' && tile !== undefined && here.snapshot.turn?.tile === undefined) here = here.draw(tile);
      const again = posted(here);
      const { verdict, position: next } = here.play(action);
      expect(verdict).toEqual(adjudicate(rules, again, action as never));
      expect(here.legalActions()).toEqual(legalActions(rules, again));
      if (told % 20 === 0) expect(here.describe()).toEqual(describePosition(rules, again));
      here = next;
      if (++told === 120) break;
    }
    expect(told).toBe(120);
  });

  it('says why the rest is not legal, on request', () => {
    const rules = ruleset();
    expect(position(rules, exampleSnapshot).legalActions({ explain: true })).toEqual(legalActions(rules, exampleSnapshot, { explain: true }));
  });

  it('leads nowhere where nothing follows', () => {
    const { verdict, position: next } = position(ruleset(), exampleSnapshot).play(exampleAction);
    expect([verdict.verdict, verdict.after, next]).toEqual(['illegal', null, null]);
  });
});

describe('what is wrong', () => {
  const here = position(ruleset(), exampleSnapshot);
  const pointersOf = (run: () => unknown): readonly string[] => {
    try {
      run();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInput);
      return (error as InvalidInput).defects.map(({ pointer, code }) => `${pointer} ${code}`);
    }
    return [];
  };

  it('is told with its pointer', () => {
    const { turn: _turn, ...still } = exampleSnapshot;
    expect(pointersOf(() => position(ruleset(), { ...exampleSnapshot, tiles: [] }))).toEqual(['/tiles out-of-range']);
    expect(pointersOf(() => here.adjudicate(untyped({ type: 'fly' })))).toEqual(['/type unknown-type']);
    expect(pointersOf(() => here.play({ ...exampleAction, kind: 'giant' } as never))).toEqual(['/kind unknown-figure-kind']);
    for (const tile of ['base/Z', untyped(5), untyped(null)]) expect(pointersOf(() => here.draw(tile))).toEqual([' unknown-tile']);
    expect(pointersOf(() => position(ruleset(), still).draw('base/D'))).toEqual(['/turn turn-missing']);
    expect(pointersOf(() => position(ruleset(), still).legalActions())).toEqual(['/turn turn-missing']);
  });

  it('does not hide that an alias names a tile', () => {
    const rules = ruleset();
    const [name] = rules.design('princess-and-dragon/volcano-road-straight')!.aliases;
    expect(here.draw(name!).snapshot.turn?.tile).toBe('princess-and-dragon/volcano-road-straight');
  });
});
