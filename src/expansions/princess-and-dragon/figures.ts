/** The two neutral figures of the expansion, and the portal as a place. */
import type { FigureKind, Location } from '../../kernel/declare/piece.js';
import { cites } from './author.js';

const neutral = (kind: string): FigureKind => ({
  kind,
  perPlayer: 0,
  neutral: true,
  cites: cites('pd.setup.dragon-and-fairy-neutral', 'pd.setup.components'),
});

export const dragonFigure = neutral('dragon');
export const fairyFigure: FigureKind = { ...neutral('fairy'), on: 'figure' };

/** Nobody stands on a portal: it is a place only in words. */
export const locations: readonly Location[] = [{ name: 'magic-portal', subject: 'magic-portal' }];
