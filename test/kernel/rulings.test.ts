/** Promise: a binding ruling decides its question, is cited, and leaves everything else as it was. */
import { spotName } from '../../src/contract/spot.js';
import { anyAction } from '../../src/any-action.js';
import { describe, expect, it } from 'vitest';
import { ruleset, type RulesetChoice } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import type { Language } from '../../src/corpus/terms.js';
import { findingsIn } from '../../src/languages/localise.js';
import { adjudicate, legalActions } from '../../src/kernel/judge/adjudicate.js';

const position: Snapshot = {
  players: [
    { id: 'red', supply: { meeple: 6, phantom: 1 } },
    { id: 'blue', supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: 'princess-and-dragon/volcano-road-straight', at: [1, 0], rotation: 0 },
  ],
  figures: [],
  neutral: { dragon: { tile: [1, 0] } },
  turn: { player: 'red', step: 'place-figure', tile: 'princess-and-dragon/volcano-road-straight', placed: { at: [1, 0] }, done: [] },
};
const action = { type: 'place-figure' as const, kind: 'meeple', at: { tile: [1, 0] as [number, number], feature: 'road', edge: 'e' as const } };
const expansions = ['base', 'princess-and-dragon', 'phantom'];
const decide = (rulings: NonNullable<RulesetChoice['rulings']>) =>
  adjudicate(ruleset({ preset: 'hig-c1-current', expansions, rulings }), position, action);

const onVolcano = (figureKinds: string[]) => ({
  id: 'r-1',
  binding: { kind: 'question' as const, rule: 'princess-and-dragon.volcano.no-figure', pattern: { figureKinds }, outcome: 'permit' as const },
});

describe('a ruling on one question', () => {
  it('changes what the rule says where its pattern fits', () => {
    const find = (rulings: NonNullable<RulesetChoice['rulings']>) =>
      decide(rulings).findings.find(({ rule }) => rule === 'princess-and-dragon.volcano.no-figure')!;
    expect(find([])).toMatchObject({ outcome: 'forbid' });
    const ruled = find([onVolcano(['meeple'])]);
    expect(ruled).toMatchObject({ outcome: 'permit', facts: { ruling: 'r-1' } });
    expect(ruled.cites).toContain('ruling:r-1');
    expect(find([onVolcano(['phantom'])])).toMatchObject({ outcome: 'forbid' });
  });

  it('is obeyed by the list of legal actions as well', () => {
    const bans = ['princess-and-dragon.volcano.no-figure', 'princess-and-dragon.dragon.shares-no-tile'];
    const rulings = bans.map((rule, i) => ({
      id: `r-${i}`,
      binding: { kind: 'question' as const, rule, pattern: { featureKinds: ['road'] }, outcome: 'permit' as const },
    }));
    const kinds = (list: typeof rulings) =>
      legalActions(ruleset({ preset: 'hig-c1-current', expansions, rulings: list }), position)
        .actions.map(anyAction)
        .flatMap((legal) => (legal.type === 'place-figure' ? [spotName(legal.at)] : []));
    expect(kinds([])).toEqual([]);
    expect(new Set(kinds(rulings))).toEqual(new Set(['road']));
    expect(decide(rulings).verdict).toBe('legal');
  });

  it('looks at the feature that a figure moves to, and not at that which it leaves', () => {
    const rule = 'abbey-and-mayor.wagon.to-incomplete';
    const from = { tile: [0, 0] as [number, number], feature: 'road', edge: 'e' as const };
    const tile = 'abbey-and-mayor/city-cap-road-end';
    const wagon = { left: [{ figure: 'rw', owner: 'red', from }], mover: 'red' };
    const turn = { player: 'red', step: 'move-wagon', tile, placed: { at: [1, 0] as [number, number] }, wagon };
    const scored: Snapshot = {
      players: [{ id: 'red' }, { id: 'blue' }],
      tiles: [
        { tile: 'base/A', at: [0, 0], rotation: 270 },
        { tile, at: [1, 0], rotation: 0 },
        { tile: 'base/E', at: [1, -1], rotation: 180 },
      ],
      figures: [{ id: 'rw', kind: 'wagon', owner: 'red', at: from }],
      turn,
    };
    const said = (feature: string) => {
      const rulings = [{ id: 'r-1', binding: { kind: 'question' as const, rule, pattern: { featureKinds: [feature] }, outcome: 'permit' as const } }];
      const move = { type: 'move-figure' as const, figure: 'rw', to: { tile: [1, 0] as [number, number], feature: 'city', edge: 'n' as const } };
      const { findings } = adjudicate(ruleset({ preset: 'hig-c1-current', expansions: ['base', 'abbey-and-mayor'], rulings }), scored, move);
      return findings.find((finding) => finding.rule === rule)?.outcome;
    };
    expect(said('city')).toBe('permit');
    expect(said('road')).toBe('forbid');
  });
});

describe('a ruling on a setting', () => {
  it('chooses the value and is cited by whoever reads it', () => {
    const { findings } = decide([{ id: 'r-2', binding: { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' } }]);
    const shared = findings.find(({ rule }) => rule === 'princess-and-dragon.dragon.shares-no-tile')!;
    expect(shared).toMatchObject({ outcome: 'permit', settings: { 'dragon.sharedTile': 'unrestricted' } });
    expect(shared.cites).toContain('ruling:r-2');
    // it is the ruling, and not the printing, that says so
    expect(shared.message).toBe('figures may share the tile of the dragon; a ruling has decided it');
    const said = (language: Language) => findingsIn([shared], language)[0]!.message;
    expect(said('de')).toBe('Figuren dürfen auf der Karte des Drachen stehen; ein Entscheid hat es geklärt');
    // nor where a rule read it and another setting decided
    expect(findings.filter(({ message, cites }) => message.includes('ruling') && !cites.includes('ruling:r-2'))).toEqual([]);
  });
});
