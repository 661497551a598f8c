/** Promise: random games keep every promise of the engine, and a broken one is found and told. */
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../src/any-action.js';
import { ruleset } from '../../src/catalog.js';
import { legalIn, read } from '../../src/kernel/judge/adjudicate.js';
import { availableIn } from '../../src/selfplay/choices.js';
import { game, wayOn, waysOn, type Moment } from '../../src/selfplay/game.js';
import { otherwiseWithLess } from '../../src/selfplay/less-told.js';
import { brokenAt, brokenBy, type PromiseName } from '../../src/selfplay/promises.js';
import { random } from '../../src/selfplay/random.js';
import { selfplay, tables } from '../../src/selfplay/run.js';
import { beginning } from '../../src/selfplay/setup.js';

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] });
const moments = [...game(rules, 3, 7)];
const withScores = moments.find(({ verdict }) => verdict.scores.length > 0)!;
const explained = moments.find(({ answer }) => (answer.rejected?.length ?? 0) > 0)!;
const broken = (moment: Moment): PromiseName[] => brokenBy(moment).map(({ promise }) => promise);

/** A moment whose verdict, or what comes after it, is another. */
function changed(moment: Moment, change: (after: NonNullable<Moment['verdict']['after']>) => object): Moment {
  const { verdict } = moment;
  return { ...moment, verdict: { ...verdict, after: { ...verdict.after!, ...change(verdict.after!) } } };
}

describe('self-play', () => {
  it('keeps every promise over all presets, two to six players', () => {
    const played = selfplay({ games: 9, choices: availableIn({}), players: [2, 6], seed: 11 });
    expect(played.failures).toEqual([]);
    expect(played.decisions).toBeGreaterThan(9 * 150);
  });

  it('keeps them with many expansions on one table', () => {
    const expansions =
      'princess-and-dragon,inns-and-cathedrals,traders-and-builders,tower,abbey-and-mayor,king-and-robber,count,bridges-castles-and-bazaars,' +
      'hills-and-sheep,cult,tunnel,goldmines,mage-and-witch,ferries,festival,under-the-big-top,abbot,phantom';
    const played = selfplay({ games: 1, choices: availableIn({ expansions, preset: 'hig-c1-current' }), players: [3, 3], seed: 2 });
    expect(played.failures).toEqual([]);
  });

  it('keeps them at tables that nobody thought of, with a few of all expansions and any values of their settings', () => {
    const choices = availableIn({ expansions: 'all' });
    const played = selfplay({ games: 6, choices, players: [2, 4], seed: 4, vary: true, each: 10 });
    expect(played.failures).toEqual([]);
    const [first, second] = [...tables({ games: 2, choices, players: [2, 4], seed: 4, vary: true })];
    expect(first!.ruleset.expansions).not.toEqual(second!.ruleset.expansions);
    expect([...tables({ games: 1, from: 1, choices, players: [2, 4], seed: 4, vary: true })]).toEqual([second]);
  });

  it('goes on with a tile that goes back into the bag', () => {
    const early = {
      preset: 'hig-c1-current',
      expansions: ['base', 'princess-and-dragon'],
      settings: { 'dragon.earlyTile': 'return-to-bag-and-redraw' },
    };
    const played = selfplay({ games: 4, choices: [early], players: [2, 2], seed: 3 });
    expect(played.failures).toEqual([]);
  });

  it('deals the tiles of the boxes in play and no others, as the same tile may be in several', () => {
    const dealt = (preset: string, ...expansions: string[]) => beginning(ruleset({ preset, expansions: ['base', ...expansions] }), 2, random(1)).bag;
    expect(dealt('hig-c1-current')).toHaveLength(71);
    expect(dealt('hig-c2')).toHaveLength(71);
    expect(dealt('hig-c1-current', 'winter')).toHaveLength(83);
    expect(dealt('hig-c1-current', 'under-the-big-top')).toHaveLength(91);
  });

  it.each([
    ['halflings', 'choose-tile', 0],
    ['wheel-of-fortune', 'draw-tile', 0],
    ['tower', 'place-tile', 1],
  ])('begins with %s in the step `%s`, with so many tiles drawn: %d', (expansion, step, gone) => {
    const { snapshot, bag } = beginning(ruleset({ preset: 'hig-c1-current', expansions: ['base', expansion] }), 2, random(1));
    expect([snapshot.turn?.step, bag.length - snapshot.bag!.remaining!]).toEqual([step, gone]);
  });

  it('plays the same games for the same seed, and others for another', () => {
    const actions = (seed: number) => [...game(rules, 2, seed)].map(({ action }) => JSON.stringify(action));
    expect(actions(5)).toEqual(actions(5));
    expect(actions(5)).not.toEqual(actions(6));
  });

  it('refuses what cannot be played', () => {
    expect(() => availableIn({ expansions: 'base,nonsense' })).toThrow('no expansion `nonsense` is known');
    expect(availableIn({ preset: 'hig-c2' }).map(({ preset }) => preset)).toEqual(['wikicarpedia-c2-current']);
    expect(() => availableIn({ preset: 'hig' })).toThrow('no preset `hig` is known');
  });
});

