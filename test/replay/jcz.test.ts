import { anyAction } from '../../src/any-action.js';
/**
 * Games of JCloisterZone played through. Each block guards one promise:
 *
 * - "points": they are booked when JCloisterZone books them: with the COMMIT what a turn scores, at once what an action scores by itself.
 * - "the end": final scoring comes exactly when the game or the caller says so.
 * - "messages": each message gets its step; UNDO takes back, COMMIT closes what is open, and foreign messages change nothing.
 * - "an illegal message": it is reported with the rule that forbids it, and applied all the same, so that the game goes on as recorded.
 * - "the setup": sets, elements, rules and players become ruleset and supply; what the caller chose wins.
 */
import { settings } from '../../src/catalog.js';
import { HABITS, RULES } from '../../src/replay/names.js';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/replay/replay.js';
import { rulesetOf, tilesToDraw } from '../../src/replay/setup.js';
import { COMMIT, deploy, fairyTo, game, PASS, place, roadAndCity, takeBack, UNDO } from './games.js';

const pointsOf = (value: unknown, options = {}) => replay(value, options).steps.map(({ points }) => points);
const bansOf = (value: unknown, index: number) =>
  replay(value)
    .steps[index]!.findings.filter(({ outcome }) => outcome === 'forbid')
    .map(({ rule }) => rule);

