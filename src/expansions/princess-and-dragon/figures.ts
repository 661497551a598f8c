/** The two neutral figures of the expansion, and where a figure stands that is not on a feature of the tiles. */
import type { FigureKind } from '../../kernel/expansion.js';
import { cites } from './author.js';

export const princessAndDragonFigures: readonly FigureKind[] = [
  { kind: 'dragon', perPlayer: 0, neutral: true, cites: cites('pd.setup.dragon-and-fairy-neutral', 'pd.setup.components') },
  { kind: 'fairy', perPlayer: 0, neutral: true, cites: cites('pd.setup.dragon-and-fairy-neutral', 'pd.setup.components') },
];

/** By `feature` of the place: the row of the trait table that holds there. */
export const locations = {
  tower: 'tower-follower',
  acrobat: 'acrobat',
  pyramid: 'acrobat',
  castle: 'castle-follower',
  'city-of-carcassonne': 'follower-in-city-of-carcassonne',
  'wheel-of-fortune': 'follower-on-wheel-of-fortune',
  school: 'follower-in-school',
  leipzig: 'follower-in-leipzig',
  'german-castle': 'follower-in-german-castle',
  'flying-machine': 'flying-machine',
  'magic-portal': 'magic-portal',
} as const;
