/** The large follower. */
import type { FigureKind } from '../../kernel/declare/piece.js';
import { cites } from './author.js';

export const innsAndCathedralsFigures: readonly FigureKind[] = [
  {
    kind: 'large-meeple',
    perPlayer: 1,
    neutral: false,
    occupies: ['road', 'city', 'monastery', 'field'],
    weight: 2,
    cites: cites(
      'inns-and-cathedrals.large-follower.one-each',
      'inns-and-cathedrals.large-follower.like-a-follower',
      'inns-and-cathedrals.large-follower.not-on-garden',
      'inns-and-cathedrals.large-follower.counts-two',
    ),
    owned: cites('inns-and-cathedrals.large-follower.one-each'),
    instead: cites('inns-and-cathedrals.large-follower.like-a-follower'),
  },
];
