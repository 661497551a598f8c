/** The sentences in which a test game says what must hold: each kind is answered from the game as we played it, all others are left alone. */
import { describe, expect, it } from 'vitest';
import type { Score } from '../../src/contract/verdict.js';
import { answer } from '../../src/replay/assertions.js';
import { replay } from '../../src/replay/replay.js';
import { game, place, roadAndCity } from './games.js';

const answers = (messages: readonly unknown[], assertions: readonly string[]) =>
  replay(game(messages, { assertions })).assertions!.map(({ text, ok, actual }) => [text, ok, actual]);

describe('assertions', () => {
  it('are left out where the game makes none', () => {
    expect(replay(game(roadAndCity)).assertions).toBeUndefined();
  });

  it('about points', () => {
    expect(answers(roadAndCity, ['Ada has 5 points', 'Bert has 1 point', 'Bert has -2 points', 'Carl has 1 point'])).toEqual([
      ['Ada has 5 points', true, 5],
      ['Bert has 1 point', false, 7],
      ['Bert has -2 points', false, 7],
      ['Carl has 1 point', false, 'nobody is called `Carl`'],
    ]);
  });

  it('about what was scored, the fairy apart', () => {
    expect(
      answers(roadAndCity, [
        'Ada scored city for 4 points',
        'Bert scored road for 4 points',
        'Bert scored fairy for 3 points',
        'Bert scored city for 4 points',
      ]),
    ).toEqual([
      ['Ada scored city for 4 points', true, [4]],
      ['Bert scored road for 4 points', true, [4]],
      ['Bert scored fairy for 3 points', true, [3]],
      ['Bert scored city for 4 points', false, []],
    ]);
  });

  it('about points that go by another name than their feature or what we call them, told apart from those', () => {
    const line = (rule: string, points: number, label = 'tiles') => ({ rule, label, quantity: 1, each: points, points, cites: [] });
    const road = { tile: [0, 0], feature: 'road', edge: 'n' } as const;
    const shrine = { tile: [0, 1], feature: 'monastery' } as const;
    const scores: Score[] = [
      { player: 'Ada', points: 6, feature: road, lines: [line('base.score.road-tiles', 4), line('under-the-big-top.ringmaster.bonus', 2)] },
      { player: 'Ada', points: 9, feature: shrine, lines: [line('base.score.monastery-tiles', 9)] },
      { player: 'Ada', points: 5, feature: null, lines: [line('king-and-robber.robber.final-points', 5, 'robber baron')] },
      { player: 'Ada', points: 0, feature: { tile: [0, 0], feature: 'field', edge: 'nnw' }, lines: [] },
    ];
    const outcome = { view: undefined as never, players: ['Ada'], points: [20], scores };
    const said = ['road for 4', 'ringmaster for 2', 'shrine for 9', 'robber for 5', 'field for 0'].map((what) => `Ada scored ${what} points`);
    expect(said.map((text) => answer(text, outcome).ok)).toEqual([true, true, true, true, true]);
    expect(answer('Ada scored road for 6 points', outcome).ok).toBe(false);
  });

  it('about what is to be decided', () => {
    const options = '{City,S,[0, 1]}, {Field,NL.NR.EL.ER.WL.WR,[0,1]}';
    expect(answers([place('BA/C', [0, 1], 180)], ['Player can pass', "Player can't pass"]).map(([, ok]) => ok)).toEqual([true, false]);
    expect(answers(roadAndCity, ["Player can't pass"]).map(([, ok]) => ok)).toEqual([true]);
    expect(answers([place('BA/C', [0, 1], 180)], [`Meeple SmallFollower options: ${options}`])[0]![1]).toBe(true);
    expect(answers([place('BA/C', [0, 1], 180)], ['Meeple SmallFollower options: {City,N,[0, 1]}'])[0]![1]).toBe(false);
    expect(answers([], ['TilePlacement BA/RFr options: [-1,0] - [0, 180], [1,0] - [180,0], [0,1] - [0,180]'])[0]![1]).toBe(true);
  });

  it('may end in full stops', () => {
    expect(answers(roadAndCity, ['Ada has 5 points.', "Player can't pass. ", 'Bert scored road for 4 points...']).map(([, ok]) => ok)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('about an action that is available, to a player or with a figure', () => {
    const laid = [place('BA/C', [0, 1], 180)];
    const said = (text: string) => answers(laid, [`Available action ${text}`])[0]!.slice(1);
    expect(said('Meeple for Ada')).toEqual([true, ['pass', 'place-figure']]);
    expect(said('Meeple for Bert')).toEqual([false, []]);
    expect(said('Meeple for SmallFollower.')).toEqual([true, ['place-figure']]);
    expect(said('TilePlacement for Ada')).toEqual([false, ['pass', 'place-figure']]);
    expect(answers([], ['Available action TilePlacement for Ada'])[0]![1]).toBe(true);
    expect(said('Conjuring for Ada')).toEqual([null, 'not understood']);
    expect(said('Meeple for Carl')).toEqual([null, 'not understood']);
  });

  it('about the program are not applicable', () => {
    expect(answers(roadAndCity, ['phase is TilePhase', 'Undo is allowed'])).toEqual(
      ['phase is TilePhase', 'Undo is allowed'].map((text) => [text, null, 'not applicable']),
    );
  });

  it('that nobody understands do not pass for answered', () => {
    expect(answers(roadAndCity, ['red has many points'])).toEqual([['red has many points', null, 'not understood']]);
  });
});
