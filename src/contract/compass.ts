/** The compass that names places on a tile, always as seen on the board. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
/** The eight half-sides, read clockwise: fields touch these. */
export const HALF_SIDES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] as const;

export type Side = (typeof SIDES)[number];
export type HalfSide = (typeof HALF_SIDES)[number];

/** The places of a tile: its sides, its half-sides, and what lies inside. */
export const EDGES = [...SIDES, ...HALF_SIDES, 'centre', 'centre-2'] as const;
export type Edge = (typeof EDGES)[number];

/** Of a tile, in degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
