/** The colours of the board, and of the players. */

export const COLOURS = {
  table: '#efe6d2',
  margin: '#5c4a32',
  field: '#a3c76d',
  city: '#cf9d5d',
  mist: '#dfe5ea',
  /** Of a tile whose landscape no source gives. */
  unknown: '#d5d0c4',
  wall: '#6b4423',
  roadEdge: '#7d7159',
  road: '#f6efdc',
  river: '#5b9fd4',
  riverEdge: '#33709f',
  hedge: '#3f7a35',
  house: '#b5472f',
  plaster: '#f3e3c3',
  ink: '#2d2217',
  gold: '#f2c230',
  danger: '#c62828',
  laid: '#ffd400',
} as const;

/** Players are often called by the colour of their figures. */
const NAMED: Readonly<Record<string, string>> = {
  red: '#d32f2f',
  blue: '#1e63c4',
  green: '#1f8a3b',
  yellow: '#f5c518',
  black: '#262626',
  gray: '#8a8a8a',
  grey: '#8a8a8a',
  white: '#f7f7f7',
  pink: '#ec6fa9',
  purple: '#7b3fa0',
  violet: '#7b3fa0',
  orange: '#f08020',
  brown: '#7a4a25',
};

/** For all others, in the order of the turn. */
const PALETTE = ['#d32f2f', '#1e63c4', '#1f8a3b', '#f5c518', '#262626', '#ec6fa9', '#8a8a8a', '#7b3fa0', '#f08020', '#f7f7f7', '#7a4a25', '#14a0a0'];

export const NOBODY = '#b9b1a0';

/** The colour of each player. */
export function playerColours(players: readonly { readonly id: string }[]): ReadonlyMap<string, string> {
  const named = (id: string) => (Object.hasOwn(NAMED, id.toLowerCase()) ? NAMED[id.toLowerCase()] : undefined);
  const taken = new Set(players.map(({ id }) => named(id)));
  const left = PALETTE.filter((colour) => !taken.has(colour));
  return new Map(players.map(({ id }) => [id, named(id) ?? left.shift() ?? NOBODY]));
}
