/** What the expansion keeps in the turn and on the table, and what can be wrong with it. */
import { procedure, tableState } from '../../kernel/declare/state.js';
import type { Auction, Bazaar, CastleBuilding, ScoringState } from './wire.js';

export const castleBuilding = procedure<CastleBuilding>('castle', ({ mover, asked }, check) => {
  check.player('/turn/castle/mover', mover);
  asked.forEach((player, i) => check.player(`/turn/castle/asked/${i}`, player));
  if (asked.includes(mover)) check.add('/turn/castle/mover', 'asked-already', `\`${mover}\` has decided already`);
});

export const scoringState = procedure<ScoringState>('scoring', ({ scores, mover }, check) => {
  check.player('/turn/scoring/mover', mover);
  scores.forEach(({ player, feature }, i) => {
    check.player(`/turn/scoring/scores/${i}/player`, player);
    if (feature) check.spot(`/turn/scoring/scores/${i}/feature`, feature);
  });
});

export const auctionState = procedure<Auction>('auction', ({ host, tiles, selector, offer, mover, asked }, check) => {
  check.player('/turn/auction/host', host);
  check.player('/turn/auction/selector', selector);
  check.player('/turn/auction/mover', mover);
  asked.forEach((player, i) => check.player(`/turn/auction/asked/${i}`, player));
  const owners = new Set<string>();
  tiles.forEach(({ tile, owner }, i) => {
    if (tile !== null) check.tile(`/turn/auction/tiles/${i}/tile`, tile);
    if (owner === undefined) return;
    check.player(`/turn/auction/tiles/${i}/owner`, owner);
    if (owners.has(owner)) check.add(`/turn/auction/tiles/${i}/owner`, 'owns-a-tile', `\`${owner}\` has a tile of this bazaar already`);
    owners.add(owner);
  });
  if (tiles.length !== check.snapshot.players.length)
    check.add('/turn/auction/tiles', 'not-one-for-each', `there are ${tiles.length} tiles for ${check.snapshot.players.length} players`);
  if (owners.has(selector)) check.add('/turn/auction/selector', 'owns-a-tile', `\`${selector}\` has a tile of this bazaar already`);
  if (!offer) return;
  check.player('/turn/auction/offer/bidder', offer.bidder);
  const offered = tiles[offer.tile];
  if (!offered) check.add('/turn/auction/offer/tile', 'not-one-for-each', `there are only ${tiles.length} tiles`);
  else if (offered.owner !== undefined) check.add('/turn/auction/offer/tile', 'owns-a-tile', 'somebody has got that tile');
});

export const bazaarState = tableState<Bazaar>('bazaar', ({ host, tiles, held = [] }, check) => {
  check.player('/bazaar/host', host);
  held.forEach((player, i) => check.player(`/bazaar/held/${i}`, player));
  tiles.forEach(({ tile, owner }, i) => {
    if (tile !== null) check.tile(`/bazaar/tiles/${i}/tile`, tile);
    check.player(`/bazaar/tiles/${i}/owner`, owner);
  });
  if (tiles.length > check.snapshot.players.length)
    check.add('/bazaar/tiles', 'not-one-for-each', `there are ${tiles.length} tiles for ${check.snapshot.players.length} players`);
});
