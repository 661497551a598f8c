/** The figures that count; apart from the schemas, which the engine goes without. */

export const COUNTERS = ['meeple', 'messenger'] as const;
export type Counter = (typeof COUNTERS)[number];
