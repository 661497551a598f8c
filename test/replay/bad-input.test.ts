/** A game that cannot be read: every defect is reported, each with its pointer, and nothing else than `InvalidInput` is ever thrown. */
import type { ReplayOptions } from '../../src/replay/options.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { replay } from '../../src/replay/replay.js';
import { COMMIT, deploy, game, PASS, place, roadAndCity, UNDO } from './games.js';

function defects(value: unknown, options?: ReplayOptions): string[] {
  try {
    replay(value, options);
  } catch (error) {
    if (error instanceof InvalidInput) return error.defects.map(({ pointer, code }) => `${pointer} ${code}`).sort();
    throw error;
  }
  return [];
}

describe('a game that cannot be read', () => {
  it('is one with messages or values of rules that do not exist', () => {
    expect(defects(game([{ type: 'DANCE' }, PASS, { type: 'AI', payload: {} }], { rules: { 'dragon-move': 'never', 'wagon-move': 'C3' } }))).toEqual([
      '/game/replay/0/type unknown-message',
      '/game/setup/rules/dragon-move unknown-rule-value',
      '/game/setup/rules/wagon-move unknown-rule-value',
    ]);
  });

  it('gets all its defects listed', () => {
    const value = game(
      [
        place('BA/XX', [0, 1]),
        place('BA/C', [0, 1], 45),
        deploy('0.dwarf.1', 'Sea', 'Q', [0, 1]),
        deploy('7.small.1', 'City', 'N', [0, 1]),
        { type: 'PLACE_TILE' },
        { type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: 'dragon.1', to: 'home' } },
        { type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: 'dragon.1', to: { meepleId: '0.small.1' } } },
      ],
      { sets: { 'basic:1': 1, 'atlantis:1': 1 }, elements: { 'small-follower': 7, wizard: 1 } },
    );
    value.setup.start.push({ tile: 'BA/YY', x: 1, y: 0, rotation: 10 });
    expect(defects(value)).toEqual(
      [
        '/game/setup/sets/atlantis:1 unknown-set',
        '/game/setup/elements/wizard unknown-element',
        '/game/setup/start/1/tile unknown-tile',
        '/game/setup/start/1/rotation malformed',
        '/game/replay/0/payload/tileId unknown-tile',
        '/game/replay/1/payload/rotation malformed',
        '/game/replay/2/payload/pointer/feature unknown-feature',
        '/game/replay/2/payload/pointer/location unknown-location',
        '/game/replay/2/payload/meepleId unknown-figure-kind',
        '/game/replay/3/payload/meepleId unknown-player',
        '/game/replay/4/payload/tileId missing',
        '/game/replay/4/payload/rotation missing',
        '/game/replay/4/payload/position missing',
        '/game/replay/5/payload/to malformed',
        '/game/replay/6/payload malformed',
      ].sort(),
    );
  });

  it.each([null, 1, 'game', []])('is not even an object: %j', (value) => {
    expect(defects(value)).toEqual(['/game malformed']);
  });

  it('lacks everything', () => {
    expect(defects({})).toEqual(['/game/players missing', '/game/replay missing', '/game/setup missing']);
    expect(defects({ setup: {}, players: 0, replay: [{}] })).toEqual([
      '/game/players malformed',
      '/game/replay/0/type missing',
      '/game/setup/sets missing',
      '/game/setup/start missing',
    ]);
  });

  it('has start tiles that do not fit', () => {
    const value = game([]);
    value.setup.start.push({ tile: 'BA/C', x: 1, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: 0, rotation: 0 });
    expect(defects(value)).toEqual(['/game/setup/start/2/at tiles-overlap']);
  });

  it('puts a figure where the tile has no such feature', () => {
    expect(defects(game([place('BA/C', [0, 1], 180), deploy('0.small.1', 'Road', 'N', [0, 1])]))).toEqual(['/game/replay/1/payload no-such-feature']);
  });

  it('is played under a ruleset that does not exist', () => {
    expect(defects(game([]), { ruleset: { preset: 'atlantis', settings: { 'sea.level': 'high' } } })).toEqual([
      '/ruleset/preset unknown-preset',
      '/ruleset/settings/sea.level unknown-setting',
    ]);
  });
});

describe('a game in disorder', () => {
  it('is played or refused, but never breaks', () => {
    const messages = [...roadAndCity, PASS, COMMIT, UNDO, deploy('1.small.2', 'City', 'N', [0, 0])];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...messages), { maxLength: 25 }), fc.option(fc.boolean(), { nil: undefined }), (replayed, endGame) => {
        const options = { legalActions: true, ...(endGame !== undefined && { endGame }) };
        expect(() => defects(game(replayed), options)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});

describe('a game with a message that cannot be read', () => {
  const upTo = (value: unknown, options: ReplayOptions = {}) => {
    const stops: string[] = [];
    const { steps } = replay(value, {
      ...options,
      stopped: (index, told) => stops.push(`${index} ${told.map(({ pointer, code }) => `${pointer} ${code}`).join()}`),
    });
    return { verdicts: steps.map(({ verdict }) => verdict), stops };
  };
  const road = [place('BA/C', [0, 1], 180), PASS, COMMIT];

  it('is played up to there for whoever wants to be told', () => {
    // the board has no such feature
    expect(upTo(game([road[0]!, deploy('0.small.1', 'Road', 'N', [0, 1]), COMMIT]))).toEqual({
      verdicts: ['legal'],
      stops: ['1 /game/replay/1/payload no-such-feature'],
    });
    // nobody knows such a message, or such a tile: the first of them counts
    expect(upTo(game([...road, { type: 'DANCE' }, place('BA/XX', [0, 2])]))).toEqual({
      verdicts: ['legal', 'legal', null],
      stops: ['3 /game/replay/3/type unknown-message'],
    });
    const own = {
      snapshot: { players: [{ id: 'red' }], tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }], turn: { player: 'red', step: 'place-tile' } },
    };
    const lay = { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 };
    const nowhere = { type: 'place-figure', kind: 'meeple', at: { tile: [5, 5], feature: 'road' } };
    expect(upTo({ ...own, actions: [lay, nowhere, lay] }, { format: 'seneschal' })).toEqual({
      verdicts: ['legal'],
      stops: ['1 /game/actions/1/at/tile no-tile-there'],
    });
    expect(upTo({ ...own, actions: [lay, { type: 'fly' }] }, { format: 'seneschal' })).toEqual({
      verdicts: ['legal'],
      stops: ['1 /game/actions/1/type malformed'],
    });
  });

  it('is refused all the same where something else cannot be read', () => {
    const stopped = () => undefined;
    expect(defects(game([{ type: 'DANCE' }], { sets: { 'atlantis:1': 1 } }), { stopped })).toEqual([
      '/game/replay/0/type unknown-message',
      '/game/setup/sets/atlantis:1 unknown-set',
    ]);
    expect(defects({ players: 2, replay: [] }, { stopped })).toEqual(['/game/setup missing']);
  });
});