describe('where nothing is known to be legal', () => {
  const tile = { tile: 'base/E', at: [0, -1], rotation: 180 } as const;
  // whoever is next has two followers beside the fairy, of which this printing does not say what they bring
  const view = read(ruleset({ preset: 'zmg-c1', expansions: ['base', 'princess-and-dragon', 'hills-and-sheep'] }), {
    players: [
      { id: 'red', supply: { meeple: 7, shepherd: 1 } },
      { id: 'blue', supply: { meeple: 5, shepherd: 1 } },
    ],
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }, tile],
    figures: [
      { id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'road', edge: 'e' } },
      { id: 'b2', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'field', edge: 'sse' } },
    ],
    neutral: { fairy: { tile: [0, 0] } },
    bag: { remaining: 20 },
    turn: {
      player: 'red',
      step: 'place-figure',
      tile: tile.tile,
      placed: { at: [0, -1] },
      done: [
        { type: 'place-tile', ...tile },
        { type: 'move-fairy', to: { tile: [0, 0] } },
      ],
    },
  });
  const answer = legalIn(view, {});

  it('the game goes on with what is known to lead on, and not with what is disputed itself', () => {
    expect(answer.actions).toEqual([]);
    expect(waysOn(answer).map(({ type }) => type)).toEqual(['pass', 'place-figure']);
    expect(wayOn(view, { actions: [], undetermined: answer.undetermined!.toReversed() })?.action).toEqual({ type: 'pass' });
    expect(wayOn(view, { actions: [], undetermined: answer.undetermined!.slice(1) })).toBeUndefined();
  });

  it('what is disputed is no broken promise, nor is what was not listed', () => {
    const shepherd = anyAction(waysOn(answer)[1]!);
    expect(brokenAt(view, shepherd, 'ends')).toBeUndefined();
    const elsewhere = moments.find(({ view: { turn } }) => turn.step === 'place-figure')!;
    expect(brokenAt(elsewhere.view, { type: 'discard-tile' }, 'ends')).toBeUndefined();
  });
});

describe('what is broken is found', () => {
  it('nothing where all is well', () => {
    expect(moments.flatMap(broken)).toEqual([]);
  });

  it('a figure that is lost', () => {
    const moment = moments.find(({ verdict }) => (verdict.after?.figures?.length ?? 0) > 0)!;
    expect(broken(changed(moment, ({ figures }) => ({ figures: figures!.slice(1) })))).toContain('figures');
  });

  it('points that nobody scored, and lines that do not add up', () => {
    const richer = changed(moments[0]!, ({ players }) => ({ players: players.map((player) => ({ ...player, score: (player.score ?? 0) + 1 })) }));
    expect(broken(richer)).toContain('points');
    const { verdict } = withScores;
    const [first, ...others] = verdict.scores;
    expect(broken({ ...withScores, verdict: { ...verdict, scores: [{ ...first!, points: first!.points + 1 }, ...others] } })).toContain('points');
  });

  it('a score that nobody is paid', () => {
    const { view, verdict } = withScores;
    const before = new Map(view.snapshot.players.map(({ id, score }) => [id, score]));
    const unpaid = changed(
      { ...withScores, verdict: { ...verdict, effects: verdict.effects.filter(({ type }) => type !== 'points') } },
      ({ players }) => ({
        players: players.map((player) => ({ ...player, score: before.get(player.id)! })),
      }),
    );
    expect(broken(unpaid)).toContain('points');
  });

  it('an unsound position', () => {
    expect(broken(changed(moments[0]!, ({ tiles }) => ({ tiles: [...tiles, tiles[0]!] })))).toContain('sound');
  });

  it('a list that does not agree with its verdicts', () => {
    const { actions, rejected } = explained.answer;
    const illegal = rejected!.map(({ action }) => action);
    expect(broken({ ...explained, answer: { actions: illegal, rejected: [] } })).toContain('listed');
    expect(broken({ ...explained, answer: { actions, rejected: actions.map((action) => ({ action, findings: [] })) } })).toContain('listed');
  });

  it('a list or a verdict that is another when the board is turned', () => {
    const { answer, verdict } = explained;
    expect(broken({ ...explained, answer: { ...answer, actions: answer.actions.slice(1) } })).toContain('turned');
    expect(broken({ ...explained, verdict: { ...verdict, findings: verdict.findings.slice(1) } })).toContain('turned');
    expect(broken({ ...explained, verdict: { ...verdict, effects: [...verdict.effects, ...verdict.effects] } })).toContain('turned');
  });

  it('a verdict that is banned where less is told, or legal', () => {
    const { view, action, verdict } = explained;
    expect(verdict.verdict).toBe('legal');
    expect(broken({ ...explained, verdict: { ...verdict, verdict: 'illegal' } })).toContain('less');
    expect(otherwiseWithLess(view, [[action, 'legal']])).toBeUndefined();
    expect(otherwiseWithLess(view, [[{ type: 'discard-tile' }, 'legal']])).toMatch(/^legal, without .+ illegal: {"type":"discard-tile"}$/);
  });

  it('a verdict that is another when it is asked again', () => {
    expect(broken({ ...explained, verdict: { ...explained.verdict, id: 'sha256-other' } })).toContain('told');
  });
});
