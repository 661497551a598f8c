/** Promise: whoever completes something has his prize before the figures go home, and one folder can add to what another counts. */
import { describe, expect, it } from 'vitest';
import { catalogueDefects } from '../../../src/kernel/ruleset/check.js';
import { base } from '../../../src/expansions/base/index.js';
import { jubilee } from './fictions/jubilee.js';
import { because, deeds, fiction, judge, named, rulesOf, scores, table, take, type Position } from './game.js';

const pass = { type: 'pass' };
const rules = rulesOf([jubilee]);
const road = (position: Partial<Position> = {}) =>
  table(rules, { tiles: ['A 0,0 270', 'jubilee/statue 1,0', 'A 2,0 90'], figures: ['b1 0,0 road e'], ...position });

describe('what is settled', () => {
  it('comes after the points and before the figures go home, whoever has them', () => {
    const done = take(road(), pass);
    expect(deeds(done)).toEqual(['points blue 4', 'feature-scored', 'piece-moved', 'figure-returned']);
    expect(done.at.players.map(({ tokens }) => tokens?.['banner'])).toEqual([1, undefined]);
  });

  it('comes where nobody stands too', () => {
    expect(deeds(take(road({ figures: [] }), pass))).toEqual(['piece-moved']);
  });
});

describe('what is added', () => {
  it('is in the line of the rule that counts, with its clause', () => {
    const done = take(road(), pass);
    expect(scores(done)).toEqual(['blue 4 = 4 tiles']);
    expect(done.verdict.scores[0]!.lines[0]).toMatchObject({ quantity: 4 });
    expect(done.verdict.scores[0]!.lines[0]!.cites).toContain('fiction.statue-counts');
  });

  it('is in a line that comes on top of everything else, even where nothing but that is counted', () => {
    const wreaths = fiction('wreaths', {
      scoring: [{ ...named('wreaths.hung'), stage: 'extra', of: ['road'], label: 'wreaths', quantity: () => 0, each: () => 5 }],
      additions: [{ ...named('wreaths.more'), to: ['fiction.none', 'wreaths.hung'], by: (_, scoring) => scoring?.feature.tiles }],
    });
    const done = take(table(rulesOf([wreaths]), { tiles: ['A 0,0 270', 'A 1,0 90'], figures: ['b1 0,0 road e'] }), pass);
    expect(scores(done)).toEqual(['blue 12 = 2 tiles + 10 wreaths']);
    expect(done.verdict.scores[0]!.lines[1]!.cites).toEqual(['fiction.wreaths.hung', 'fiction.wreaths.more']);
  });

  it('is in a final score', () => {
    const last = take(road({ figures: [], more: { bag: { remaining: 0 } } }), pass);
    expect(scores(last)).toEqual(['red 2 = 2 banners']);
  });

  it('may hang on a fact that is not known', () => {
    const secret = fiction('secret', {
      finals: [
        { ...named('secret.vault'), score: () => [], missing: () => [{ ...because('secret.vault'), message: 'the vault is shut', pointer: '/bag' }] },
      ],
    });
    const last = judge(table(rulesOf([secret]), { tiles: ['A 0,0 270', 'A 1,0 90'], more: { bag: { remaining: 0 } } }), pass);
    expect(last).toMatchObject({ verdict: 'undetermined', findings: expect.arrayContaining([expect.objectContaining({ missing: ['/bag'] })]) });
  });

  it('must be added to something', () => {
    const lost = fiction('lost', { additions: [{ ...named('lost.more'), to: ['nowhere'], by: () => 1 }] });
    expect(catalogueDefects([base, lost])).toEqual(['`lost.more` names the rule that counts `nowhere`, which there is not']);
    const deed = fiction('deed', {
      consequences: [named('deed.done')],
      additions: [{ ...named('deed.more'), to: [named('deed.done').id], by: () => 0 }],
    });
    expect(catalogueDefects([base, deed])).toEqual([]);
  });
});
