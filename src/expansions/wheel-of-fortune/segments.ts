/** The segments of the Wheel; apart from the schemas, which the engine goes without. */

/** Clockwise, as they lie round the board. */
export const SEGMENTS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
export type Segment = (typeof SEGMENTS)[number];
