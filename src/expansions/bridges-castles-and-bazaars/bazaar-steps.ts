/** The steps of a bazaar: tiles are uncovered, and for each of them one is selected, bid for, bought or sold. */
import type { Chance, Choose } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { ActionKind, Named } from '../../kernel/declare/action.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { auctionIs, bought, nextSpeaker, opened, outbid, passed, selected, sold, taken } from './auction.js';
import { isBazaar } from './bazaar-round.js';
import { because, cites } from './author.js';
import { BAZAAR_BIDDING } from './settings.js';
import { auctionState } from './state.js';
import type { Bid } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const auction = (view: Position) => view.state(auctionState);

/** The tiles that a draw names; undefined where it is no list of tiles. */
export const tilesIn = ({ outcome }: Chance): readonly (string | null)[] | undefined => (Array.isArray(outcome) ? outcome : undefined);

export const uncover: ActionKind<Chance> = {
  id: 'chance/bazaar',
  in: ['uncover-tiles'],
  cites: cites('bazaar.uncover'),
  names: (action) => flatMap(tilesIn(action) ?? [], (tile, i): Named[] => (tile === null ? [] : [{ pointer: `/outcome/${i}`, is: 'tile', tile }])),
  propose: ({ players }) => [{ type: 'chance', of: 'bazaar', outcome: players.map(() => null) }],
  canPerform: (view, action) => tilesIn(action)?.length === view.players.length,
  perform: (view, action) => {
    const tiles = tilesIn(action)!.map((tile) => (tile === null ? null : (view.ruleset.design(tile)?.id ?? tile)));
    const uncovered = tiles.map((tile): Effect => ({
      type: 'piece-moved',
      piece: { tile: tile ?? 'unknown' },
      from: { area: 'bag' },
      to: { area: 'bazaar' },
      ...because('bazaar.uncovers', 'bazaar.uncover', 'bazaar.trigger.tile-laid'),
    }));
    return { effects: [...uncovered, auctionIs(opened(view, tiles), 'bazaar.opens', 'bazaar.first-selector', 'bazaar.uncover')] };
  },
};

/** Whoever decides is told together with the auction. */
const lacksDecider = (view: Position): readonly string[] => (auction(view) ? [] : ['/turn/auction']);

/** Without it nobody knows what may be done in an auction; once a tile is selected a bid stands for it. */
export function lacks(view: Position): readonly string[] {
  if (!auction(view)) return ['/turn/auction'];
  return isOffered(view) || view.turn.step === 'select-tile' ? [] : ['/turn/auction/offer'];
}

const isOffered = (view: Position): boolean => auction(view)?.offer !== undefined;
const isSelecting = (view: Position): boolean => auction(view) !== undefined && !isOffered(view);
/** Somebody has still to speak for the tile selected. */
const isBidding = (view: Position): boolean => {
  const now = auction(view);
  return now?.offer !== undefined && nextSpeaker(view, now) !== undefined;
};
/** All have spoken, and somebody else has bid the most. */
const isDecided = (view: Position): boolean => isOffered(view) && !isBidding(view);

export const bid: ActionKind<Bid> = {
  id: 'bid',
  in: ['select-tile', 'bid'],
  cites: cites('bazaar.select-with-bid', 'bazaar.bid.higher-or-pass'),
  // any number of points above these may be bid
  propose: (view) => {
    const { offer, tiles = [] } = auction(view) ?? {};
    if (offer) return [{ type: 'bid', tile: offer.tile, points: offer.points + 1 }];
    return flatMap(tiles, ({ owner }, tile): Bid[] => (owner === undefined ? [{ type: 'bid', tile, points: 0 }] : []));
  },
  canPerform: (view, { tile }) => auction(view)?.tiles[tile] !== undefined,
  perform: (view, { tile, points = 0 }) => {
    const now = auction(view)!;
    if (now.offer) return { effects: outbid(view, now, points) };
    return { effects: view.get(BAZAAR_BIDDING) === 'choose' ? taken(view, now, tile) : selected(view, now, tile, points) };
  },
};

const settling = (option: 'buy' | 'sell', settle: typeof bought, clause: 'bazaar.resolve.buy' | 'bazaar.resolve.sell'): ActionKind<Choose> => ({
  id: `choose/${option}`,
  in: ['buy-or-sell'],
  cites: cites(clause),
  propose: () => [{ type: 'choose', option }],
  canPerform: isOffered,
  perform: (view) => ({ effects: settle(view, auction(view)!) }),
});

export const bazaarActions = [uncover, bid, settling('buy', bought, 'bazaar.resolve.buy'), settling('sell', sold, 'bazaar.resolve.sell')];

const uncoverTiles: Step = {
  id: 'uncover-tiles',
  phase: 'after-part',
  cites: cites(
    'bazaar.trigger.tile-laid',
    'bazaar.trigger.enough-tiles',
    'bazaar.uncover',
    'bazaar.trigger.after-scoring',
    'bazaar.trigger.turn-completed',
  ),
  decides: true,
  chance: true,
  due: isBazaar,
  open: () => true,
  begin: (view) =>
    view.snapshot.bag?.remaining === undefined
      ? {
          missing: [
            {
              ...because('bazaar.enough-tiles', 'bazaar.trigger.enough-tiles'),
              message: 'whether a tile is left for each player is not known',
              pointer: '/bag/remaining',
            },
          ],
        }
      : {},
};

const selectTile: Step = {
  id: 'select-tile',
  phase: 'after-part',
  after: ['uncover-tiles'],
  cites: cites('bazaar.first-selector', 'bazaar.next-selector', 'bazaar.select-with-bid'),
  decides: true,
  due: (view) => auction(view) !== undefined,
  lacks,
  open: isSelecting,
  decider: (view) => auction(view)?.selector ?? view.active,
  lacksDecider,
  stays: isSelecting,
  resumes: isSelecting,
};

const bidding: Step = {
  id: 'bid',
  phase: 'after-part',
  cites: cites('bazaar.bid.higher-or-pass', 'bazaar.bid.once-each'),
  decides: true,
  passable: true,
  interrupts: () => 'select-tile',
  due: isBidding,
  lacks,
  open: isBidding,
  decider: (view) => auction(view)?.mover ?? view.active,
  lacksDecider,
  passed: (view) => ({ effects: isOffered(view) ? passed(view, auction(view)!) : [] }),
  stays: isBidding,
};

const buyOrSell: Step = {
  id: 'buy-or-sell',
  phase: 'after-part',
  after: ['bid'],
  cites: cites('bazaar.resolve.buy', 'bazaar.resolve.sell'),
  decides: true,
  interrupts: () => 'select-tile',
  due: isDecided,
  lacks,
  open: isDecided,
  decider: (view) => auction(view)?.selector ?? view.active,
  lacksDecider,
};

export const bazaarSteps: readonly Step[] = [uncoverTiles, selectTile, bidding, buyOrSell];
