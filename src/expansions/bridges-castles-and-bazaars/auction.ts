/** The auction of a bazaar: each player ends up with one of the tiles. Nothing here touches the board. */
import type { Effect } from '../../contract/effect.js';
import { hasWonExtraPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { because, type Own } from './author.js';
import { bazaarState } from './state.js';
import type { Auction, Bazaar } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

type Offer = NonNullable<Auction['offer']>;

const hasTile = ({ tiles }: Auction, player: string): boolean => tiles.some(({ owner }) => owner === player);
export const isFree = ({ tiles }: Auction, tile: number): boolean => tiles[tile] !== undefined && tiles[tile].owner === undefined;
export const hasGot = hasTile;

const leftOf = (view: Position, player: string): string[] => view.playersFrom(player).slice(1);

/** Who speaks next for the tile selected; undefined when everybody has spoken. */
export function nextSpeaker(view: Position, auction: Auction): string | undefined {
  const { selector, asked } = auction;
  return leftOf(view, selector).find((player) => !asked.includes(player) && !hasTile(auction, player));
}

export const auctionIs = (state: Auction | null, id: string, ...why: [Own, ...Own[]]): Effect => ({
  type: 'procedure',
  procedure: 'auction',
  state,
  ...because(id, ...why),
});

/** The auction begins with the player to the left of the host. */
export function opened(view: Position, tiles: readonly (string | null)[]): Auction {
  const first = leftOf(view, view.active)[0]!;
  return { host: view.active, tiles: tiles.map((tile) => ({ tile })), selector: first, mover: first, asked: [] };
}

/** A tile is selected with a bid. */
export function selected(view: Position, auction: Auction, tile: number, points: number): Effect[] {
  const { selector } = auction;
  return spoken(view, { ...auction, offer: { tile, points, bidder: selector }, asked: [selector] });
}

/** The next one bids more. */
export function outbid(view: Position, auction: Auction, points: number): Effect[] {
  const { mover, asked } = auction;
  return spoken(view, { ...auction, offer: { ...auction.offer!, points, bidder: mover }, asked: [...asked, mover] });
}

/** The next one passes. */
export const passed = (view: Position, auction: Auction): Effect[] => spoken(view, { ...auction, asked: [...auction.asked, auction.mover] });

/** Goes on to the next speaker, to the selector's decision, or, where nobody has outbid him, to his payment. */
function spoken(view: Position, auction: Auction): Effect[] {
  const { selector, offer } = auction;
  const mover = nextSpeaker(view, auction) ?? selector;
  const isOver = mover === selector && offer!.bidder === selector;
  if (!isOver)
    return [
      auctionIs({ ...auction, mover }, 'bazaar.next-speaker', 'bazaar.bid.higher-or-pass', 'bazaar.bid.once-each', 'bazaar.bid.not-with-a-tile'),
    ];
  return [...pays(selector, undefined, offer!, 'bazaar.resolve.selector-highest'), ...goes(view, auction, offer!.tile, selector)];
}

/** The selector pays the highest bid to him who made it, and keeps the tile. */
export const bought = (view: Position, auction: Auction): Effect[] => {
  const { selector, offer } = auction;
  return [...pays(selector, offer!.bidder, offer!, 'bazaar.resolve.buy'), ...goes(view, auction, offer!.tile, selector)];
};

/** The selector gets the highest bid from him who made it, and who gets the tile. */
export const sold = (view: Position, auction: Auction): Effect[] => {
  const { selector, offer } = auction;
  return [...pays(offer!.bidder, selector, offer!, 'bazaar.resolve.sell'), ...goes(view, auction, offer!.tile, offer!.bidder)];
};

/** Without an auction the tile is simply taken. */
export const taken = (view: Position, auction: Auction, tile: number): Effect[] => goes(view, auction, tile, auction.selector);

function pays(from: string, to: string | undefined, { points }: Offer, why: Own): Effect[] {
  if (points === 0) return [];
  const reason = because('bazaar.payment', why, 'bazaar.points.no-scoring');
  const paid: Effect = { type: 'points', player: from, points: -points, ...reason };
  return to === undefined ? [paid] : [paid, { type: 'points', player: to, points, ...reason }];
}

/** A tile goes to a player; the last one to the last player, for nothing. */
function goes(view: Position, auction: Auction, index: number, player: string): Effect[] {
  const tiles = auction.tiles.map((tile, i) => (i === index ? { ...tile, owner: player } : tile));
  const after: Auction = { host: auction.host, tiles, selector: auction.selector, mover: auction.selector, asked: [] };
  const moved = handedOver(auction.tiles[index]!.tile, player);
  const free = flatMap(tiles, (tile, i) => (tile.owner === undefined ? [i] : []));
  const waiting = [...leftOf(view, auction.selector), auction.selector].filter((other) => !hasTile(after, other));
  if (free.length === 1 && waiting.length === 1)
    return [...moved, ...handedOver(tiles[free[0]!]!.tile, waiting[0]!, 'bazaar.last-tile-free'), ...ends(view, after, free[0], waiting[0])];
  if (waiting.length === 0) return [...moved, ...ends(view, after)];
  const selector = waiting[0]!;
  return [...moved, auctionIs({ ...after, selector, mover: selector }, 'bazaar.next-selector', 'bazaar.next-selector', 'bazaar.one-tile-each')];
}

const handedOver = (tile: string | null, player: string, ...why: Own[]): Effect[] =>
  tile === null
    ? []
    : [
        {
          type: 'piece-moved',
          piece: { tile },
          from: { area: 'bazaar' },
          to: { area: 'bazaar', player },
          ...because('bazaar.tile-acquired', 'bazaar.one-tile-each', ...why),
        },
      ];

/** Everybody has a tile: the round begins with the player to the left of the host. */
function ends(view: Position, { host, tiles }: Auction, last?: number, lastOwner?: string): Effect[] {
  const owners = tiles.map(({ tile, owner }, i) => ({ tile, owner: i === last ? lastOwner! : owner! }));
  const order = [...leftOf(view, host), host];
  const acquired = flatMap(order, (player) => owners.filter(({ owner }) => owner === player));
  const { held } = view.state(bazaarState) ?? {};
  // the second part of the host's turn comes after the round
  const round: Bazaar = { host, tiles: acquired, ...(held && { held }), ...(hasWonExtraPart(view) && { then: 'second-part' }) };
  return [
    auctionIs(null, 'bazaar.auction-ends', 'bazaar.one-tile-each'),
    bazaarIs(round, 'bazaar.round-begins', 'bazaar.round.acquired-tiles', 'bazaar.round.full-turns', 'bazaar.round.before-the-end'),
  ];
}

export const bazaarIs = (state: Bazaar | null, id: string, ...why: [Own, ...Own[]]): Effect => ({
  type: 'procedure',
  procedure: 'bazaar',
  of: 'snapshot',
  state,
  ...because(id, ...why),
});
