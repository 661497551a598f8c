/** Promise: the position before any message of a game can be had, and asking about it gives what the replay said of the message. */
import { describe, expect, it } from 'vitest';
import { adjudicate, ruleset } from '../../src/engine.js';
import { replay } from '../../src/entries/replay.js';
import { exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import type { RulesetChoice } from '../../src/catalog.js';
import { game, roadAndCity } from './games.js';

describe('the position before a message', () => {
  it('of a game of JCloisterZone is a question with the same answer', () => {
    const { steps } = replay(game(roadAndCity));
    let asked = 0;
    for (const { index, action, verdict, findings } of steps) {
      const { position } = replay(game(roadAndCity), { at: index });
      expect(position?.action ?? null, String(index)).toEqual(action);
      if (!position?.action) continue;
      asked++;
      const answer = adjudicate(ruleset(position.ruleset as RulesetChoice), position.snapshot, position.action);
      expect([answer.verdict, answer.findings], String(index)).toEqual([verdict, findings]);
      if (action?.type === 'place-tile') expect(position.snapshot.turn?.tile).toBe(action.tile);
    }
    expect(asked).toBeGreaterThan(8);
  });

  it('after the last one is where the game stands', () => {
    const { final, position } = replay(game(roadAndCity), { at: roadAndCity.length });
    expect(position).toEqual({ ruleset: expect.any(Object) as object, snapshot: final.snapshot });
  });

  it('of our own games is had in the same way', () => {
    const ours = { ruleset: 'hig-c1-original-2005', snapshot: exampleSnapshot, actions: [exampleFairyMove] };
    const { position } = replay(ours, { at: 0 });
    expect(position).toMatchObject({ snapshot: exampleSnapshot, action: exampleFairyMove, ruleset: { preset: 'hig-c1-original-2005' } });
    expect(replay(ours, { at: 1 }).position?.snapshot.turn?.step).not.toBe(undefined);
    expect(replay(ours).position).toBeUndefined();
  });

  it.each([-1, 2, 0.5])('%s is refused where there is none', (at) => {
    expect(() => replay({ snapshot: exampleSnapshot, actions: [exampleFairyMove] }, { at })).toThrow(
      expect.objectContaining({ defects: [expect.objectContaining({ pointer: '/at', code: 'out-of-range' })] }) as Error,
    );
  });
});
