/** What of the expansion goes over the wire: codes of its own defects. */
export const tunnelWire = {
  defects: {
    'opening-taken': 'two tunnel tokens are said to lie on one opening',
    'too-many-of-a-pair': 'more than two tunnel tokens of a player are said to be of one pair',
  },
};
