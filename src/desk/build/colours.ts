/** What players are called where nobody says it. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'gray', 'purple', 'orange', 'white', 'brown', 'violet'];
