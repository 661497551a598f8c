/** Castles and cemeteries, features of their own in the middle of a tile; and what looks like a place and is none. */
import { escapePointer } from '../../contract/pointer.js';
import { spotName, type Spot } from '../../contract/spot.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import { hasMist, hasMistyCity } from './mist.js';
import { CASTLE, CEMETERY, MIST, RUIN } from './vocabulary.js';

export const START = 'ghosts-castles-and-cemeteries/start';

const printed = (name: string, what: string): Location => ({
  name,
  defect: (spot, { board }) => ('feature' in spot && board.nodeAt(spot.tile, name, undefined) >= 0 ? undefined : `the tile has no ${what}`),
});

/** Where somebody could think that a figure goes. */
const apparent = (name: string, isThere: (design: TileDesign) => boolean): Location => ({
  name,
  defect: (spot, { board }) =>
    'feature' in spot && board.tilesOn(spot.tile).some(({ shape }) => isThere(shape.design)) ? undefined : `the tile has no ${name}`,
});

export const locations: readonly Location[] = [
  printed(CASTLE, 'castle'),
  printed(CEMETERY, 'cemetery'),
  apparent(MIST, hasMist),
  apparent(RUIN, ({ symbols }) => symbols.includes(RUIN)),
];

export const isCastleOrCemetery = (spot: Spot): boolean => [CASTLE, CEMETERY].includes(spotName(spot) ?? '');
export const isNoPlace = (spot: Spot): boolean => [MIST, RUIN].includes(spotName(spot) ?? '');

/** Only meeples stand on castles and cemeteries, and nobody on mist or ruins. */
export function nobodyOnTheMist({ snapshot: { figures = [] }, ruleset, add }: Check): void {
  figures.forEach(({ at, kind, owner }, i) => {
    if (isNoPlace(at)) add(`/figures/${i}/at/feature`, 'no-such-place', 'nobody stands on mist or on a ruin');
    else if (isCastleOrCemetery(at) && owner !== undefined && !ruleset.isFollower(kind))
      add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', `a \`${kind}\` never stands on a castle or cemetery`);
  });
}

/** Mist covers fields and roads: a print in which a side under mist shows a city cannot be right. */
export function noMistOnCities({ snapshot: { prints = {} }, ruleset, add }: Check): void {
  for (const name of Object.keys(prints)) {
    const design = ruleset.design(name);
    const cells = design?.cells?.designs ?? (design ? [design] : []);
    if (cells.some(hasMistyCity))
      add(`/prints/${escapePointer(name)}`, 'print-not-readable', `tile ${ruleset.tileId(name)}: mist is never on a city`);
  }
}
