/** What of the expansion goes over the wire besides common members: codes of its own defects. */
export const underTheBigTopWire = {
  defects: {
    'no-circus-there': 'the big top is said to stand where no circus space is',
    'big-top-missing': 'a circus tile lies there, and the big top is said to be beside the board',
    'pyramid-full': 'more than three acrobats stand on a tile',
  },
};
