/** How a game begins under a ruleset: what each player takes, what lies on the table, what is drawn from, and what says so. */
import { expansionById } from '../catalog.js';
import { escapePointer } from '../contract/pointer.js';
import type { Lot, Seating, Setup, SetupAsked, SetupStep, Share } from '../contract/setup.js';
import type { PlacedTile, Player, Snapshot } from '../contract/snapshot.js';
import { among, less, more, outOfTheGame, TILES, total, type Beginning, type Counts, type SetupRule, type Table } from '../kernel/declare/setup.js';
import { following } from '../kernel/judge/grounds.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { Unchosen } from '../kernel/ruleset/settings.js';
import { ENGINE_VERSION } from '../kernel/version.js';
import { begun } from './first-turn.js';
import { seatingDefects } from './seating-defects.js';
import { isUnknown, setsOf, tilesOf } from './sets.js';
import { counted, differing, sharesOf, suppliesOf, withTokens, type Supplies } from './shares.js';
import { startsOf } from './starts.js';

/** Everything that is known before the first tile is drawn; `clauses` is empty. Throws `InvalidInput`, pointers relative to the seating. */
export function setup(ruleset: Ruleset, seating: Seating): Setup {
  const open: string[] = [];
  for (let settled = ruleset; ;)
    try {
      return { ...setUp(settled, seating), ruleset: { id: ruleset.id, hash: ruleset.hash }, open };
    } catch (signal) {
      if (!(signal instanceof Unchosen)) throw signal;
      const { setting } = signal;
      open.push(setting.key);
      settled = settled.choosing(setting, setting.values[0]!);
    }
}

function setUp(ruleset: Ruleset, seating: Seating): Omit<Setup, 'ruleset' | 'open'> {
  const { players, start, without = [] } = seating;
  const names = typeof players === 'number' ? Array.from({ length: players }, (_, i) => `p${i + 1}`) : players;
  const seats = { ruleset, players: names.length };
  const all = tilesOf(ruleset, without);
  const starts = startsOf(seats, all);
  const defects = seatingDefects(names, seating, starts, ruleset);
  if (defects.length > 0) throw new InvalidInput(defects);
  const chosen = start === undefined ? starts[0]! : starts.find(({ by }) => by === start)!;
  const supplies = suppliesOf(ruleset, names.length);
  const table: Table = { ...seats, start: chosen.by };
  const usual = starts.filter(({ rule }) => rule.isOrdinary && rule !== chosen.rule).flatMap(({ rule }) => rule.tiles(seats));
  const laidOut = outOfTheGame(beforehand(ruleset, names, supplies, chosen.rule.tiles(seats), all), countOf(usual));
  const done = arranged(ruleset, table, laidOut, supplies);
  const { snapshot, piles, aside, missing } = done.now;
  const bag = { remaining: remainingIn(done.now), setAside: [], ...snapshot.bag };
  const grounded = <T extends SetupStep | SetupAsked | Lot | Share>(said: T): T => following(ruleset, said);
  return {
    snapshot: begun(ruleset, seats, { lots: done.now.lots, snapshot: { ...snapshot, bag } }),
    each: {
      figures: sharesOf(snapshot.players[0]!.supply, supplies.figures, done.changed).map(grounded),
      tokens: sharesOf(snapshot.players[0]!.tokens, supplies.tokens, done.changed).map(grounded),
    },
    start: chosen.by,
    starts: starts.map(({ by }) => by),
    steps: [{ rule: chosen.rule.id, cites: [...chosen.rule.cites] }, ...done.steps].map(grounded),
    piles: piles.map((pile) => ({ ...pile, count: total(pile.tiles) })),
    aside,
    lots: done.lots.map(grounded),
    missing: [...new Set([...missing, ...printsLacking(ruleset, done.now)])],
    asked: done.asked.map(grounded),
    sets: setsOf(ruleset).filter((set) => !without.includes(set)),
    incomplete: ruleset.expansions.filter(({ id }) => (expansionById.get(id)?.missing ?? []).length > 0).map(({ id }) => id),
    clauses: {},
    engine: ENGINE_VERSION,
  };
}

