/** How a random game begins: as its ruleset says, with whatever chance or the table decides decided at random. */
import { expansionById } from '../catalog.js';
import type { Lot, Setup } from '../contract/setup.js';
import type { Snapshot } from '../contract/snapshot.js';
import { among, less, more, type Counts } from '../kernel/declare/setup.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { inFirstTurn } from '../setup/first-turn.js';
import { isUnknown } from '../setup/sets.js';
import { setup } from '../setup/setup.js';
import { opened } from './openings.js';
import { shuffled } from './random.js';

export interface Beginning {
  readonly snapshot: Snapshot;
  /** The tiles to be drawn, the next one last. */
  readonly bag: string[];
}

/** With one of the starts of which it is known what they show. */
export function beginning(ruleset: Ruleset, players: number, next: () => number): Beginning {
  const { starts } = setup(ruleset, { players });
  const possible = starts
    .map((start) => setup(ruleset, { players, start }))
    .filter(({ snapshot }) => snapshot.tiles.every(({ tile }) => !isUnknown(tile, ruleset)));
  const begun = possible[Math.floor(next() * possible.length)]!;
  const known = opened(
    begun.snapshot,
    ruleset.expansions.map(({ id }) => id),
    next,
  );
  const { piles, hands } = picked(begun, ruleset, next);
  // the pile that is drawn from first lies on top
  const bag = piles.flatMap((pile) => shuffled(listed(pile), next).reverse()).reverse();
  const snapshot: Snapshot = {
    ...known,
    players: known.players.map((player, i) => (hands[i] ? { ...player, hand: [...(player.hand ?? []), ...hands[i]] } : player)),
    bag: { ...known.bag, remaining: bag.length },
  };
  return { snapshot: inFirstTurn(ruleset, snapshot), bag };
}

const listed = (counts: Counts): string[] => Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));

/** The piles and what everybody holds once all lots are drawn, without tiles of which nobody knows what they show. */
function picked({ piles, lots, snapshot: { players } }: Setup, ruleset: Ruleset, next: () => number) {
  const known = (counts: Counts) => among(counts, (id) => !isUnknown(id, ruleset));
  const hands: string[][] = players.map(() => []);
  const left = new Map(piles.map(({ id, tiles }) => [id, known(tiles)]));
  for (const lot of lots) {
    const drawn = shuffled(listed(lot.to === 'hand' ? lot.among : known(lot.among)), next).slice(0, numberOf(lot, players.length));
    const counts = drawn.reduce<Counts>((sum, id) => more(sum, { [id]: 1 }), {});
    if (lot.from !== undefined) left.set(lot.from, less(left.get(lot.from)!, counts));
    if (lot.to === 'hand') drawn.forEach((id, i) => hands[i % hands.length]!.push(id));
    else if (lot.to !== 'aside') left.set(lot.to.pile, more(left.get(lot.to.pile)!, counts));
  }
  return { piles: [...left.values()], hands };
}

const numberOf = ({ count, each = 0 }: Lot, players: number): number => count ?? each * players;

/** Whether the expansion is there to be played. */
export const isPlayable = (id: string): boolean => expansionById.get(id)?.modelled === 'complete';
