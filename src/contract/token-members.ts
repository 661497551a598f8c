/** What may be said of a token besides where it lies, in the order in which it is told. */
export const TOKEN_MEMBERS = ['owner', 'pair', 'edge', 'edges', 'figure', 'value', 'number', 'count', 'active'] as const;
export type TokenMember = (typeof TOKEN_MEMBERS)[number];
