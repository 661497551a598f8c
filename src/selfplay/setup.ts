/** How a game begins under a ruleset: players with everything they own, the start tile, and the bag. */
import { expansionById, tiles } from '../catalog.js';
import type { PlacedTile, Player, Snapshot } from '../contract/snapshot.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { jczByExpansion } from '../replay/jcz-folders.js';
import { opened } from './openings.js';
import { shuffled } from './random.js';

export interface Beginning {
  readonly snapshot: Snapshot;
  /** The tiles to be drawn, the next one last. */
  readonly bag: string[];
}

/** What begins a game of its own, besides a start tile. */
const RIVER = { expansion: 'river', source: 'river/source', lake: 'river-lake' };

/** Sets are called after their expansions, but for those of the basic game. */
const isInPlay = (set: string, { expansions }: Ruleset): boolean => {
  const name = set.replace(/-c1$|[:/].*$/, '');
  return name === 'basic' || expansions.some(({ id }) => id === name);
};

/** Of each set in play the print of the edition, where there are two. */
export function setsOf(ruleset: Ruleset): Set<string> {
  const { edition } = ruleset;
  const printed = new Set(tiles.flatMap(({ copies }) => Object.keys(copies)).filter((set) => isInPlay(set, ruleset)));
  const other = edition === 'C1' ? '2' : '1';
  const own = edition === 'C1' ? '1' : '2';
  const isOther = (set: string) => (set.endsWith(`:${other}`) || set.endsWith('-c1')) && printed.has(`${set.replace(/-c1$|:.$/, '')}:${own}`);
  return new Set([...printed].filter((set) => !isOther(set)));
}

/** Twelve tiles that lie as one block, where a set says of itself that it does. */
function blockOf(ruleset: Ruleset): PlacedTile[] {
  const block = tiles.filter(({ expansion, group }) => group?.startsWith('city-of-') && ruleset.expansions.some(({ id }) => id === expansion));
  return block.map(({ id }, i) => ({ tile: id, at: [i % 4, Math.floor(i / 4)], rotation: 0 }));
}

const isInBag = (group: string | undefined) => group === undefined;

/** Everything of the expansions in play, shuffled; the river first where it is among them. */
export function beginning(ruleset: Ruleset, players: number, next: () => number): Beginning {
  const sets = setsOf(ruleset);
  // of boxes that have the same tile one is on the table: the Winter Edition is the basic game once more
  const most = (copies: Readonly<Record<string, number>>) =>
    Math.max(0, ...Object.entries(copies).map(([set, count]) => (sets.has(set) ? count : 0)));
  const ids = (wanted: (group: string | undefined) => boolean) =>
    tiles.flatMap(({ id, copies, group }) => (wanted(group) ? Array<string>(most(copies)).fill(id) : []));
  const block = blockOf(ruleset);
  const withRiver = block.length === 0 && ruleset.expansions.some(({ id }) => id === RIVER.expansion);
  // tiles of which no source says what they show cannot be played on
  const isPrinted = (id: string) => (ruleset.design(id)?.features.length ?? 0) > 0;
  const bag = shuffled(ids(isInBag), next).filter(isPrinted);
  if (withRiver) {
    const of = (name: string) => ids((group) => group === name);
    bag.push(...of(RIVER.lake).slice(0, 1), ...shuffled(of('river'), next));
  } else if (block.length === 0) bag.splice(bag.indexOf('base/D'), 1);
  const start: PlacedTile[] = block.length > 0 ? block : [{ tile: withRiver ? RIVER.source : 'base/D', at: [0, 0], rotation: 0 }];
  const begun = dealt(ruleset, players, start, bag.length);
  return {
    snapshot: opened(
      begun,
      ruleset.expansions.map(({ id }) => id),
      next,
    ),
    bag,
  };
}

/** With everything that each player owns before him. */
function dealt(ruleset: Ruleset, count: number, tiles: PlacedTile[], remaining: number): Snapshot {
  const supply = Object.fromEntries(
    [...ruleset.figures].flatMap(([kind, { perPlayer, neutral }]) => (neutral || perPlayer === 0 ? [] : [[kind, perPlayer]])),
  );
  const own = [...ruleset.tokens].flatMap(([kind, { perPlayer }]) => (perPlayer ? [[kind, perPlayer(count)] as const] : []));
  const player = (i: number): Player => ({
    id: `p${i + 1}`,
    score: 0,
    supply: { ...supply },
    ...(own.length > 0 && { tokens: Object.fromEntries(own) }),
  });
  const bare: Snapshot = {
    players: Array.from({ length: count }, (_, i) => player(i)),
    tiles,
    figures: [],
    neutral: {},
    bag: { remaining: remaining - 1, setAside: [] },
    turn: { player: 'p1', step: 'place-tile', done: [] },
  };
  // what folders hand out besides: an abbey each, tokens in pairs
  const inPlay = jczByExpansion.filter(([id]) => ruleset.expansions.some((expansion) => expansion.id === id));
  const elements = Object.fromEntries(inPlay.flatMap(([, { elements = {} }]) => Object.keys(elements).map((element) => [element, 1])));
  return inPlay.reduce((snapshot, [, { begin }]) => begin?.(snapshot, { sets: {}, elements, start: [] }) ?? snapshot, bare);
}

/** Whether the expansion is there to be played. */
export const isPlayable = (id: string): boolean => expansionById.get(id)?.modelled === 'complete';
