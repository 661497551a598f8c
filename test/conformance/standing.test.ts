/** Promise: the pieces on the boards of the cases are such as a game can have brought there, as far as these checks see. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import { cellOf } from '../../src/contract/spot.js';
import { read } from '../../src/kernel/judge/adjudicate.js';
import { sameCell, type Standing } from '../../src/kernel/position/position.js';
import { unlikely } from '../../src/kernel/position/unlikely.js';

/** Each case as its first printing reads it. */
const boards = caseFiles().flatMap(({ cases }) =>
  cases.map((test) => ({ id: test.id, test, view: read(ruleset({ preset: expectations(test)[0]![0], ...test.ruleset }), test.snapshot) })),
);
type Read = (typeof boards)[number];
const name = ([x, y]: readonly [number, number]) => `${x},${y}`;
const having = (found: (board: Read) => boolean) =>
  boards
    .filter(found)
    .map(({ id }) => id)
    .sort();

it('the tiles of a board hang together', () => {
  const isInPieces = ({ view: { board, snapshot } }: Read) => {
    const cells = new Map(snapshot.tiles.flatMap((_, i) => board.cellsOf(i)).map(({ at }) => [name(at), at]));
    const [first] = cells.values();
    const waiting = first ? [first] : [];
    while (waiting.length > 0) {
      const [x, y] = waiting.pop()!;
      if (cells.delete(name([x, y])))
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          waiting.push([x + dx, y + dy]);
    }
    return cells.size > 0;
  };
  expect(having(isInPieces)).toEqual([]);
});

it('a river is one, but where a tile or a hole is what it is about', () => {
  const isInPieces = ({ view: { board } }: Read) => {
    // the arms of a fork are three
    if (board.laid.some(({ shape }) => shape.design.features.filter(({ kind }) => kind === 'river').length > 1)) return false;
    const nodes = board.laid.flatMap(({ shape, node }) => shape.design.features.flatMap(({ kind }, i) => (kind === 'river' ? [node + i] : [])));
    return new Set(nodes.map((node) => board.rootOf(node))).size > 1;
  };
  expect(having(isInPieces)).toEqual([
    'abbey.beside-a-river',
    'abbey.no-land-tile-beside-a-river',
    'river-extras.two-herds-once',
    'river-figure.in-the-field-across',
  ]);
});

it('the Count is in the City, or on one of its squares', () => {
  const isElsewhere = ({ view }: Read) => {
    const { tile } = view.neutral('count') ?? {};
    return tile !== undefined && !(view.board.tile(tile)?.shape.design.symbols.includes('city-of-carcassonne') ?? false);
  };
  expect(having(isElsewhere)).toEqual([]);
});

/** What puts a figure on a tile. */
const PUTTING = ['place-figure', 'move-figure', 'remove-figure', 'choose', 'chance', 'exchange-prisoner'];
/** What they ask is what may be done with, or after, a figure that came there in this very turn. */
const PUT_UNTOLD = [
  'castles-and-cemeteries.castle-taken',
  'corn-circle.follow-corn-circle-by-whom-is-untold',
  'fairy-move.not-said-what-was-done',
  'ferries.thief-without-done',
  'peasant-revolts.another-perhaps-placed',
  'peasant-revolts.just-placed-on-the-tile-just-laid',
  'phantom.after-a-follower-of-whom-it-is-not-said-when-he-came',
  'phantom.after-whoever-came-where-it-follows-figures-only',
  'princess.duty-not-said-who-came-later',
  'princess.removal-not-said-after-what',
  'ru-others.same-turn',
  'turn.figure-on-the-new-tile-and-nothing-told-of-it',
];

it('nobody stands on the tile just laid before anybody was put there', () => {
  const isEarly = ({ view }: Read) => {
    const laid = view.snapshot.turn?.placed?.at;
    if (!laid || view.board.tilesOn(laid).length > 1 || view.doneInTurn.some(({ type }) => PUTTING.includes(type))) return false;
    return view.figures.some(({ figure }) => sameCell(cellOf(figure.at), laid));
  };
  expect(having(isEarly)).toEqual(PUT_UNTOLD);
});

