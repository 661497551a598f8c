/** The compass that names places on a tile, always as seen on the board. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
/** The eight half-sides, read clockwise: fields touch these. */
export const HALF_SIDES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] as const;

export type Side = (typeof SIDES)[number];
export type HalfSide = (typeof HALF_SIDES)[number];

/** Corners of a space, clockwise: half a tile fills one. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;

export type Corner = (typeof CORNERS)[number];

/**
 * The places of a tile: its sides, its half-sides, and what lies inside. Of half a tile that bears the name of the corner that it fills, as two of them
 * may share a space; the second of its kind there bears it with a `-2`.
 */
export const EDGES = [...SIDES, ...HALF_SIDES, 'centre', 'centre-2', ...CORNERS, 'nw-2', 'ne-2', 'se-2', 'sw-2'] as const;
export type Edge = (typeof EDGES)[number];

/** Of a tile, in degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
