/** The quarters of Leipzig; apart from the schemas, which the engine goes without. */

/** Each is one of the four tiles. */
export const QUARTERS = ['wainwrights', 'coiners', 'bookbinders', 'tanners'] as const;
export type Quarter = (typeof QUARTERS)[number];
