/**
 * Promise: the number of legal actions, and of those after each of them, is what it was. A change that is meant is written down by
 * `npm run perft`, and read before it is committed.
 */
import { describe, expect, it } from 'vitest';
import { fixtureFiles, perft, rulesetOf } from './perft.js';

const files = fixtureFiles();

describe.each(files.map(({ name, content }) => [name, content] as const))('%s', (_name, content) => {
  it.each(content.fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', (_position, fixture) => {
    const { counts, kinds } = perft(rulesetOf(content), fixture, fixture.counts.length);
    expect(kinds).toEqual(fixture.kinds);
    expect(counts).toEqual(fixture.counts);
  });
});

describe('the positions', () => {
  it('are twelve for each ruleset, of every kind of step, and deep enough to show what follows', () => {
    expect(files.length).toBeGreaterThan(6);
    for (const { name, content } of files) {
      expect(content.fixtures.length, name).toBe(12);
      expect(new Set(content.fixtures.map(({ snapshot }) => snapshot.turn!.step)).size, name).toBeGreaterThan(1);
      expect(Math.max(...content.fixtures.map(({ counts }) => counts.length)), name).toBeGreaterThan(2);
    }
  });
});
