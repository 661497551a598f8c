/** A homestead in place of the start tile, with an owner to whom everybody owes a hand of seed; its barn is kept for the end. */
import { fiction, named } from '../game.js';

export const homestead = fiction('homestead', {
  tokens: [{ kind: 'seed', perPlayer: (players) => (players > 2 ? 1 : 2) }],
  figures: [{ kind: 'farmer', perPlayer: 0, neutral: true, cites: ['fiction.farmer'] }],
  tiles: {
    yard: { is: 'field nnw nne ene ese sse ssw wsw wnw', alias: 'HO/Y', copies: { homestead: 1 }, group: 'homestead' },
    barn: { is: 'field nnw nne ene ese sse ssw wsw wnw', alias: 'HO/B', copies: { homestead: 1 }, group: 'barn' },
  },
  starts: [{ ...named('homestead.yard'), tiles: () => [{ tile: 'homestead/yard', at: [0, 0], rotation: 0 }] }],
  setups: [
    { ...named('homestead.seed'), supplies: ['seed'], perform: (now) => now },
    {
      ...named('homestead.farmer'),
      perform: (now, { start }) =>
        start === 'homestead' ? { ...now, snapshot: { ...now.snapshot, neutral: { farmer: { tile: [0, 0] } } } } : undefined,
    },
    {
      ...named('homestead.barn'),
      perform: (now) => ({ ...now, piles: [...now.piles, { id: 'barn', tiles: { 'homestead/barn': 1 } }], aside: {} }),
    },
  ],
});
