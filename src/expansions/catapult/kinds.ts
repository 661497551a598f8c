/** What can be thrown; apart from the schemas, which the engine goes without. */

export const TOKENS = ['knock-out', 'seduction', 'target', 'catch'] as const;
export type CatapultToken = (typeof TOKENS)[number];
