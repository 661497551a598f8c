/** How many of them, in words: one of a thing is told in the singular. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