describe('points', () => {
  it('are booked with the commit, the start of the next turn with it', () => {
    const after = (index: number) => pointsOf(game(roadAndCity))[index];
    expect(after(1)).toEqual([0, 0]); // the city is complete, but not committed
    expect(after(2)).toEqual([4, 0]);
    expect(after(10)).toEqual([4, 0]);
    expect(after(11)).toEqual([4, 7]); // road and fairy
    expect(after(16)).toEqual([4, 7]);
    expect(after(17)).toEqual([5, 7]); // the fairy's point
  });

  it('are explained in the step that books them', () => {
    const { steps } = replay(game(roadAndCity));
    expect(steps[10]!.scores).toEqual([]);
    expect(steps[11]!.scores.map(({ player, points }) => [player, points])).toEqual([
      ['Bert', 4],
      ['Bert', 3],
    ]);
    expect(steps[17]!.scores).toMatchObject([{ player: 'Ada', feature: null, points: 1 }]);
  });

  it('of the abbot are booked at once', () => {
    const messages = [
      place('BA/L', [0, 1]),
      deploy('0.abbot.1', 'Monastery', 'I', [0, 1]),
      COMMIT,
      place('BA/L', [1, 1]),
      takeBack('0.abbot.1', 'ABBOT_RETURN'),
      COMMIT,
    ];
    const choice = { sets: { 'basic:2': 1 }, elements: { 'small-follower': 7, abbot: 1, garden: true }, players: 1 };
    expect(pointsOf(game(messages, choice)).map(([only]) => only)).toEqual([0, 0, 0, 0, 3, 3]);
  });

  it('are booked without a commit where none follows', () => {
    expect(pointsOf(game(roadAndCity.slice(0, 2)))).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});

describe('the end', () => {
  const finalOf = (endTurn: number | undefined, endGame?: boolean) => {
    const options = endGame === undefined ? {} : { endGame };
    return replay(game(roadAndCity, endTurn === undefined ? {} : { endTurn }), options).final;
  };

  it('does not come while tiles are left', () => {
    expect(finalOf(undefined).points).toEqual([5, 7]);
    expect(finalOf(undefined).snapshot.turn).toMatchObject({ player: 'Ada', step: 'place-tile' });
  });

  it.each([
    ['the caller wants it', undefined, true],
    ['the annotations say so', 6, undefined],
  ])('comes when %s', (_, endTurn, endGame) => {
    // the monk has three neighbours and the fairy; no turn begins that would bring her point
    expect(finalOf(endTurn, endGame).points).toEqual([4 + 4 + 3, 7]);
    expect(finalOf(endTurn, endGame).snapshot.turn).toMatchObject({ step: 'game-over' });
  });

  it('does not come before the turn that the annotations name', () => {
    expect(finalOf(7).points).toEqual([5, 7]);
  });

  it('does not come where the caller does not want it', () => {
    expect(finalOf(6, false).points).toEqual([5, 7]);
  });

  it('comes in the middle of a turn, too, where the caller wants it', () => {
    const { final } = replay(game(roadAndCity.slice(0, 4)), { endGame: true });
    expect(final.points).toEqual([4, 0]);
    expect(final.snapshot.turn).toMatchObject({ step: 'game-over' });
  });

  it('comes when the sets are used up', () => {
    expect(tilesToDraw(game([]).setup)).toBe(72 + 30 - 1);
    expect(tilesToDraw({ ...game([]).setup, sets: { 'basic:1': 2 } })).toBe(2 * 72 - 1);
  });
});

describe('messages', () => {
  it('get a step each', () => {
    const { steps } = replay(game(roadAndCity));
    expect(steps.map(({ index, message }) => [index, message])).toEqual(roadAndCity.map(({ type }, i) => [i, type]));
    expect(steps.filter(({ action }) => action !== null).every(({ verdict }) => verdict === 'legal')).toBe(true);
    expect(steps.filter(({ message }) => message === 'COMMIT').every(({ action, verdict }) => action === null && verdict === null)).toBe(true);
    expect(steps.map(({ player }) => player).slice(0, 4)).toEqual(['Ada', 'Ada', 'Bert', 'Bert']);
  });

  it('become actions with ids of our own', () => {
    const { steps } = replay(game(roadAndCity));
    expect(steps[0]!.action).toEqual({ type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 });
    expect(steps[1]!.action).toMatchObject({
      type: 'place-figure',
      kind: 'meeple',
      figure: '0.small.1',
      at: { tile: [0, -1], feature: 'city', edge: 's' },
    });
    expect(steps[10]!.action).toEqual({ type: 'move-fairy', to: { figure: '1.small.1' } });
  });

  it('list what was legal before them, without ids of figures', () => {
    const { steps } = replay(game(roadAndCity), { legalActions: true });
    const turns = steps[0]!.legalActions!.map(anyAction).filter((action) => action.type === 'place-tile' && action.at.join() === '0,1');
    expect(turns.map((action) => action.type === 'place-tile' && action.rotation)).toEqual([90, 180, 270]);
    expect(steps[1]!.legalActions).toEqual([
      { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'city', edge: 's' } },
      { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'field', edge: 'nnw' } },
      { type: 'pass' },
    ]);
    expect(steps[2]!.legalActions).toEqual([]);
  });

  it('that lay an abbey list each of its places once, and no tile was drawn before it', () => {
    const ring = [
      place('BA/RFr', [-1, 0]),
      place('BA/RFr', [1, 0]),
      place('BA/L', [-1, 1]),
      place('BA/L', [1, 1]),
      place('BA/L', [-1, 2]),
      place('BA/L', [0, 2]),
    ].flatMap((tile) => [tile, PASS, COMMIT]);
    const messages = [...ring, place('AM/A', [0, 1])];
    const value = game(messages, { sets: { 'basic:1': 1, 'abbey-and-mayor:1': 1 }, elements: { 'small-follower': 7, farmers: true, abbey: 1 } });
    const { steps, position } = replay(value, { legalActions: true, at: messages.length - 1 });
    const tile = 'abbey-and-mayor/abbey';
    const turned = [0, 90, 180, 270].map((rotation) => ({ type: 'place-tile', tile, at: [0, 1], rotation }));
    expect(steps.at(-1)).toMatchObject({ verdict: 'legal', legalActions: [...turned, { type: 'pass' }] });
    expect(position!.snapshot.turn).toMatchObject({ step: 'choose-tile' });
    expect(position!.snapshot.turn).not.toHaveProperty('tile');
  });

  it('are taken back by UNDO, with what they scored', () => {
    const messages = [place('BA/C', [0, -1], 180), deploy('0.small.1', 'City', 'S', [0, -1]), UNDO, UNDO, place('BA/C', [0, 1], 180), PASS, COMMIT];
    const { steps, final } = replay(game(messages));
    expect(steps.map(({ verdict }) => verdict)).toEqual(['legal', 'legal', null, null, 'legal', 'legal', null]);
    expect(final.points).toEqual([0, 0]);
    expect(final.snapshot.tiles.map(({ at }) => at)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(replay(game([UNDO, UNDO])).final.points).toEqual([0, 0]);
  });

  it('COMMIT passes over what is still open', () => {
    const { steps, final } = replay(game([place('BA/C', [0, 1], 180), COMMIT]));
    expect(steps[1]).toMatchObject({ action: { type: 'pass' }, verdict: 'legal' });
    expect(final.snapshot.turn).toMatchObject({ player: 'Bert', step: 'place-tile' });
  });

  it('COMMIT for a trap passes over nothing: the turn goes on', () => {
    const ferry = (location: string) => ({
      type: 'PLACE_TOKEN',
      payload: { token: 'FERRY', pointer: { position: [1, 0], location, feature: 'Road' } },
    });
    const played: readonly (readonly [phase: string, message: unknown])[] = [
      ['TilePhase', place('RU/V', [0, 1])],
      ['CommitActionPhase', COMMIT],
      ['TilePhase', place('FR/RRR', [1, 0])],
      ['ActionPhase', PASS],
      ['PlaceFerryPhase', ferry('WE')],
      ['CommitActionPhase', COMMIT],
      ['TilePhase', place('BA/RFr', [-1, 0])],
      ['ActionPhase', deploy('0.small.1', 'Road', 'WE', [-1, 0])],
      ['CommitPhase', COMMIT],
      ['ChangeFerriesPhase', ferry('SW')],
    ];
    const recorded = game(
      played.map(([, message]) => message),
      {
        sets: { 'basic:1': 1, 'russian-promos/2016': 1, ferries: 1 },
        elements: { 'small-follower': 7, farmers: true, ferry: 1, 'russian-trap': true },
      },
    );
    const { steps } = replay({ ...recorded, trace: played.map(([phase]) => ({ phase })) });
    expect(steps.slice(-2).map(({ action, verdict }) => [action?.type, verdict])).toEqual([
      [undefined, null],
      ['move-token', 'legal'],
    ]);
  });

  it('PASS is no action where nothing is left to decide', () => {
    const { steps } = replay(game([place('BA/C', [0, 1], 180), PASS, COMMIT], { elements: {} }));
    expect(steps.map(({ action }) => action?.type)).toEqual(['place-tile', undefined, undefined]);
  });

  it('let a machine fly as far as the end of the record tells, or else by the last number', () => {
    const messages = [
      place('BA/RFr', [1, 0]),
      PASS,
      COMMIT,
      place('FL/F.d', [0, 1], 90),
      deploy('1.small.1', 'FlyingMachine', 'I', [0, 1]),
      deploy('1.small.1', 'Road', 'WE', [1, 0]),
    ];
    const flight = game(messages, { sets: { 'basic:1': 1, 'flier:1': 1 }, elements: { 'small-follower': 7, farmers: true, flier: true } });
    const ends = (...distances: number[]) => ({ history: [{ events: distances.map((distance) => ({ type: 'flier-roll', distance })) }] });
    const landing = (final?: object) => replay(final ? { ...flight, final } : flight).steps[5]!.verdict;
    expect(landing(ends(1))).toBe('legal');
    expect(landing(ends(2))).toBe('illegal');
    expect(landing()).toBe('illegal');
    // one that was taken back is not told
    expect(landing(ends(1, 1))).toBe('illegal');
  });

  it('turn up the tiles of a bazaar also where something was decided after the commit', () => {
    const turn = (...tile: Parameters<typeof place>) => [place(...tile), PASS, COMMIT];
    const messages = [
      place('SI.CA/Cc', [0, -1], 180),
      deploy('0.small.1', 'City', 'ES', [0, -1]),
      COMMIT,
      // beside this monastery the knight may escape from now on
      ...turn('BA/L', [0, 1]),
      ...turn('BB/CFR.b', [-1, 0], 270),
      PASS,
      { type: 'BAZAAR_BID', payload: { supplyIndex: 0, price: 0 } },
    ];
    const bazaar = game(messages, {
      sets: { 'basic:1': 1, 'siege/cathars': 1, 'bridges-castles-and-bazaars:1': 1 },
      elements: { 'small-follower': 7, farmers: true, siege: true, escape: true, bazaar: true },
      rules: { 'espace-variant': 'any-tile' },
    });
    const { steps } = replay(bazaar, { legalActions: true });
    expect(steps[9]!.legalActions).toContainEqual({ type: 'remove-figure', figure: '0.small.1', by: 'siege-escape' });
    expect(steps[10]).toMatchObject({ verdict: 'legal', action: { type: 'bid', tile: 0 } });
  });

  it('of other expansions change nothing', () => {
    const messages = [
      { type: 'AI', payload: { price: 1 } },
      place('BA/C', [0, 1], 180),
      { type: 'PLACE_TOKEN', payload: { token: 'TOWER_PIECE', pointer: [0, 1] } },
      PASS,
      COMMIT,
    ];
    const { steps } = replay(game(messages));
    expect(steps.map(({ verdict }) => verdict)).toEqual([null, 'legal', 'unsupported', 'legal', null]);
    expect(steps[2]!.action).toEqual({ type: 'place-token', kind: 'tower-piece', at: { tile: [0, 1] } });
  });
});

describe('an illegal message', () => {
  it('is reported and applied', () => {
    const messages = [place('BA/C', [0, -1], 180), deploy('0.small.1', 'Road', 'WE', [0, 0]), COMMIT, place('BA/C', [1, 0], 270), PASS, COMMIT];
    const { steps, final } = replay(game(messages));
    expect(steps[1]).toMatchObject({ verdict: 'illegal', action: { type: 'place-figure', figure: '0.small.1' } });
    expect(bansOf(game(messages), 1)).toEqual(['base.figure.tile-just-laid']);
    expect(bansOf(game(messages), 3)).toEqual(['base.tile.edges-match']);
    expect(final.snapshot.figures).toMatchObject([{ id: '0.small.1', owner: 'Ada', at: { tile: [0, 0], feature: 'road' } }]);
    expect(final.snapshot.tiles).toHaveLength(3);
    expect(steps[4]!.verdict).toBe('legal');
  });

  it('belongs to its turn, though that had nothing left to decide', () => {
    const messages = [place('BA/C', [0, -1], 180), deploy('0.small.1', 'City', 'S', [0, -1]), COMMIT];
    const value = game(messages, { elements: {} });
    expect(bansOf(value, 1)).toEqual(['base.figure.from-supply']);
    expect(replay(value).final.points).toEqual([4, 0]);
  });

  it('of another player is his', () => {
    const messages = [place('BA/C', [0, -1], 180), deploy('1.small.1', 'City', 'S', [0, -1]), COMMIT];
    expect(bansOf(game(messages), 1)).toEqual(['base.turn.player']);
  });

  it('names a figure that is not there: it is reported and left out', () => {
    const { steps, final } = replay(game([place('BA/C', [0, -1], 180), fairyTo('0.small.1'), PASS, COMMIT]));
    expect(steps[1]).toMatchObject({ verdict: 'illegal', defects: [{ pointer: '/game/replay/1/payload', code: 'unknown-figure' }] });
    expect(final.snapshot.neutral?.['fairy']).toBeUndefined();
  });

  it('places a figure that still stands: it is taken from there', () => {
    const messages = [
      place('BA/L', [0, 1]),
      deploy('0.small.1', 'Monastery', 'I', [0, 1]),
      COMMIT,
      place('BA/L', [1, 1]),
      PASS,
      COMMIT,
      place('BA/L', [2, 1]),
      deploy('0.small.1', 'Monastery', 'I', [2, 1]),
      COMMIT,
    ];
    const { steps, final } = replay(game(messages));
    expect(steps[7]).toMatchObject({ defects: [{ code: 'duplicate-id' }] });
    expect(final.snapshot.figures).toMatchObject([{ id: '0.small.1', at: { tile: [2, 1] } }]);
  });

  it('lays a tile before the turn is over: the rest of it is given up', () => {
    const { steps, final } = replay(game([place('BA/C', [0, 1], 180), place('BA/C', [1, 1]), COMMIT]));
    expect(steps[1]).toMatchObject({ action: { type: 'place-tile' }, player: 'Bert' });
    expect(final.snapshot.tiles).toHaveLength(3);
    expect(final.snapshot.turn).toMatchObject({ player: 'Ada' });
  });
});

describe('the setup', () => {
  const setup = (choice: Parameters<typeof game>[1]) => game([], choice).setup;

  it('names the expansions of its sets and elements: one that is named is on, but figures of which there are none', () => {
    expect(
      rulesetOf(setup({ sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, fairy: 1, 'big-follower': 1, phantom: 0, mage: false, gold: 0 } }))
        .expansions,
    ).toEqual(['base', 'princess-and-dragon', 'inns-and-cathedrals', 'mage-and-witch', 'goldmines']);
    expect(
      rulesetOf(setup({ sets: { 'basic:1': 1, 'river/1:1': 1, 'under-the-big-top-c1': 1, 'siege/cathars': 0 }, elements: {} })).expansions,
    ).toEqual(['base', 'river', 'under-the-big-top']);
  });

  it('reads the river tiles of Games Quarterly 11, with a river and without the other tiles', () => {
    const sets = { 'basic:1': 1, 'river/1:1': 1, 'gq11/river': 1 };
    expect(rulesetOf(setup({ sets, elements: {} })).expansions).toEqual(['base', 'river', 'gq11']);
    expect(replay(game([place('BA/C', [0, 1], 180), PASS, COMMIT], { sets })).steps.map(({ verdict }) => verdict)).not.toContain('illegal');
  });

  it('leaves out the mechanics whose elements are absent, and no others', () => {
    const sets = { 'basic:1': 1, 'river/2:1': 1, 'traders-and-builders:1': 1, 'princess-and-dragon:1': 1 };
    const without = (...names: string[]) => rulesetOf(setup({ sets, elements: Object.fromEntries(names.map((name) => [name, true])) })).without!;
    const all = ['farmers', 'garden', 'dragon', 'fairy', 'princess', 'portal', 'builder', 'pig', 'traders', 'pig-herd'];
    expect([...without()].sort()).toEqual([...all].sort());
    expect(without(...all)).toEqual([]);
    for (const name of all) expect(without(...all.filter((other) => other !== name)), name).toEqual([name]);
    expect(rulesetOf({ ...setup({ sets }), elements: undefined } as never).without).toEqual([]);
  });

  it('chooses the edition by its base game', () => {
    expect(rulesetOf(setup({ sets: { 'basic:1': 1 } })).preset).toBe('hig-c1-current');
    expect(rulesetOf(setup({ sets: { 'basic:2': 1 } })).preset).toBe('wikicarpedia-c2-current');
  });

  it('turns its rules into settings, which the caller may override', () => {
    const own = setup({ rules: { 'princess-action': 'must', 'fairy-placement': 'on-tile', 'tiny-city-scoring': '2', 'wagon-move': 'C1' } });
    expect(rulesetOf(own).settings).toEqual({
      'princess.removal': 'must',
      'fairy.association': 'tile',
      'fairy.pointScope': 'all-followers-on-tile',
      'fairy.bonusScope': 'all-followers-on-tile-in-feature',
      'base.tinyCity': 'two-points',
      'abbey-and-mayor.wagonMove': 'connected',
      ...HABITS,
    });
    expect(rulesetOf(own, { preset: 'zmg-c1', settings: { 'princess.removal': 'may' } })).toMatchObject({
      preset: 'zmg-c1',
      settings: { 'princess.removal': 'may', 'base.tinyCity': 'two-points' },
    });
  });

  it('has a value of a setting for every value of every switch', () => {
    const meant = Object.entries(RULES).flatMap(([rule, values]) =>
      Object.entries(values).flatMap(([value, chosen]) => Object.entries(chosen).map(([key, own]) => ({ said: `${rule}: ${value}`, key, own }))),
    );
    expect(meant.map(({ said }) => said)).toEqual(
      expect.arrayContaining(['vineyards-for-garden: true', 'count-move: follow-meeple', 'more-tunnel-tokens: 2/1']),
    );
    expect(meant.filter(({ key, own }) => !settings.get(key)?.values.includes(own))).toEqual([]);
  });

  it('holds a bazaar also where a wagon is passed over after the turn was committed', () => {
    const bid = { type: 'BAZAAR_BID', payload: { supplyIndex: 0, price: 0 } };
    const messages = [
      place('BA/RRRR', [1, 0]),
      deploy('0.wagon.1', 'Road', 'W', [1, 0]),
      COMMIT,
      place('BB/R.bi', [-1, 0], 270),
      PASS,
      COMMIT,
      PASS,
      bid,
      place('BA/RFr', [1, -1], 90),
    ];
    const sets = { 'basic:1': 1, 'abbey-and-mayor:1': 1, 'bridges-castles-and-bazaars:1': 1 };
    const rules = { 'wagon-move': 'C1', 'bazaar-no-auction': 'true' };
    const played = replay(game(messages, { sets, rules, elements: { 'small-follower': 7, farmers: true, wagon: 1, bazaar: true } })).steps;
    expect(played.slice(-3).map(({ player, action, verdict }) => [player, action?.type, verdict])).toEqual([
      ['Ada', 'pass', 'legal'],
      ['Ada', 'bid', 'legal'],
      ['Ada', 'place-tile', 'legal'],
    ]);
  });

  it('deals the tunnel tokens that its switch says, by the number of players', () => {
    const held = (value: string | undefined, players: number) => {
      const tunnel = { sets: { 'basic:1': 1, tunnel: 1 }, elements: { 'small-follower': 7, tunnel: true }, players };
      const [first] = replay(game([], { ...tunnel, rules: value === undefined ? {} : { 'more-tunnel-tokens': value } })).final.snapshot.players;
      return Object.keys(first!.tokens!['tunnel-token'] as object).length;
    };
    expect(['3/2', '2/1', '1/1', undefined].map((value) => [2, 3, 4].map((players) => held(value, players)))).toEqual([
      [3, 2, 1],
      [2, 1, 1],
      [1, 1, 1],
      [3, 2, 1],
    ]);
  });

  it('makes another ruleset of the one that was chosen', () => {
    expect(rulesetOf(setup({}), { id: 'zmg-c1', version: 1, preset: 'zmg-c1', expansions: ['base', 'abbot'] })).toEqual({
      preset: 'zmg-c1',
      expansions: ['base', 'princess-and-dragon', 'abbot'],
      // Its tiles are drawn without gardens unless the game says so.
      without: ['garden'],
      settings: HABITS,
    });
  });

  it('gives the players their figures, under their names', () => {
    const { players } = replay(game([], { elements: { 'small-follower': 5, phantom: true }, players: [{ name: 'Ada' }, { name: 'Ada' }, {}] })).final
      .snapshot;
    expect(players).toEqual(['Ada', 'Ada 2', '2'].map((id) => ({ id, score: 0, supply: { meeple: 5, phantom: 1 } })));
    expect(replay(game([], { players: 2 })).final.snapshot.players.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('scores tiny cities as it says', () => {
    expect(replay(game(roadAndCity, { rules: { 'tiny-city-scoring': '2' } })).final.points).toEqual([3, 7]);
  });
});
