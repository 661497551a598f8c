/** What of the expansion goes over the wire: codes of its own defects. */
export const halflingsWire = { defects: { 'half-tile-twice': 'the half tile is in two places at once' } };