describe('two figures on one tile', () => {
  /** What brings a figure to a tile that was laid before, or a second one to the tile just laid. */
  const MEANS = ['phantom', 'count', 'corn-circles', 'flier', 'catapult', 'plague'];
  const FEATURES = ['road', 'city', 'field', 'monastery'];
  /** They come there by themselves, stay between tiles or beside a figure. */
  const MOVING = ['wagon', 'barn', 'ghost'];
  /** What they are about are several figures on one monastery, watchtower or hill; some day each may get a board of its own. */
  const CROWDED = [
    'abbot.against-two-monks',
    'abbot.beside-a-monk',
    'castle.two-followers-in-it',
    'cult.equal-majority',
    'cult.heretic-is-no-knight',
    'cult.large-majority',
    'cult.several',
    'cult.several-on-the-winner-only',
    'dragon-eats.builder-beside-his-last-follower',
    'dragon-eats.pig-and-builder-of-that-list',
    'fairy-bonus.one-of-two-in-the-feature',
    'gingerbread-called.one-player-after-the-other-of-six',
    'haunted-scores.at-the-end',
    'haunted-scores.at-the-end-majority-only',
    'haunted-scores.at-the-end-minority',
    'hs-dragon.both-on-that-tile',
    'hs-dragon.portal-beside-a-farmer',
    'hs-hills.all-three-on-hills',
    'hs-hills.both-on-hills',
    'hs-hills.equal-on-hills-by-the-variant',
    'hs-hills.more-on-hills-by-the-variant',
    'hs-hills.more-on-hills-is-no-advantage',
    'hs-vineyards.everybody-who-shares',
    'open-questions.q03-two-figures-of-one-player-a-point-each',
    'open-questions.q03-two-figures-of-one-player-three-points-once',
    'open-questions.q03-two-followers-of-one-player-the-three-points-disputed',
    'open-questions.q03-two-followers-of-one-player-three-points',
    'open-questions.q03-two-followers-of-one-player-three-points-each',
    'peasant-revolts.fourth-not-asked',
    'wheel-of-fortune.inquisition',
    'wt-scoring.once-for-a-player',
    'wt-scoring.one-each-once-per-player',
    'wt-scoring.road-alone',
    'wt-scoring.road-and-city-at-once',
    'wt-scoring.two-thieves-on-it',
  ];

  const isCrowded = ({ test, view }: Read) => {
    if (test.ruleset.expansions.some((id) => MEANS.includes(id))) return false;
    const byPortal = view.snapshot.tiles.some(({ tile }) => view.ruleset.design(tile)?.symbols.includes('portal'));
    const onTile = new Map<string, Standing[]>();
    for (const standing of view.figures) {
      const { at, kind } = standing.figure;
      if (!('feature' in at) || !FEATURES.includes(at.feature) || MOVING.includes(kind)) continue;
      const laid = view.board.tile(at.tile);
      const isSpecial = laid?.shape.design.features.some(({ marks }) => marks.includes('special'));
      if (laid && !isSpecial && !laid.shape.design.half) onTile.set(name(at.tile), [...(onTile.get(name(at.tile)) ?? []), standing]);
    }
    return [...onTile.values()].some((crowd) => {
      const places = new Set(crowd.map(({ node }) => node));
      // by a portal comes a follower, and to what nobody holds
      const isExplained = byPortal && places.size === crowd.length && crowd.filter(({ figure }) => !view.isFollower(figure)).length < 2;
      return crowd.length > 1 && !isExplained;
    });
  };

  it('came there by something that is in play', () => {
    expect(having(isCrowded)).toEqual(CROWDED);
  });
});

it('whose abbey is gone has laid it', () => {
  const ABBEY = 'abbey-and-mayor/abbey';
  const isLost = ({ test: { ruleset: chosen }, view: { snapshot } }: Read) => {
    if (!chosen.expansions.includes('abbey-and-mayor') || chosen.without?.includes('abbey')) return false;
    const { tiles, players, turn } = snapshot;
    const gone = players.filter(({ hand }) => hand && !hand.includes(ABBEY)).length;
    const inHand = turn?.tile === ABBEY && !turn.placed ? 1 : 0;
    return gone > tiles.filter(({ tile }) => tile === ABBEY).length + inHand;
  };
  expect(having(isLost)).toEqual(['abbey.no-second-abbey', 'abbey.seven-at-the-end', 'last-abbeys.who-has-none-is-left-out']);
});

it('nobody stands beside the dragon where the printing lets nobody', () => {
  expect(having(({ view }) => unlikely(view).some(({ code }) => code === 'beside-the-dragon'))).toEqual([]);
});

it('counting figures stand for the score', () => {
  expect(having(({ view }) => unlikely(view).some(({ code }) => code === 'counters-not-the-score'))).toEqual([]);
});
