/** Who may take gold from which tiles, and the order in which they do. */
import type { Effect } from '../../contract/effect.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { procedure } from '../../kernel/declare/state.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { goldOn, taken } from './pieces.js';
import { CHOICE } from './settings.js';
import type { GoldClaims } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const CLAIMS = procedure<GoldClaims>('gold', ({ claims, mover }, check) => {
  check.player('/turn/gold/mover', mover);
  for (const [player, cells] of Object.entries(claims)) {
    check.player(`/turn/gold/claims/${player}`, player);
    cells.forEach((cell, i) => check.cell(`/turn/gold/claims/${player}/${i}`, cell));
  }
});

const AROUND = [-1, 0, 1];

/** The tiles whose gold goes with a feature: those with a part of it, for what is completed by its surroundings also those around. */
export function tilesOf({ board }: Position, { parts, completedBy }: Feature): Cell[] {
  const reach = completedBy === 'surroundings' ? AROUND : [0];
  const cells = flatMap(parts, ({ laid: { x, y } }) => flatMap(reach, (dy) => reach.map((dx): Cell => [x + dx, y + dy])));
  return cells.filter((cell, i) => board.tile(cell) && cells.findIndex((other) => sameCell(other, cell)) === i);
}

/** The claims of a feature for each player added to those that there are. */
export function claiming(view: Position, claims: Record<string, Cell[]>, players: readonly string[], cells: readonly Cell[]): void {
  const withGold = cells.filter((cell) => goldOn(view, cell) > 0);
  if (withGold.length === 0) return;
  for (const player of players) {
    const own = (claims[player] ??= []);
    for (const cell of withGold) if (!own.some((other) => sameCell(other, cell))) own.push([cell[0], cell[1]]);
  }
}

/** Gold that is still to be handed out, as it would lie after some has been taken. */
class Hoard {
  private readonly left = new Map<string, number>();

  constructor(
    view: Position,
    private readonly claims: GoldClaims['claims'],
  ) {
    for (const cell of Object.values(claims).flat()) this.left.set(cell.join(), goldOn(view, cell));
  }

  on(cell: Cell): number {
    return this.left.get(cell.join()) ?? 0;
  }
  /** The tiles with gold from which a player may take. */
  for(player: string): readonly Cell[] {
    return (this.claims[player] ?? []).filter((cell) => this.on(cell) > 0);
  }
  claimants(cell: Cell): number {
    return Object.values(this.claims).filter((cells) => cells.some((other) => sameCell(other, cell))).length;
  }
  take(cell: Cell): void {
    this.left.set(cell.join(), this.on(cell) - 1);
  }
  get isContested(): boolean {
    return Object.values(this.claims).some((cells) => cells.some((cell) => this.on(cell) > 0 && this.claimants(cell) > 1));
  }
}

const TAKES = because(
  'award.takes',
  'goldmines.award.majority',
  'goldmines.award.tie',
  'goldmines.award.several-features',
  'goldmines.award.entitlement',
  'goldmines.turn.order',
);

/** Everything that follows by itself from here, or once the mover has taken from a tile, up to the next choice. */
export function handedOut(view: Position, { claims, mover }: GoldClaims, took?: Cell): Effect[] {
  const hoard = new Hoard(view, claims);
  if (took) hoard.take(took);
  const effects: Effect[] = [];
  const isByItself = view.get(CHOICE) === 'automatic';
  const why = isByItself ? { ...TAKES, cites: [...TAKES.cites, ...view.ruleset.citesOf(CHOICE, 'automatic')] } : TAKES;
  const after = (player: string) => view.playersFrom(view.playerAfter(player)).find((id) => hoard.for(id).length > 0);
  let next = took ? after(mover) : mover;
  while (next !== undefined) {
    const player: string = next;
    const options = hoard.for(player);
    const most = Math.max(...options.map((cell) => hoard.claimants(cell)));
    const isFree = options.length === 1 || !hoard.isContested || isByItself;
    if (options.length > 0 && !isFree) break;
    const from = options.find((cell) => hoard.claimants(cell) === most);
    if (from) {
      hoard.take(from);
      effects.push(taken(from, player, 1, why));
    }
    next = after(player);
  }
  const state: GoldClaims | null = next === undefined ? null : { claims, mover: next };
  return [
    ...effects,
    {
      type: 'procedure',
      procedure: CLAIMS.name,
      state,
      ...because('award.next', 'goldmines.award.tie', ...(isByItself ? [] : cites('goldmines.award.choice'))),
    },
  ];
}
