/** Promise: what has been let in is bounded, nobody takes the last place from whoever has none, and clients take turns. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnsOf, type Place } from '../../src/http/plugins/turns.js';

/** Lines whose event loop turns when the test says so. */
function stepwise(places: { light: number; heavy: number; verdicts?: number; streams?: number }, together?: number) {
  const due: (() => void)[] = [];
  const turns = turnsOf(
    { verdicts: 0, streams: 0, ...places },
    {
      later: (work) => void due.push(work),
      ...(together !== undefined && { together }),
    },
  );
  return { ...turns, step: () => due.shift()?.(), isIdle: () => due.length === 0 };
}

const client = fc.constantFrom('a', 'b', 'c', 'd');
const moves = fc.array(fc.record({ client, leaves: fc.boolean() }), { maxLength: 200 });

describe('a line', () => {
  it('never holds more than it has places for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), moves, (places, list) => {
        const { light } = stepwise({ light: places, heavy: 0 });
        const inside: { client: string; place: Place }[] = [];
        for (const { client, leaves } of list) {
          const own = inside.findIndex((other) => other.client === client);
          if (leaves && own >= 0) inside.splice(own, 1)[0]!.place.leave();
          else {
            const place = light.enter(client);
            if (place) inside.push({ client, place });
          }
          expect(inside.length).toBeLessThanOrEqual(places);
        }
      }),
    );
  });

  it('lets in whoever has no place, however many the others take', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 59 }), (places, greedy) => {
        fc.pre(greedy < places);
        const { light } = stepwise({ light: places, heavy: 0 });
        for (let i = 0; i < 3 * places * greedy; i++) light.enter(`greedy ${i % greedy}`);
        expect(light.enter('modest')).toBeDefined();
      }),
    );
  });

  it('of verdicts is long for one client, and short where several share it, of whom each has as much of it', () => {
    const clients = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(clients, fc.integer({ min: 1, max: 30 }), (count, together) => {
        const { verdicts } = stepwise({ light: 0, heavy: 0, verdicts: 200 }, together);
        const names = Array.from({ length: count }, (_, i) => `client ${i}`);
        // all are there before one of them asks for more
        const taken = new Map(names.map((name) => [name, verdicts.enter(name) ? 1 : 0]));
        for (let i = 0; i < 200; i++) for (const name of names) if (verdicts.enter(name)) taken.set(name, taken.get(name)! + 1);
        const held = [...taken.values()];
        const all = count === 1 ? 100 : Math.max(count, together);
        expect(held.reduce((sum, own) => sum + own, 0)).toBe(all);
        expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses no verdict while those of all clients are few, however many of them are of one', () => {
    const clients = fc.integer({ min: 2, max: 8 });
    fc.assert(
      fc.property(clients, fc.integer({ min: 9, max: 30 }), (count, together) => {
        const { verdicts } = stepwise({ light: 0, heavy: 0, verdicts: 200 }, together);
        for (let i = 0; i < count; i++) verdicts.enter(`client ${i}`);
        for (let i = count; i < together; i++) expect(verdicts.enter('client 0')).toBeDefined();
        expect(verdicts.enter('client 0')).toBeUndefined();
        expect(verdicts.enter('client 1') !== undefined).toBe(Math.floor(together / count) > 1);
      }),
    );
  });

  it('never refuses a client that leaves before it comes again, though there is but one place', () => {
    const { heavy } = stepwise({ light: 0, heavy: 1 });
    for (let i = 0; i < 100; i++) {
      const place = heavy.enter('alone');
      expect(place).toBeDefined();
      expect(heavy.enter('other')).toBeUndefined();
      place!.leave();
      place!.leave();
    }
  });
});

describe('turns', () => {
  it('go round the clients, whoever has come first and with how much', () => {
    const work = fc.array(client, { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(work, fc.constantFrom('light', 'verdicts', 'heavy', 'streams'), (clients, kind) => {
        const { step, isIdle, ...turns } = stepwise({ light: 1000, verdicts: 1000, heavy: 1000, streams: 1000 });
        const left = new Map<string, number>();
        const begun: string[] = [];
        for (const name of clients) {
          left.set(name, (left.get(name) ?? 0) + 1);
          turns[kind].enter(name)!.turn(() => begun.push(name));
        }
        while (!isIdle()) step();
        expect([...begun].sort()).toEqual([...clients].sort());
        const had = new Map<string, number>();
        for (const name of begun) {
          had.set(name, (had.get(name) ?? 0) + 1);
          // nobody who still waits is more than one behind
          for (const [other, all] of left) if ((had.get(other) ?? 0) < all) expect(had.get(name)! - (had.get(other) ?? 0)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('come to all that is light before one more that is heavy, and to that before what has come since', () => {
    const { light, heavy, step, isIdle } = stepwise({ light: 1000, heavy: 1000 });
    const begun: string[] = [];
    const wait = (line: typeof light, name: string) => line.enter('a')!.turn(() => begun.push(name));
    for (let i = 0; i < 40; i++) wait(light, 'light');
    wait(heavy, 'heavy');
    wait(heavy, 'heavy');
    step();
    wait(light, 'later');
    while (!isIdle()) step();
    expect(begun).toEqual([...Array<string>(40).fill('light'), 'heavy', 'later', 'heavy']);
  });

  it('never come to whoever has gone', () => {
    const { light, step, isIdle } = stepwise({ light: 10, heavy: 10 });
    const begun: string[] = [];
    const [gone, left] = [light.enter('a')!, light.enter('a')!];
    gone.turn(() => begun.push('gone'));
    left.turn(() => begun.push('left'));
    gone.leave();
    gone.turn(() => begun.push('gone again'));
    while (!isIdle()) step();
    expect(begun).toEqual(['left']);
  });
});
