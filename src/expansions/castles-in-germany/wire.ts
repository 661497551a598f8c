/** What of the expansion goes over the wire: codes of its own defects. */
export const castlesInGermanyWire = {
  defects: {
    'castle-twice': 'the castle tile is in two places at once',
    'too-many-castles': 'a player has more castle tiles than are given out to each',
    'castle-in-the-bag': 'a castle tile is among the tiles to be drawn',
  },
};
