/** What of the expansion goes over the wire: a warning. */
export const tradersAndBuildersWire = {
  defects: { 'orphan-on-the-board': 'unlikely, but possible: a builder or pig stands where none of the other figures of its owner does' },
};
