/** What of the expansion goes over the wire: the round of abbeys after the last tile, and the wagons that have yet to decide. */
import Type, { type Static } from 'typebox';
import { PlaceRef } from '../../contract/spot-schemas.js';

const player = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const AbbeyRoundSchema = Type.Object(
  { after: player('who laid the last tile, and decides last'), mover: player('whose decision is due') },
  { $id: 'AbbeyRound', additionalProperties: false },
);
export type AbbeyRound = Static<typeof AbbeyRoundSchema>;

export const WagonsSchema = Type.Object(
  {
    left: Type.Array(Type.Object({ figure: player('id of the wagon'), owner: player('a player'), from: PlaceRef }, { additionalProperties: false }), {
      maxItems: 50,
      description: 'the wagons that were scored and have yet to decide, in order; `from` is where each stands',
    }),
    mover: player('whose decision is due'),
  },
  { $id: 'Wagons', additionalProperties: false },
);
export type Wagons = Static<typeof WagonsSchema>;

export const abbeyAndMayorWire = {
  turn: { abbeys: AbbeyRoundSchema, wagon: WagonsSchema },
  defects: {
    'bag-not-empty': 'the abbeys of the end are laid after the last tile, and tiles are left',
    'too-many-abbeys': 'there are more abbeys than one for each player',
    'corner-missing': 'at which corner of the tile the barn stands is not said',
    'not-a-wagon': 'a figure that is said to move on is no wagon',
    'not-the-owner': 'the figure belongs to another player than is said',
    'nothing-to-decide': 'whoever is said to decide has nothing left to decide',
  },
};
