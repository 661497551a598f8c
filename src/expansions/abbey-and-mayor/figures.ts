/** Mayor and wagon are followers, the barn is none. */
import type { FigureKind } from '../../kernel/declare/piece.js';
import { cites } from './author.js';

export const mayor: FigureKind = {
  kind: 'mayor',
  perPlayer: 1,
  neutral: false,
  occupies: ['city'],
  weight: (feature) => feature.pennants,
  cites: cites('mayor.city-only', 'mayor.is-a-follower', 'mayor.not-on-tower', 'mayor.not-in-castle', 'abbey.which-figures'),
  owned: cites('supply.one-each'),
  instead: cites('mayor.instead-of-follower'),
};

export const wagon: FigureKind = {
  kind: 'wagon',
  perPlayer: 1,
  neutral: false,
  occupies: ['road', 'city', 'monastery'],
  weight: 1,
  cites: cites('wagon.places', 'wagon.is-a-follower', 'wagon.not-to-garden', 'abbey.which-figures'),
  owned: cites('supply.one-each'),
  instead: cites('wagon.instead-of-follower'),
};

export const barn: FigureKind = {
  kind: 'barn',
  perPlayer: 1,
  neutral: false,
  occupies: ['field'],
  atCorner: true,
  weight: 0,
  cites: cites('barn.special-figure'),
  owned: cites('supply.one-each'),
  instead: cites('barn.instead-of-follower'),
};
