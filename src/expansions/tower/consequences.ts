/** What effects and scores name besides the rules. */
import { cites } from './author.js';

export const consequences = [
  { id: 'tower.piece.is-placed', cites: cites('tower.action.one-of-four', 'tower.supply.own-stock', 'tower.supply.never-returns') },
  { id: 'tower.capture.begins', cites: cites('tower.capture.on-placing') },
  { id: 'tower.capture.takes-prisoner', cites: cites('tower.capture.on-placing', 'tower.prisoner.in-front-of-captor') },
  { id: 'tower.capture.own-goes-home', cites: cites('tower.capture.own-goes-home') },
  { id: 'tower.capture.ends', cites: cites('tower.capture.one', 'tower.capture.none-in-reach', 'tower.capture.before-scoring') },
  { id: 'tower.exchange.choice', cites: cites('tower.exchange.at-once', 'tower.ransom.any-time') },
  { id: 'tower.exchange.ends', cites: cites('tower.exchange.one-for-one') },
  { id: 'tower.ransom.is-paid', cites: cites('tower.ransom.three-points', 'tower.ransom.large-follower-same') },
];
