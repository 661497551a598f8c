/** Promise: a recorded game is right, wrong, unsupported or defective, and never taken for right because nobody looked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeGame, readGame } from '../../src/replay/judge.js';
import { layCap, toLay } from '../support/positions.js';
import { COMMIT, deploy, game, PASS, place, roadAndCity } from './games.js';

/** The state, and what is said of it. */
function judged(file: unknown): [string, ...string[]] {
  const { state, mismatches, unsupported, defects } = judgeGame(file);
  return [
    state,
    ...mismatches.map(({ index, text }) => `${index ?? 'end'}: ${text}`),
    ...unsupported,
    ...defects.map(({ pointer, code }) => `${pointer} ${code}`),
  ];
}
const opening = [place('BA/C', [0, -1], 180), deploy('0.small.1', 'City', 'S', [0, -1]), COMMIT];
const plain = { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, farmers: true } };

describe('a game that names nothing unknown', () => {
  it('is right when every move is legal', () => {
    expect(judged(game(roadAndCity))).toEqual(['right']);
    expect(judged({ snapshot: toLay, actions: [layCap] })).toEqual(['right']);
  });

  it('is wrong when one is not, with the rule that bans it', () => {
    const [state, first] = judged(game([place('BA/C', [5, 5]), ...opening], plain));
    expect(state).toBe('wrong');
    expect(first).toMatch(/^0: the move is illegal: place-tile base\/E 5,5 0 \(.*base\.tile\.adjacent/);
    expect(judged({ snapshot: toLay, actions: [{ type: 'pass' }] })[0]).toBe('wrong');
  });
});

describe('what a file says of itself is compared:', () => {
  it("what was offered goes along where the game is another engine's: it tells some draws apart", () => {
    const file = { ...game(roadAndCity), trace: [] };
    expect(readGame(file)).toMatchObject({ format: 'jcz', game: file });
  });

  const points = (...list: number[][]) => list.map((each) => ({ points: each }));

  it('the points before each message', () => {
    expect(judged({ ...game(opening, plain), trace: points([0, 0], [0, 0], [0, 0]), final: { points: [4, 0] } })).toEqual(['right']);
    expect(judged({ ...game(opening, plain), trace: points([0, 0], [0, 0], [4, 0]) })).toEqual([
      'wrong',
      '1: after DEPLOY_MEEPLE we have 0,0 points, they 4,0',
    ]);
  });

  it('the points at the end', () => {
    expect(judged({ ...game(opening, plain), final: { points: [4, 0] } })).toEqual(['right']);
    expect(judged({ ...game(opening, plain), final: { points: [2, 0] } })).toEqual(['wrong', 'end: at the end we have 4,0 points, they 2,0']);
    expect(judged({ snapshot: toLay, actions: [], final: { points: [9] } })).toEqual(['wrong', expect.stringContaining('they 9')]);
  });

  it('what was on offer', () => {
    const items = [
      {
        type: 'Meeple',
        meeple: 'SmallFollower',
        options: [
          { position: [0, -1], location: 'S', feature: 'City' },
          { position: [0, -1], location: 'NL.NR.EL.ER.WL.WR', feature: 'Field' },
        ],
      },
    ];
    const trace = (offered: readonly unknown[], canPass = true) => [{}, { phase: 'ActionPhase', player: 0, canPass, items: offered }, {}];
    expect(judged({ ...game(opening, plain), trace: trace(items) })).toEqual(['right']);
    expect(judged({ ...game(opening, plain), trace: trace(items, false) })).toEqual(['wrong', '1: ActionPhase: only we allow: pass']);
    expect(judged({ ...game(opening, plain), trace: trace([...items, { type: 'MoveDragon', options: [[0, 0]] }]) })).toEqual([
      'wrong',
      '1: ActionPhase: only they allow: move-dragon 0,0',
    ]);
    expect(judged({ ...game(opening, plain), trace: [{}, { player: 1 }, {}] })).toEqual(['wrong', '1: we ask `Ada`, they `Bert`']);
  });

  it('what was on offer, also where nobody can read it', () => {
    const trace = [
      {},
      {
        items: [
          { type: 'TilePlacement', options: [{}] },
          { type: 'Meeple', options: 3 },
        ],
      },
      {},
    ];
    expect(judged({ ...game(opening, plain), trace })[0]).toBe('wrong');
  });

  it('a tile that only fits with a bridge, and may be put back', () => {
    const beside = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // prettier-ignore
    const options = beside.map((position) => ({ position, rotations: [0, 90, 180, 270] }));
    const sets = { sets: { 'basic:1': 1, 'traders-and-builders:1': 1 }, elements: { 'small-follower': 7, farmers: true, bridge: 1, builder: 1 } };
    const crossing = (replay: readonly unknown[]) => {
      const all = game(replay, sets);
      return { ...all, setup: { ...all.setup, start: [{ tile: 'BA/RRRR', x: 0, y: 0, rotation: 0 }] } };
    };
    const offer = { phase: 'TilePhase', player: 0, canPass: true, items: [{ type: 'TilePlacement', tileId: 'BA/L', options }] };
    expect(judged({ ...crossing([place('BA/L', [1, 0])]), trace: [offer] })).toEqual(['right']);
    expect(judged({ ...crossing([place('BA/L', [1, 0])]), trace: [{ ...offer, canPass: false }] })).toEqual([
      'wrong',
      '0: TilePhase: only we allow: discard-tile',
    ]);
    expect(judged({ ...crossing([PASS, place('BA/RFr', [1, 0])]), trace: [offer, {}] })).toEqual(['right']);
  });

  it('a trace that ends too early', () => {
    expect(judged({ ...game(opening, plain), trace: [{}] })[1]).toBe('1: the trace says nothing of this message');
  });

  it('its assertions', () => {
    const asserting = (text: string) => judged(game(opening, { ...plain, assertions: [text] }));
    expect(asserting('Ada has 4 points')).toEqual(['right']);
    expect(asserting('Ada has 5 points')).toEqual(['wrong', 'end: not so: Ada has 5 points (4)']);
    expect(asserting('Current phase is TilePhase')).toEqual(['right']);
    expect(asserting('Ada is happy')).toEqual(['unsupported', 'no assertion `Ada is happy`']);
  });
});

describe('what is not modelled', () => {
  it.each([
    ['a set', game(opening, { ...plain, sets: { 'basic:1': 1, 'atlantis:1': 1 } }), ['no expansion `atlantis`']],
    ['an element', game(opening, { ...plain, elements: { ...plain.elements, wizard: 1 } }), ['no expansion `wizard`']],
    ['a tile', game([place('BA/XX', [0, -1])], plain), ['no tile `BA/XX` is known', '/game/replay/0/payload/tileId unknown-tile']],
    ['a message', game([...opening, { type: 'AI', payload: {} }], plain), ['no message AI']],
  ])('%s makes a game unsupported, and not wrong', (_what, file, expected) => {
    const [state, ...said] = judged(file);
    expect(state).toBe('unsupported');
    for (const text of expected) expect(said.join('\n')).toContain(text);
  });

  it('excuses what went wrong, and nothing else: such a game may come out right', () => {
    const foreign = { ...plain, rules: { moonlight: 'on' } };
    expect(judged(game(opening, foreign))).toEqual(['right', 'no rule `moonlight`']);
    expect(judged(game([place('BA/C', [5, 5]), ...opening], foreign))[0]).toBe('unsupported');
  });

  it('is also a switch of the rules that nobody knows', () => {
    expect(judged(game([place('BA/C', [5, 5])], { ...plain, rules: { moonlight: 'on' } }))).toContain('no rule `moonlight`');
    expect(judged(game([place('BA/C', [5, 5])], { ...plain, rules: { 'wagon-move': 'C1' } }))[0]).toBe('wrong');
  });
});

describe('what is nonsense', () => {
  it.each([
    ['a message', game([{ type: 'DANCE' }], plain), '/game/replay/0/type unknown-message'],
    [
      'a value of a rule',
      game(opening, { ...plain, rules: { 'princess-action': 'perhaps' } }),
      '/game/setup/rules/princess-action unknown-rule-value',
    ],
    [
      'a value of a rule beside what is not modelled',
      game([PASS], { sets: { 'atlantis:1': 1 }, rules: { 'dragon-move': 'never' } }),
      '/game/setup/rules/dragon-move unknown-rule-value',
    ],
    ['a trace', { ...game(opening, plain), trace: 'none' }, '/trace malformed'],
    ['a final', { ...game(opening, plain), final: { points: 'many' } }, '/final/points malformed'],
    ['nothing', null, '/game malformed'],
    ['a list', [], '/game malformed'],
    ['a game without its setup', { setup: {}, replay: [] }, '/game/setup/sets missing'],
    ['an action', { snapshot: toLay, actions: [{ type: 'fly' }] }, '/game/actions/0/type malformed'],
  ])('%s makes a game defective', (_what, file, defect) => {
    const [state, ...said] = judged(file);
    expect(state).toBe('defective');
    expect(said).toContain(defect);
  });

  it('is never thrown at the caller', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ setup: fc.jsonValue(), replay: fc.jsonValue(), trace: fc.jsonValue(), final: fc.jsonValue() })),
        (file) => {
          expect(['right', 'wrong', 'unsupported', 'defective']).toContain(judgeGame(file).state);
        },
      ),
    );
  });
});
