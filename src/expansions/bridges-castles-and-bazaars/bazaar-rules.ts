/** Who may bid, what and when; and what the tiles of a bazaar are when they are laid. */
import type { Action, Chance, Choose, DiscardTile, Pass } from '../../contract/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { hasWonExtraPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { legalOf } from '../../kernel/judge/legal-actions.js';
import { hasGot, isFree } from './auction.js';
import { cites, rule } from './author.js';
import { lacks, tilesIn } from './bazaar-steps.js';
import { BAZAAR_AND_DOUBLE_TURN, BAZAAR_BIDDING, BAZAAR_CREDIT, BAZAARS, HELD_BAZAAR } from './settings.js';
import { auctionState, bazaarState } from './state.js';
import type { Bid, PlaceTile } from './wire.js';

const AUCTION = ['bid', 'choose/buy', 'choose/sell'];
const STEPS: readonly string[] = ['select-tile', 'bid', 'buy-or-sell'];
const auction = ({ view }: Inquiry<Action>) => view.state(auctionState);
/** What the position must tell of the auction for the present step, and does not. */
const untold = ({ view }: Inquiry<Action>) => (STEPS.includes(view.turn.step) ? lacks(view) : []);
const runs = (inquiry: Inquiry<Action>) => auction(inquiry) !== undefined && untold(inquiry).length === 0;

const inPlay = rule({
  id: 'bazaar.in-play',
  about: 'turn',
  on: ['chance/bazaar', ...AUCTION],
  cites: cites('setup.parts-optional', 'bazaar.trigger.tile-laid'),
  judge: (inquiry) => (inquiry.get(BAZAARS) === 'on' ? inquiry.pass('bazaars are held') : inquiry.forbid('no bazaars are held at this table')),
});

const isRunning = rule({
  id: 'bazaar.auction-runs',
  about: 'turn',
  on: [...AUCTION, 'pass'],
  cites: cites('bazaar.select-with-bid'),
  applies: (inquiry) => untold(inquiry).length > 0,
  judge: (inquiry) => inquiry.unknown('the state of the auction is not known', untold(inquiry)),
});

const drawn = rule<Chance>({
  id: 'bazaar.one-tile-for-each',
  on: 'chance/bazaar',
  cites: cites('bazaar.uncover', 'bazaar.one-tile-each'),
  judge: ({ view, action, pass, forbid }) => {
    const tiles = tilesIn(action);
    if (tiles?.length !== view.players.length) return forbid('as many tiles are uncovered as there are players', { players: view.players.length });
    return pass('a tile for each player is uncovered');
  },
});

/** Of several reasons why it is not his turn to speak the one that the bazaar gives. */
const speaks = rule<Bid>({
  id: 'bazaar.may-speak',
  on: 'bid',
  cites: cites('bazaar.first-selector', 'bazaar.next-selector', 'bazaar.bid.once-each', 'bazaar.bid.not-with-a-tile', 'bazaar.one-tile-each'),
  applies: runs,
  judge: (inquiry) => {
    const now = auction(inquiry)!;
    const player = inquiry.action.player ?? inquiry.view.decider;
    if (hasGot(now, player)) return inquiry.forbid('the player has got a tile in this bazaar', { player });
    if (now.offer && now.asked.includes(player)) return inquiry.forbid('the player has spoken for this tile', { player });
    return player === inquiry.view.decider
      ? inquiry.pass('it is his turn to speak')
      : inquiry.forbid('somebody else speaks first', { speaks: inquiry.view.decider });
  },
});

const onOffer = rule<Bid>({
  id: 'bazaar.tile-on-offer',
  on: 'bid',
  cites: cites('bazaar.select-with-bid', 'bazaar.one-tile-each'),
  applies: runs,
  judge: (inquiry) => {
    const now = auction(inquiry)!;
    const { tile } = inquiry.action;
    if (!isFree(now, tile)) return inquiry.forbid(now.tiles[tile] ? 'somebody has got that tile' : 'there is no such tile', { tile });
    return now.offer && now.offer.tile !== tile
      ? inquiry.forbid('another tile has been selected', { selected: now.offer.tile })
      : inquiry.pass('nobody has got that tile yet');
  },
});

const higher = rule<Bid>({
  id: 'bazaar.bid-higher',
  on: 'bid',
  cites: cites('bazaar.bid.higher-or-pass', 'bazaar.select-with-bid'),
  applies: runs,
  judge: (inquiry) => {
    const { offer } = auction(inquiry)!;
    const { points = 0 } = inquiry.action;
    if (!offer) return inquiry.pass('whoever selects bids any number of points');
    return points > offer.points
      ? inquiry.pass('it is more than the bid that stands', { stands: offer.points })
      : inquiry.forbid('it is not more than the bid that stands', { stands: offer.points });
  },
});

const withoutBidding = rule<Bid>({
  id: 'bazaar.bidding',
  on: 'bid',
  cites: cites('bazaar.select-with-bid'),
  judge: (inquiry) => {
    if (inquiry.get(BAZAAR_BIDDING) === 'auction') return inquiry.pass('the tiles are auctioned');
    return (inquiry.action.points ?? 0) > 0
      ? inquiry.forbid('there is no bidding: each player takes a tile')
      : inquiry.pass('each player takes a tile');
  },
});

