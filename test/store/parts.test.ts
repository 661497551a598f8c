/** The parts of the store that need no database. */
import { BadCursor, BadText, Unavailable } from '../../src/store/store.js';
import fc from 'fast-check';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isCount, fromCursor, toCursor } from '../../src/store/cursor.js';
import { isUnavailable } from '../../src/store/database.js';
import { gate } from '../../src/store/gate.js';
import { contentHash, newId } from '../../src/store/hash.js';
import { checkText } from '../../src/store/text.js';
import { distance, wordsOf } from '../../src/store/words.js';

describe('text', () => {
  it('is refused exactly where it holds a NUL or half of a pair', () => {
    const isRefused = (text: string) => {
      try {
        checkText({ text });
        return false;
      } catch (error) {
        return error instanceof BadText;
      }
    };
    const unit = fc.constantFrom('a', 'é', '\u{1F409}', '\0', '\ud800', '\udfff', '\ufffd');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => void expect(isRefused(text)).toBe(text.includes('\0') || Buffer.from(text).toString() !== text)),
    );
    expect(() => checkText({ a: ['x', { 'b/c~': 'y\0' }] })).toThrow(BadText);
    try {
      checkText({ a: ['x', { 'b/c~': 'y\0' }], '\ud800': 1 });
    } catch (error) {
      expect((error as BadText).defects.map(({ pointer }) => pointer)).toEqual(['/a/1/b~1c~0', '']);
    }
  });
});

describe('words', () => {
  it('are as far apart as they have letters put in, left out, exchanged or swapped', () => {
    expect(
      [
        ['dragon', 'dragon'],
        ['dragn', 'dragon'],
        ['dargon', 'dragon'],
        ['monestary', 'monastery'],
        ['', 'ab'],
        ['a', 'abcd'],
      ].map(([a, b]) => distance(a!, b!)),
    ).toEqual([0, 1, 1, 2, 2, 3]);
    fc.assert(fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (a, b) => void expect(distance(a, b)).toBe(distance(b, a))));
    expect(wordsOf("Don't: the Dragon’s Größe, dragon 42")).toEqual(['don', 't', 'the', 'dragon', 's', 'größe', '42']);
  });
});

describe('hashes and cursors', () => {
  it('do not depend on the order of properties', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        (value) => void expect(contentHash(Object.fromEntries(Object.entries(value).reverse()))).toBe(contentHash(JSON.parse(JSON.stringify(value)))),
      ),
    );
    expect(contentHash({ a: 1, b: undefined })).toBe(contentHash({ a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
  });

  it('come back as they were, and only for their list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 3 }),
        (key) =>
          void expect(
            fromCursor(
              toCursor('list', key),
              'list',
              key.map(() => isCount),
            ),
          ).toEqual(key),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void expect(() => fromCursor(text, 'list', [isCount])).toThrow(BadCursor)));
  });

  it('give ids that sort by time', () => {
    expect(newId()).toMatch(/^[a-z0-9]{17}$/);
    expect(newId(1e12) < newId(1e12 + 1)).toBe(true);
  });
});

describe('the gate', () => {
  it('lets one at a time through, in order, and goes on after a failure', async () => {
    const pass = gate();
    const log: string[] = [];
    const work = (n: number) =>
      pass(async () => {
        log.push(`in ${n}`);
        await turn();
        log.push(`out ${n}`);
        if (n === 1) throw new Error('one');
        return n;
      });
    expect(await Promise.allSettled([1, 2, 3].map(work))).toMatchObject([{ status: 'rejected' }, { value: 2 }, { value: 3 }]);
    expect(log).toEqual(['in 1', 'out 1', 'in 2', 'out 2', 'in 3', 'out 3']);
  });

  it('lets the rest of the process have its turn in between', async () => {
    const pass = gate();
    let turns = 0;
    const look = () => {
      turns += 1;
      if (!isOver) setImmediate(look);
    };
    let isOver = false;
    look();
    await Promise.all(Array.from({ length: 50 }, () => pass(() => Promise.resolve())));
    isOver = true;
    expect(turns).toBeGreaterThan(25);
  });

  it('turns away when too many wait, or too long', async () => {
    let now = 0;
    const pass = gate({ places: 2, patience: 5, now: () => now });
    const first = pass(async () => {
      now += 6;
      return 'first';
    });
    const second = pass(() => Promise.resolve('second'));
    await expect(pass(() => Promise.resolve('third'))).rejects.toThrow(Unavailable);
    expect(await first).toBe('first');
    await expect(second).rejects.toThrow('waited too long');
    expect(await pass(() => Promise.resolve('fourth'))).toBe('fourth');
    await pass.idle();
  });
});

describe('an error of the driver', () => {
  it('is told apart: gone, or not to be done', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '08006', '40P01', '55P03', '25P03'])
      expect(isUnavailable(coded(code))).toBe(true);
    for (const code of ['23505', '22P02', '42P01', 'EACCES']) expect(isUnavailable(coded(code))).toBe(false);
    expect(isUnavailable(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('Failed query'), { query: 'select', cause: coded('57P01') }))).toBe(true);
    expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
  });
});
