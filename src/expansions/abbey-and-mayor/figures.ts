/** Mayor and wagon are followers, the barn is none. */
import type { FigureKind } from '../../kernel/declare/piece.js';
import { cites } from './author.js';

export const mayor: FigureKind = {
  kind: 'mayor',
  perPlayer: 1,
  neutral: false,
  occupies: ['city'],
  weight: (feature) => feature.pennants,
  cites: cites(
    'supply.one-each',
    'mayor.instead-of-follower',
    'mayor.city-only',
    'mayor.is-a-follower',
    'mayor.not-on-tower',
    'mayor.not-in-castle',
    'abbey.which-figures',
  ),
};

export const wagon: FigureKind = {
  kind: 'wagon',
  perPlayer: 1,
  neutral: false,
  occupies: ['road', 'city', 'monastery'],
  weight: 1,
  cites: cites('supply.one-each', 'wagon.instead-of-follower', 'wagon.places', 'wagon.is-a-follower', 'wagon.not-to-garden', 'abbey.which-figures'),
};

export const barn: FigureKind = {
  kind: 'barn',
  perPlayer: 1,
  neutral: false,
  occupies: ['field'],
  atCorner: true,
  weight: 0,
  cites: cites('supply.one-each', 'barn.instead-of-follower', 'barn.special-figure'),
};