/** How many tiles are to be drawn, without those that are picked to go out. */
function remainingIn({ piles, lots }: Beginning): number {
  const drawn = piles.reduce((sum, { tiles }) => sum + total(tiles), 0);
  const out = lots.reduce((sum, { from, to, count = 0 }) => sum + (from !== undefined && to === 'aside' ? count : 0), 0);
  return Math.max(0, drawn - out);
}

const countOf = (placed: readonly PlacedTile[]): Counts => placed.reduce<Counts>((sum, { tile }) => more(sum, { [tile]: 1 }), {});

/** With the start on the table, and all other tiles shuffled but those that nothing mixes in. */
function beforehand(ruleset: Ruleset, names: readonly string[], supplies: Supplies, start: readonly PlacedTile[], all: Counts): Beginning {
  const player = (id: string): Player => ({
    id,
    score: 0,
    supply: counted(supplies.figures),
  });
  const snapshot: Snapshot = {
    players: names.map(player),
    tiles: [...start],
    figures: [],
    neutral: {},
  };
  const left = less(all, countOf(start));
  const isShuffled = (id: string) => ruleset.design(id)?.group === undefined;
  return { snapshot, piles: [{ id: TILES, tiles: among(left, isShuffled) }], aside: among(left, (id) => !isShuffled(id)), lots: [], missing: [] };
}

/** Everything that the expansions in play do, one after the other. */
function arranged(ruleset: Ruleset, table: Table, begun: Beginning, supplies: Supplies) {
  const rules = ruleset.all('setups');
  const done: SetupRule[] = [];
  const lots: Lot[] = [];
  const asked: SetupAsked[] = [];
  /** What says last how many of a kind everybody takes. */
  const saying = new Map<string, SetupRule>();
  let now = begun;
  for (const rule of [...rules.filter(({ isLast }) => !isLast), ...rules.filter(({ isLast }) => isLast)]) {
    const next = rule.perform(withTokens(now, supplies, rule), table);
    if (!next) continue;
    done.push(rule);
    lots.push(...next.lots.slice(now.lots.length).map((lot) => ({ rule: rule.id, cites: [...rule.cites], ...lot })));
    for (const pointer of next.missing.slice(now.missing.length))
      // what is printed on a tile is asked of every one of which no source says it
      if (!pointer.startsWith('/prints/')) asked.push({ pointer, rule: rule.id, cites: [...rule.cites] });
    for (const kind of [...(rule.supplies ?? []), ...differing(now.snapshot.players[0]!, next.snapshot.players[0]!)]) saying.set(kind, rule);
    now = next;
  }
  // what says no more than how many there would be without another says nothing
  const isOvertaken = (rule: SetupRule) =>
    rule.supplies !== undefined && rule.supplies.length > 0 && rule.supplies.every((kind) => saying.get(kind) !== rule);
  const steps = done.filter((rule) => !isOvertaken(rule)).map(({ id, cites }): SetupStep => ({ rule: id, cites: [...cites] }));
  return { now, steps, lots, asked, changed: new Map([...saying].map(([kind, { cites }]) => [kind, cites])) };
}

/** Where the position has to say what a tile shows, as no source does. */
function printsLacking(ruleset: Ruleset, { snapshot, piles, lots }: Beginning): string[] {
  const ids = [
    ...snapshot.tiles.map(({ tile }) => tile),
    ...[...piles.map(({ tiles }) => tiles), ...lots.map((lot) => lot.among)].flatMap(Object.keys),
  ];
  return ids.filter((id) => isUnknown(id, ruleset)).map((id) => `/prints/${escapePointer(id)}`);
}

/** Ids of everything in it that is cited or pointed to, each once. */
export function citedIn({ steps, lots, asked, each }: Setup): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { cites, seeAlso = [] } of [...steps, ...lots, ...asked, ...each.figures, ...each.tokens])
    for (const id of [...cites, ...seeAlso.map(({ clause }) => clause)]) ids.add(id);
  return ids;
}
