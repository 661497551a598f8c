/** The compass that names places on a tile, always as seen on the board. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
/** The eight half-sides, read clockwise: fields touch these. */
export const HALF_SIDES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] as const;

export type Side = (typeof SIDES)[number];
export type HalfSide = (typeof HALF_SIDES)[number];
