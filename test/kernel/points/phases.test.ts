/** Promise: expansions need not know each other: steps come phase by phase, inside a phase in the order of publication, unless one of them says otherwise. */
import { describe, expect, it } from 'vitest';
import type { Expansion } from '../../../src/kernel/declare/expansion.js';
import type { Setting } from '../../../src/kernel/declare/setting.js';
import { everyPreset, setting } from '../../../src/kernel/declare/setting.js';
import { criers } from './fictions/criers.js';
import { decision, due, fiction, named, rulesOf, table, take } from './game.js';

const pass = { type: 'pass' };

/** The names that are called out in a turn, the scoring among them. */
function heard(fictions: readonly Expansion[], settings = {}): string[] {
  const played = take(table(rulesOf(fictions, { settings }), { tiles: ['D 0,0', 'E 0,-1 180'], figures: ['b1 0,0 city n'] }), pass);
  return played.verdict.effects.flatMap((effect) =>
    effect.type === 'procedure' && effect.state ? [effect.procedure] : effect.type === 'feature-scored' ? ['score'] : [],
  );
}

describe('the steps of a turn', () => {
  it('come phase by phase, whichever expansion they are of', () => {
    const late = criers({ id: 'last', phase: 'after-part' }, { id: 'first', phase: 'figure' });
    const early = criers({ id: 'third', phase: 'after-scoring' }, { id: 'second', phase: 'pieces' });
    expect(heard([late, early])).toEqual(['first', 'second', 'score', 'third', 'last']);
    expect(heard([early, late])).toEqual(['first', 'second', 'score', 'third', 'last']);
  });

  it('come in the order of publication inside a phase', () => {
    const [one, two] = [criers({ id: 'one', phase: 'pieces' }), criers({ id: 'two', phase: 'pieces' })];
    expect(heard([one, two])).toEqual(['one', 'two', 'score']);
    expect(heard([two, one])).toEqual(['two', 'one', 'score']);
  });

  it('come before or after others of the phase where they say so', () => {
    const before = criers({ id: 'before', phase: 'scoring', before: ['score'] });
    const one = criers({ id: 'one', phase: 'scoring', after: ['two'] });
    const two = criers({ id: 'two', phase: 'scoring' });
    expect(heard([one, before, two])).toEqual(['before', 'score', 'two', 'one']);
  });

  it('need not know whether the others are in play', () => {
    expect(heard([criers({ id: 'one', phase: 'pieces', after: ['two', 'nothing'], before: ['three'] })])).toEqual(['one', 'score']);
  });

  it('are left out where they are not due, or where another expansion says so', () => {
    const idle = criers({ id: 'idle', phase: 'pieces', due: () => false }, { id: 'busy', phase: 'pieces' });
    const silence = fiction('silence', {
      skips: [{ id: 'silence', cites: ['fiction.silence'], steps: ['busy'], when: ({ active }) => active === 'red' }],
    });
    expect(heard([idle])).toEqual(['busy', 'score']);
    expect(heard([idle, silence])).toEqual(['score']);
  });

  it('come up where no source says of anything in them whether it is legal, unless nobody may pass', () => {
    const silence = (passable: boolean) =>
      fiction('silence', {
        steps: [{ ...decision('muse', 'pieces'), passable }],
        accepts: [{ kind: 'place-figure', in: ['muse'] }],
        rules: [
          {
            ...named('silence'),
            on: 'place-figure',
            applies: ({ view }) => view.turn.step === 'muse',
            judge: ({ unregulated }) => unregulated('nobody said so'),
          },
        ],
      });
    const next = (passable: boolean) => due(take(table(rulesOf([silence(passable)]), { tiles: ['D 0,0', 'E 0,-1 180'] }), pass));
    expect([next(true), next(false)]).toEqual(['muse red', 'place-tile blue']);
  });

  it('may hang on a setting', () => {
    const when: Setting = setting({
      key: 'crier.when',
      kind: 'table-agreement',
      values: [
        { value: 'early', cites: ['fiction.early'] },
        { value: 'late', cites: ['fiction.late'] },
      ],
      presets: everyPreset('early', 'stated'),
      recommended: 'early',
    });
    const crier = {
      ...criers({ id: 'crier', phase: (settings) => (settings.get(when) === 'early' ? 'pieces' : 'after-scoring') }),
      settings: [when],
    };
    expect(heard([crier])).toEqual(['crier', 'score']);
    expect(heard([crier], { 'crier.when': 'late' })).toEqual(['score', 'crier']);
  });

  it('of the end come once, after the last turn', () => {
    const end = criers({ id: 'end', phase: 'end' });
    const start = table(rulesOf([end]), { tiles: ['B 0,0', 'B 1,0'] });
    expect(take(start, pass).verdict.effects).toEqual([]);
    const over = take({ ...start, at: { ...start.at, bag: { remaining: 0 } } }, pass);
    expect([due(over), over.verdict.effects.map(({ type }) => type)]).toEqual(['over', ['procedure', 'procedure']]);
  });
});
