/** The base game's figures. */
import type { FigureKind } from '../../kernel/declare/piece.js';
import { cites } from './author.js';

export const baseFigures: readonly FigureKind[] = [
  { kind: 'meeple', perPlayer: 7, neutral: false, occupies: ['road', 'city', 'monastery', 'field'], weight: 1, cites: cites('base.figure.feature') },
];