/** Whoever buys pays the highest bid, and whoever bids may have to. */
const credit = rule<Bid | Choose>({
  id: 'bazaar.credit',
  on: ['bid', 'choose/buy'],
  cites: cites('bazaar.select-with-bid'),
  // what costs nothing is within everybody's means
  applies: (inquiry) => {
    const { view, action } = inquiry;
    const price = priceOf(view, action);
    return untold(inquiry).length === 0 && price > 0 && !(price <= (buyer(view, action)?.score ?? -1));
  },
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (inquiry.get(BAZAAR_CREDIT) === 'unlimited') return inquiry.pass('a bid may exceed the points that a player has');
    const player = buyer(view, action);
    if (player && player.score === undefined)
      return inquiry.unknown('how many points the player has is not known', [`/players/${view.players.indexOf(player)}/score`]);
    return inquiry.unregulated('whether a bid may exceed the points that a player has no source says');
  },
});

const priceOf = (view: Position, action: Bid | Choose): number =>
  action.type === 'bid' ? (action.points ?? 0) : (view.state(auctionState)?.offer?.points ?? 0);
const buyer = (view: Position, { player }: Bid | Choose) => view.player(player ?? view.decider);

const mustSelect = rule<Pass>({
  id: 'bazaar.must-select',
  about: 'turn',
  on: 'pass',
  cites: cites('bazaar.select-with-bid'),
  applies: ({ view }) => view.turn.step === 'select-tile',
  judge: ({ forbid }) => forbid('whoever selects a tile cannot pass'),
});

const mayPass = rule<Pass>({
  id: 'bazaar.may-pass',
  about: 'turn',
  on: 'pass',
  cites: cites('bazaar.bid.higher-or-pass', 'bazaar.resolve.selector-highest', 'bazaar.last-tile-free'),
  applies: ({ view }) => view.turn.step === 'bid',
  judge: ({ pass }) => pass('nobody has to bid'),
});

const decides = rule<Choose>({
  id: 'bazaar.selector-decides',
  about: 'turn',
  on: ['choose/buy', 'choose/sell'],
  cites: cites('bazaar.resolve.buy', 'bazaar.resolve.sell', 'bazaar.points.no-scoring'),
  applies: runs,
  judge: (inquiry) => {
    const { offer, selector } = auction(inquiry)!;
    return offer && offer.bidder !== selector
      ? inquiry.pass('somebody else has bid the most: the selector buys or sells', { bidder: offer.bidder })
      : inquiry.forbid('nobody has outbid the selector');
  },
});

/** In a bazaar round the tile in hand is the one acquired. */
const acquired = rule<PlaceTile>({
  id: 'bazaar.acquired-tile',
  about: 'kind',
  on: 'place-tile',
  cites: cites(
    'bazaar.round.acquired-tiles',
    'bazaar.round.full-turns',
    'bazaar.trigger.no-chain',
    'bazaar.round.no-abbey-instead',
    'x.volcano.bazaar-round',
  ),
  applies: ({ view }) => view.turn.source === 'bazaar' && view.turn.tile !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    view.ruleset.design(action.tile) === view.ruleset.design(view.turn.tile!)
      ? pass('it is the tile that the player has got in the bazaar')
      : forbid('the tile that the player has got in the bazaar is laid', { acquired: view.turn.tile }),
});

const withoutPlace = rule<DiscardTile>({
  id: 'bazaar.acquired-tile-without-place',
  on: 'discard-tile',
  cites: cites('bazaar.round.tile-without-place'),
  applies: ({ view }) => view.turn.source === 'bazaar' && view.turn.tile !== undefined,
  // what needs a bridge to be laid may be discarded like any other (bridge.discard-instead)
  judge: ({ view, pass, forbid }) =>
    legalOf(view, 'place-tile').some((action) => (action as PlaceTile).bridge === undefined)
      ? forbid('the tile can be laid')
      : pass('a tile of a bazaar that can be laid nowhere is discarded like any other'),
});

const notLaid = rule<DiscardTile>({
  id: 'bazaar.not-if-discarded',
  on: 'discard-tile',
  cites: cites('bazaar.trigger.not-if-discarded'),
  isRemark: true,
  applies: ({ view }) => view.turn.tile !== undefined && view.ruleset.design(view.turn.tile)?.symbols.includes('bazaar') === true,
  judge: ({ pass }) => pass('a bazaar tile that is not laid brings no bazaar'),
});

/** What the symbol on the tile just laid means for the rest of the turn. */
const symbol = rule<Action>({
  id: 'bazaar.symbol-is-no-feature',
  about: 'turn',
  on: ['place-figure', 'pass'],
  cites: cites('bazaar.trigger.tile-as-usual'),
  isRemark: true,
  applies: ({ view }) => view.turn.step === 'place-figure' && view.laidSymbol('bazaar'),
  judge: (inquiry) => {
    const { turn } = inquiry.view;
    if (inquiry.get(BAZAARS) === 'off') return inquiry.pass('a bazaar tile takes figures like every tile');
    inquiry.cite(cites('bazaar.trigger.tile-laid', 'bazaar.trigger.enough-tiles', 'bazaar.trigger.no-chain'));
    inquiry.cite(cites('bazaar.trigger.after-scoring', 'bazaar.trigger.turn-completed'));
    if (turn.source === 'bazaar') return inquiry.pass('a bazaar tile that was acquired in a bazaar brings no other');
    if (hasWonExtraPart(inquiry.view)) inquiry.get(BAZAAR_AND_DOUBLE_TURN);
    if (inquiry.view.state(bazaarState)) inquiry.get(HELD_BAZAAR);
    return inquiry.pass('a bazaar tile takes figures like every tile, and its bazaar comes when all else is done');
  },
});

export const bazaarRules = [
  inPlay,
  isRunning,
  drawn,
  speaks,
  onOffer,
  higher,
  withoutBidding,
  credit,
  mustSelect,
  mayPass,
  decides,
  acquired,
  withoutPlace,
  notLaid,
  symbol,
];
